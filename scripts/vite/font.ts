import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import { filesUnder } from './files.ts'

/** Name under which the face is emitted. */
export const fontName = 'barlow-condensed-700.woff2'

const source = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'

/** Every character that the site's words use, and all of ASCII for what content may add. */
function charactersUsed(root: string): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const used = new Set([...ascii, ...'’“”–—…·×½¼¾⅛⅜⅝⅞°é'])
  for (const file of filesUnder(root, ['src/content', 'src/pages', 'src/ui'], /\.(tsx?|md)$/))
    for (const character of readFileSync(file, 'utf8')) if (character > '~') used.add(character)
  return [...used].join('')
}

/** The heading face, cut to the characters in use, as WOFF2. */
export const headingFont = (root: string): Promise<Buffer> =>
  subsetFont(readFileSync(resolve(root, source)), charactersUsed(root), { targetFormat: 'woff2' })

/**
 * The heading face and a stand-in of the same measures from the fonts that devices have, so that nothing moves when
 * the real one comes in. Widths were measured over this site's headings: Barlow Condensed 700 against Arial Bold.
 */
export const fontFaces = (url: string): string => `
@font-face{font-family:"Barlow Condensed";font-weight:700;font-style:normal;font-display:swap;src:url(${url}) format("woff2")}
@font-face{font-family:"Barlow Condensed fallback";font-weight:700;font-style:normal;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Roboto Bold"),local("Roboto-Bold"),local("Helvetica Neue Bold");size-adjust:73%;ascent-override:137%;descent-override:27.4%;line-gap-override:0%}`
