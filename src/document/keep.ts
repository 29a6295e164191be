import type { FillGap, Filling } from './live.ts'
import { markdownOf } from './markdown.ts'
import type { Page, PageRequest, ReadText } from './page.ts'
import type { Bytes, Rendered } from './render.tsx'
import { joined, renderPage } from './render.tsx'

/** Bytes with a strong validator made of them. */
export type Tagged = { readonly bytes: Bytes; readonly etag: string }

/** A page as it is sent: its gaps filled, whether it has any, and the hash that allows its CSS. */
export type Kept = Tagged & { readonly styleHash: string; readonly live: boolean }

type Make<Made> = (page: Page, path: string, siteUrl: string, read: ReadText) => Promise<Made>

async function tagged(bytes: Bytes): Promise<Tagged> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { bytes, etag: `"${hex}"` }
}

/**
 * What is made of a page the first time somebody asks in this isolate, and kept when it is there. Requests that come
 * meanwhile make it too: the runtime ties what a request waits for to that request, and one that is broken off must not
 * leave the others waiting. What could not be made, or not whole, is tried again at the next request.
 */
function keeping<Made extends { readonly whole: boolean }>(make: Make<Made>): Make<Made> {
  const kept = new Map<Page, Made>()
  return async (page, path, siteUrl, read) => {
    const known = kept.get(page)
    if (known) return known
    const made = await make(page, path, siteUrl, read)
    if (made.whole) kept.set(page, kept.get(page) ?? made)
    return kept.get(page) ?? made
  }
}

/** What was last sent of a page, and how its gaps were filled. */
type Sent = { readonly filled: readonly (string | undefined)[]; readonly page: Kept }

/** `second`: the one in which it was last seen that the gaps still say the same. */
type Entry = Rendered & { last?: Sent; second?: number }

const keptEntry: Make<Entry> = keeping((page, path, siteUrl, read) => {
  const openSlots = () => {
    throw new Error('A kept page cannot show what changes')
  }
  const request: PageRequest = { path, query: new URLSearchParams(), params: {}, siteUrl, read, openSlots }
  return renderPage(page, request, siteUrl)
})

/** Pages with gaps that have been rendered whole: nothing but their gaps is to be waited for. */
const ready = new WeakMap<Page, Entry>()
/** Those without gaps, as they are sent. */
const still = new WeakMap<Page, Kept>()

/** A kept page that is the same for everybody, when it has been made already. */
export const stillPage = (page: Page): Kept | undefined => still.get(page)

const isThere = (filling: Filling): filling is string | undefined => !(filling instanceof Promise)

/** The page with its gaps so filled: the same as last, or made now. */
function sent(entry: Entry, filled: readonly (string | undefined)[]): Kept | Promise<Kept> {
  if (entry.last?.filled.every((html, index) => html === filled[index])) return entry.last.page
  const { styleHash, gaps } = entry
  return tagged(joined(entry, filled)).then((bytes) => {
    const page = { ...bytes, styleHash, live: gaps.length > 0 }
    entry.last = { filled, page }
    return page
  })
}

function filledEntry(entry: Entry, fill: FillGap): Kept | Promise<Kept> {
  if (entry.gaps.length === 0) return sent(entry, [])
  const fillings = entry.gaps.map(({ name }) => fill(name))
  if (fillings.every(isThere)) return sent(entry, fillings)
  return Promise.all(fillings).then((filled) => sent(entry, filled))
}

/**
 * A kept page with gaps that has been rendered already; undefined when it has not. Its sources are asked once a second
 * (`now` in UTC ms), since no clock on a page ticks faster, and while they say the same it comes without a promise.
 */
export function readyPage(page: Page, now: number, filler: () => FillGap): Kept | Promise<Kept> | undefined {
  const entry = ready.get(page)
  if (!entry) return undefined
  const second = Math.floor(now / 1000)
  if (entry.last && entry.second === second) return entry.last.page
  const seen = (page: Kept): Kept => {
    entry.second = second
    return page
  }
  const filled = filledEntry(entry, filler())
  return filled instanceof Promise ? filled.then(seen) : seen(filled)
}

/**
 * A page that reads nothing of its request, rendered at its first request in this isolate and kept as bytes. Its gaps
 * are filled for each request; while they say the same, the bytes are the same too. There are as many entries as there
 * are routes, each with the page once in pieces and once as last sent: queries add none, and a deploy starts new
 * isolates. Rendering costs milliseconds, sending bytes none.
 */
export async function keptPage(
  page: Page,
  path: string,
  siteUrl: string,
  read: ReadText,
  fill: FillGap,
): Promise<Kept> {
  const entry = await keptEntry(page, path, siteUrl, read)
  const made = await filledEntry(entry, fill)
  if (entry.whole && entry.gaps.length > 0) ready.set(page, entry)
  else if (entry.whole) still.set(page, made)
  return made
}

/** A rendered page's text as Markdown, its gaps with their fallbacks. */
export async function markdownPage(rendered: Rendered, siteUrl: string): Promise<Tagged & { readonly whole: boolean }> {
  const html = new TextDecoder().decode(joined(rendered))
  const text = await tagged(new TextEncoder().encode(markdownOf(html, siteUrl)))
  return { ...text, whole: rendered.whole }
}

/** The same for a page that reads nothing of its request, made of its kept bytes and kept as well. */
export const keptMarkdown: Make<Tagged & { readonly whole: boolean }> = keeping(async (page, path, siteUrl, read) =>
  markdownPage(await keptEntry(page, path, siteUrl, read), siteUrl),
)
