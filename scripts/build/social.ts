import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { cached } from './cache.ts'
import { filesUnder } from './files.ts'
import { loadModule } from './loadModule.ts'
import { drawCard, fonts, headlineSizes } from './social/draw.ts'

export type SocialImage = {
  readonly paths: readonly string[]
  readonly name: string
  readonly alt: string
  readonly png: Buffer
}

type Cards = typeof import('./social/cards.tsx')

/**
 * The image that is shown when a page is shared, one for each kind of page. Drawing one takes most of a second, so they
 * are kept until something in them changes.
 * @param made content of the `#build/*.json` files by name, for the pages that import them
 */
export async function socialImages(root: string, made: Readonly<Record<string, unknown>>): Promise<SocialImage[]> {
  const { cards } = await loadModule<Cards>(root, 'scripts/build/social/cards.tsx', made)
  const sources = filesUnder(root, ['scripts/build/social'], /\.tsx?$/).map((file) => readFileSync(file))
  return Promise.all(
    cards.map(async (card) => {
      // A card's markup has everything that it shows: text, styles, and images as data.
      const markup = renderToStaticMarkup(card.draw(headlineSizes[0]?.size ?? 0))
      const inputs = [markup, ...sources, ...fonts.map(({ data }) => data)]
      const { path, paths, alt } = card
      const name = `social-${path.replace(/^.*\//, '') || 'home'}.png`
      return { paths, name, alt, png: await cached('social', inputs, () => drawCard(card)) }
    }),
  )
}
