import { brotliCompressSync, constants } from 'node:zlib'
import { load } from 'cheerio'

/** Size in bytes with Brotli at level 5, as the edge compresses. */
export const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

export type Weight = { readonly html: number; readonly script: number; readonly requests: number }

/**
 * What a page costs a phone before anything is touched or scrolled: HTML and scripts compressed, and requests: the page,
 * its sheets for a screen, scripts, and pictures that are not lazy, each once, with the heading font.
 * @param read bytes of a file by its path
 */
export async function weigh(html: Buffer, read: (path: string) => Promise<Buffer>): Promise<Weight> {
  const $ = load(html.toString())
  const scripts = $('script[src]')
    .toArray()
    .map((script) => $(script).attr('src') ?? '')
  const others = $('link[rel=stylesheet], img:not([loading=lazy]), image[href]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '')
  const script = (await Promise.all(scripts.map(read))).reduce((sum, bytes) => sum + compressed(bytes), 0)
  const files = new Set([...scripts, ...others].map((path) => path.replace(/#.*/, '')))
  return { html: compressed(html), script, requests: 2 + files.size }
}
