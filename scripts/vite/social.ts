import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'
import { cached } from './cache.ts'
import { filesUnder } from './files.ts'
import { drawCard, fonts } from './social/draw.ts'

export type SocialImage = { readonly path: string; readonly name: string; readonly alt: string; readonly png: Buffer }

type Cards = typeof import('./social/cards.tsx')

/** Answers `#build/*.json` with what the build has made so far, before the files are written. */
const answering = (made: Readonly<Record<string, unknown>>): Plugin => ({
  name: 'answering',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('#build/') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0#build/')
      ? { code: `export default ${JSON.stringify(made[id.slice('\0#build/'.length)] ?? {})}`, moduleType: 'js' }
      : undefined,
})

/**
 * The image that is shown when a page is shared, for every page that may be listed: its kind's template with its own
 * title and scene. Drawing one takes most of a second, so they are kept until something in them changes.
 * @param made content of the `#build/*.json` files by name, for the pages that import them
 */
export async function socialImages(root: string, made: Readonly<Record<string, unknown>>): Promise<SocialImage[]> {
  const { module } = await runnerImport<Cards>(resolve(root, 'scripts/vite/social/cards.tsx'), {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [answering(made)],
  })
  const sources = filesUnder(root, ['scripts/vite/social'], /\.tsx?$/).map((file) => readFileSync(file))
  return Promise.all(
    module.cards.map(async (card) => {
      // All that a card shows is in its markup: words, styles, and pictures as data.
      const markup = renderToStaticMarkup(card.draw(card.sizes[0]?.size ?? 0))
      const inputs = [markup, ...sources, ...fonts.map(({ data }) => data)]
      const { path, alt } = card
      const name = `social-${path.replace(/^.*\//, '') || 'home'}.png`
      return { path, name, alt, png: await cached('social', inputs, () => drawCard(card)) }
    }),
  )
}
