import { type CheerioAPI, load } from 'cheerio'

/** An element's link within this site, as a path with its query and fragment. */
const pointers =
  'a[href], link[href]:not([rel=canonical]), script[src], img[src], img[srcset], source[srcset], use[href], form[action]'

type Get = (path: string) => Promise<Response>
export type Crawled = {
  /** Every page that was reached, by path and query. */
  readonly pages: ReadonlyMap<string, CheerioAPI>
  readonly dead: readonly string[]
}

/** Links of a page as a browser without JavaScript would follow them. */
export function pointedAt($: CheerioAPI, from: string): readonly URL[] {
  const base = new URL(from, 'http://here')
  return [...$(pointers)]
    .flatMap((element) => {
      const { href, src, srcset, action } = element.attribs
      const listed = srcset?.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') ?? []
      // The target of a form's fragment exists only after it was sent.
      return [href, src, action?.replace(/#.*/, ''), ...listed].filter((value) => value !== undefined && value !== '')
    })
    .map((value) => new URL(String(value), base))
    .filter(({ origin }) => origin === base.origin)
}

const addressOf = ({ pathname, search }: URL) => pathname + search

/** What a query asks for, whatever its values are. */
const kindOf = ({ pathname, searchParams }: URL) => `${pathname}?${[...new Set(searchParams.keys())].sort()}`

/**
 * Follows every link of the site from its front page, without JavaScript. A query makes another page of the same kind,
 * and its links lead to more of them, so the crawl asks for one of each kind and follows none of its links.
 */
export async function crawl(get: Get): Promise<Crawled> {
  const pages = new Map<string, CheerioAPI>()
  const seen = new Set<string>()
  const statuses = new Map<string, number>()
  const dead: string[] = []
  const fragments: [from: string, to: URL][] = []
  const waiting: [from: string, to: URL][] = [['', new URL('http://here/')]]
  for (const [from, to] of waiting) {
    const address = addressOf(to)
    if (to.search && !statuses.has(address)) {
      if (seen.has(kindOf(to))) continue
      seen.add(kindOf(to))
    }
    if (to.hash) fragments.push([from, to])
    if (!statuses.has(address)) {
      const response = await get(address)
      statuses.set(address, response.status)
      const body = await response.text()
      if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) {
        const $ = load(body)
        pages.set(address, $)
        if (!to.search) for (const next of pointedAt($, address)) waiting.push([address, next])
      }
    }
    const status = statuses.get(address) ?? 0
    if (status >= 400) dead.push(`${from} -> ${address}: ${status}`)
  }
  for (const [from, to] of fragments) {
    const $ = pages.get(addressOf(to))
    if ($ && $(`[id="${decodeURIComponent(to.hash.slice(1))}"]`).length === 0)
      dead.push(`${from} -> ${addressOf(to)}${to.hash}`)
  }
  return { pages, dead: [...new Set(dead)] }
}

/** The footer links to these pages by agreement, although they don't exist. */
export const isKnownDead = (line: string): boolean => / -> (\/\w\w)?\/(privacy|terms): 404$/.test(line)
