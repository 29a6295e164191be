import type { FillGap } from './live.ts'
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

/** What is made of a page the first time somebody asks in this isolate, and kept. */
function keeping<Made extends { readonly whole: boolean }>(make: Make<Made>): Make<Made> {
  const kept = new Map<Page, Promise<Made>>()
  return (page, path, siteUrl, read) => {
    const known = kept.get(page)
    if (known) return known
    const making = make(page, path, siteUrl, read)
    kept.set(page, making)
    // What could not be made, or not whole, is tried again at the next request.
    making.then(
      ({ whole }) => whole || kept.delete(page),
      () => kept.delete(page),
    )
    return making
  }
}

/** A rendered page and what was last sent of it. */
type Entry = Rendered & { last?: { readonly filled: readonly (string | undefined)[]; readonly page: Promise<Kept> } }

const keptEntry: Make<Entry> = keeping((page, path, siteUrl, read) => {
  const openSlots = () => {
    throw new Error('A kept page cannot show what changes')
  }
  const request: PageRequest = { path, query: new URLSearchParams(), params: {}, siteUrl, read, openSlots }
  return renderPage(page, request, siteUrl)
})

/** Pages without gaps, once they are made: there is nothing to wait for. */
const ready = new WeakMap<Page, Kept>()

/** A kept page that is the same for everybody, when it has been made already. */
export const readyPage = (page: Page): Kept | undefined => ready.get(page)

const noGaps: readonly (string | undefined)[] = []

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
  const { gaps, last, styleHash } = entry
  const filled = gaps.length > 0 ? await Promise.all(gaps.map(({ name }) => fill(name))) : noGaps
  if (last?.filled.every((html, index) => html === filled[index])) return last.page
  const made = tagged(joined(entry, filled)).then((bytes) => ({ ...bytes, styleHash, live: gaps.length > 0 }))
  entry.last = { filled, page: made }
  if (gaps.length === 0 && entry.whole) ready.set(page, await made)
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
