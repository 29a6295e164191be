import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import { languages as siteLanguages } from '#site/languages.ts'
import { filesUnder } from './files.ts'

const fontName = 'barlow-condensed-700'

const folder = 'node_modules/@fontsource/barlow-condensed'
const source = (set: string) => `${folder}/files/barlow-condensed-${set}-700-normal.woff2`

/** The font's license has to go along wherever it goes. */
export const fontLicense = (root: string): Buffer => readFileSync(resolve(root, folder, 'LICENSE'))

/** Letters that the first file hasn't: "Lānaʻi" and "Győr" need the second. */
const isExtended = (character: string) => /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f]/.test(character)

/** What a heading may be written in: the business's folder, our pages, and our words in English and its languages. */
const sources = [
  '.site',
  ...['business', 'booking', 'desk', 'handlers', 'mine', 'shared', 'site'].map((room) => `src/${room}`),
  ...new Set(['en', ...Object.keys(siteLanguages)].map((language) => `src/words/${language}`)),
]

/** Letters, digits and the marks that headings take; then whatever else the site's words use beyond ASCII, and its capitals. */
function charactersUsed(root: string): readonly string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const used = new Set([...letters, ...'0123456789', ...' .,:;!?()&/$%+#@-–—·…×', ...'\'"’“”'])
  for (const file of filesUnder(root, sources, /\.(tsx?|md|json)$/))
    for (const character of readFileSync(file, 'utf8'))
      if (character > '~') used.add(character).add(character.toUpperCase())
  return [...used]
}

/** A file of the heading font: what it's emitted as, and the letters that it's for, as CSS has them; absent, all others. */
type FontFile = { readonly name: string; readonly source: Buffer; readonly range?: string }

/** The heading font as WOFF2, subset to the characters in use; a second file where some of them aren't in the first. */
export async function headingFont(root: string): Promise<readonly FontFile[]> {
  const used = charactersUsed(root)
  const subset = (set: string, characters: readonly string[]) =>
    subsetFont(readFileSync(resolve(root, source(set))), characters.join(''), { targetFormat: 'woff2' })
  const extended = used.filter(isExtended)
  const latin = { name: `${fontName}.woff2`, source: await subset('latin', used) }
  if (extended.length === 0) return [latin]
  const range = extended.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',')
  return [latin, { name: `${fontName}-ext.woff2`, source: await subset('latin-ext', extended), range }]
}

/**
 * Width of the heading face against bold faces that devices have, in percent, measured over this site's headings. Each
 * stand-in is scaled by it, and its line keeps the heading face's ascent of 100 % and descent of 20 %. Faces go by their
 * PostScript names, and only Linux's own by their family names too, which is all that WebKitGTK knows: a first paint waits
 * for each name that is looked up in vain.
 */
const standIns: readonly { readonly faces: readonly string[]; readonly width: number }[] = [
  { faces: ['Arial-BoldMT', 'LiberationSans-Bold', 'Liberation Sans'], width: 75.7 },
  { faces: ['Roboto-Bold', 'Roboto'], width: 80.7 },
  { faces: ['DejaVuSans-Bold', 'DejaVu Sans'], width: 63.7 },
]

const percent = (value: number) => `${value.toFixed(1)}%`

/** The heading font's files and fallbacks with the same metrics, so that swapping them shifts nothing. */
export const fontFaces = (files: readonly { readonly url: string; readonly range?: string | undefined }[]): string =>
  [
    ...files.map(
      ({ url, range }) =>
        `@font-face{font-family:"Barlow Condensed";font-weight:700;font-display:swap;src:url(${url}) format("woff2")${range ? `;unicode-range:${range}` : ''}}`,
    ),
    ...standIns.map(({ faces, width }, index) => {
      const name = `Stand-in ${index + 1}`
      const sources = faces.map((face) => `local("${face}")`).join(',')
      const measures = `size-adjust:${width}%;ascent-override:${percent(10000 / width)};descent-override:${percent(2000 / width)};line-gap-override:0%`
      return `@font-face{font-family:"${name}";font-weight:700;src:${sources};${measures}}`
    }),
  ].join('\n')
