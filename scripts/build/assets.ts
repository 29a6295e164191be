import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Assets } from '../../src/document/assets.ts'
import { speculationRules } from '../../src/document/speculation.ts'
import { paths } from '../../src/routes.ts'
import { drawAll } from './drawings.tsx'
import { clientEntries } from './entries.ts'
import { fontFaces, fontName, headingFont } from './font.ts'
import { icons } from './icons.ts'
import { withInkLine } from './inkLine.ts'
import { drawMapLinks } from './mapLinks.tsx'
import { photosOf } from './photos.ts'
import { wholeSheet } from './pickStyles.ts'
import { withSchemes } from './schemes.ts'
import { buildStyles, minified } from './styles.ts'
import { readTexts, textName } from './texts.ts'

/** Where the site's files go. */
export type Output = {
  /** Emits a file under a hashed name, and returns its address. */
  readonly emit: (name: string, source: string | Buffer) => string
  /** Emits a file at its own path. */
  readonly emitAt: (fileName: string, source: string | Buffer) => void
  /** The address of a client entry. */
  readonly chunk: (name: string) => string
}

export const emitText = (emit: Output['emit'], name: string, content: unknown): string =>
  emit(textName(name), JSON.stringify(content))

/** Content of the static files that pages read, by page path; a town's includes its map. `map` is the map without a current town. */
async function textFiles(root: string): Promise<Readonly<Record<string, unknown>>> {
  const { plain, byTown } = await drawMapLinks(root)
  const { byPath } = readTexts(root)
  const towns = Object.entries(byTown).map(([slug, map]) => {
    const path = paths.town(slug)
    return [path, { ...byPath[path], map }] as const
  })
  return { ...byPath, ...Object.fromEntries(towns), map: plain }
}

/** Emits everything that needs no rendered page, and gives its addresses with what they were made of. */
export async function emitAssets(root: string, { emit, emitAt, chunk }: Output, moreCss = '') {
  const drawn = await drawAll(root)
  for (const [fileName, source] of Object.entries(icons(drawn))) emitAt(fileName, source)
  const styles = await buildStyles(root, fontFaces(emit(fontName, await headingFont(root))))
  const sheet = wholeSheet(styles) + moreCss
  const texts = await textFiles(root)
  const islands = Object.keys(clientEntries(root)).filter((name) => name !== 'main')
  const drawings = Object.entries(drawn).map(([name, file]) => {
    const url = emit(`${name}.svg`, withSchemes(withInkLine(file), name === 'horizon'))
    return [name, { url, width: file.width, height: file.height }] as const
  })
  const assets: Assets = {
    scripts: [chunk('main')],
    sheet: emit('site.css', sheet),
    motion: emit('motion.css', minified('motion.css', readFileSync(resolve(root, 'client/motion.css'), 'utf8'))),
    speculation: emit('speculation-rules.json', JSON.stringify(speculationRules)),
    islands: Object.fromEntries(islands.map((name) => [name, chunk(name)])),
    drawings: Object.fromEntries(drawings),
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, emitText(emit, name, text)])),
    photos: await photosOf(root, drawn, emit),
  }
  return { assets, styles, sheet, texts }
}
