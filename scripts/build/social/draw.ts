import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori from 'satori'
import sharp from 'sharp'
import { cached, filesUnder } from '../files.ts'
import { loadModule, type Modules } from '../loadModule.ts'
import type { Card } from './cards.tsx'
import { headlineWidth } from './RoadCard.tsx'

const family = 'Barlow Condensed'
const files = resolve(import.meta.dirname, '../../../node_modules/@fontsource/barlow-condensed/files')

// Letters that the first files lack are looked for in the others.
const fonts = (['latin', 'latin-ext'] as const).flatMap((set) =>
  ([500, 700] as const).map((weight) => ({
    name: set === 'latin' ? family : `${family} ${set}`,
    weight,
    data: readFileSync(resolve(files, `barlow-condensed-${set}-${weight}-normal.woff`)),
  })),
)

/** Sizes of a headline with the lines that it may take; the first that fits is used. */
const headlineSizes = [
  ...[104, 96, 88, 82].map((size) => ({ size, lines: 2 })),
  ...[74, 70, 64, 58, 52].map((size) => ({ size, lines: 3 })),
]

/** Width and height in px of text as a headline sets it. */
async function measure(text: string, size: number, width?: number): Promise<{ width: number; height: number }> {
  let found = { width: 0, height: 0 }
  const style = { display: 'flex', fontSize: size, lineHeight: 1, letterSpacing: -0.5, maxWidth: width }
  const root = createElement(
    'div',
    { style: { display: 'flex', alignItems: 'flex-start', fontFamily: family, fontWeight: 700 } },
    createElement('div', { key: 'text', style }, text),
  )
  await satori(root, {
    width: 4000,
    height: 2000,
    fonts,
    onNodeDetected(node) {
      if (node.key === 'text') found = node
    },
  })
  return found
}

/** The first size in which a card's headline fits: no word wider than its room, not too many lines. */
async function fittingSize({ path, headline }: Card): Promise<number> {
  const words = await Promise.all(headline.split(/\s+/).map((word) => measure(word, 100)))
  const longest = Math.max(...words.map((word) => word.width)) / 100
  for (const { size, lines } of headlineSizes) {
    if (longest * size > headlineWidth) continue
    const { height } = await measure(headline, size, headlineWidth)
    if (Math.round(height / size) <= lines) return size
  }
  throw new Error(`The title of ${path} is too long for its social image: ${headline}`)
}

/** A card as a PNG of few colors: flat drawings need no more. */
async function drawCard(card: Card): Promise<Buffer> {
  const svg = await satori(card.draw(await fittingSize(card)), { width: 1200, height: 630, fonts })
  return sharp(Buffer.from(svg))
    .flatten()
    .png({ palette: true, colors: 128, dither: 0, effort: 8, compressionLevel: 9 })
    .toBuffer()
}

/**
 * The image that is shown when a page is shared, one for each kind of page. Drawing one takes most of a second, so they
 * are kept until something in them changes.
 * @param made content of the `#build/*.json` files by name, for the pages that import them
 */
export async function socialImages(root: string, made: Modules) {
  const { cards } = await loadModule<typeof import('./cards.tsx')>(root, 'scripts/build/social/cards.tsx', made)
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
