import { type CheerioAPI, load } from 'cheerio'
import { beforeAll } from 'vitest'
import { listedRoutes } from '../../src/pages.ts'
import type { TestedSite } from './appSite.ts'

export const listedPaths: readonly string[] = listedRoutes.map(({ path }) => path)

/** Adjacent elements get a space between their texts, as they are apart on the screen. */
export const apart = (html: string): string => html.replaceAll('><', '> <')

/** Every listed page, read once before the tests of a file. */
export function readPages(site: TestedSite): (path: string) => CheerioAPI {
  const pages = new Map<string, CheerioAPI>()
  beforeAll(async () => {
    for (const path of listedPaths) pages.set(path, load(apart(await (await site.get(path)).text())))
  })
  return (path) => {
    const page = pages.get(path)
    if (!page) throw new Error(`${path} was not read`)
    return page
  }
}

const blocks = 'p, li, dd, dt, td, th, h1, h2, h3, h4, label, legend, figcaption, button, summary, blockquote'

/** What a page says: its title and description, its texts, and what its pictures and that for sharing are said to show. */
export function saidOn($: CheerioAPI): string[] {
  const texts = [...$(`body :is(${blocks})`)]
    .filter(
      (element) => $(element).find(blocks).length === 0 && $(element).closest('script, style, template').length === 0,
    )
    // A link to another language is in that one.
    .map((element) => $(element).clone().find('[lang]').remove().end().text())
  const alts = [...$('img[alt], svg[aria-label]')].map(
    (element) => $(element).attr('alt') ?? $(element).attr('aria-label') ?? '',
  )
  const meta = ['[name=description]', '[property="og:image:alt"]'].map((of) => $(`meta${of}`).attr('content') ?? '')
  return [$('title').text(), ...meta, ...texts, ...alts].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
