import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Assets } from '../../src/assets.ts'
import { speculationRules } from '../../src/document/speculation.ts'
import type { DrawnFile } from './drawings.tsx'
import { clientEntries } from './entries.ts'
import { withInkLine } from './inkLine.ts'
import { photosOf } from './photos.ts'
import { withSchemes } from './schemes.ts'
import { minified } from './styles.ts'
import { textFiles } from './textFiles.ts'
import { textName } from './texts.ts'

/** Takes a file of the site and gives its address. */
export type Emit = (name: string, source: string | Buffer) => string

export const emitText = (emit: Emit, name: string, content: unknown): string =>
  emit(textName(name), JSON.stringify(content))

type Made = { readonly drawn: Readonly<Record<string, DrawnFile>>; readonly sheet: string }

/** Emits everything that needs no rendered page, and gives the addresses by name. `script`: that of a client entry. */
export async function emitAssets(
  root: string,
  { drawn, sheet }: Made,
  emit: Emit,
  script: (name: string) => string,
): Promise<Assets> {
  const islands = Object.keys(clientEntries(root)).filter((name) => name !== 'main')
  const drawings = Object.entries(drawn).map(([name, file]) => {
    const { width, height } = file
    return [
      name,
      { url: emit(`${name}.svg`, withSchemes(withInkLine(file), name === 'horizon')), width, height },
    ] as const
  })
  const texts = Object.entries(await textFiles(root)).map(([name, text]) => [name, emitText(emit, name, text)] as const)
  return {
    scripts: [script('main')],
    sheet: emit('site.css', sheet),
    motion: emit('motion.css', minified('motion.css', readFileSync(resolve(root, 'client/motion.css'), 'utf8'))),
    speculation: emit('speculation-rules.json', JSON.stringify(speculationRules)),
    islands: Object.fromEntries(islands.map((name) => [name, script(name)])),
    drawings: Object.fromEntries(drawings),
    texts: Object.fromEntries(texts),
    photos: await photosOf(root, drawn, emit),
  }
}
