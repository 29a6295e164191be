import { markdownOf } from './markdown.ts'
import type { Page, PageRequest, ReadText } from './page.ts'
import type { Rendered } from './render.tsx'
import { renderPage } from './render.tsx'

/** Bytes with a strong validator made of them. */
export type Tagged = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string; readonly whole: boolean }

/** A page kept as bytes. */
export type Kept = Rendered & Tagged

type Make<Made> = (page: Page, path: string, siteUrl: string, read: ReadText) => Promise<Made>

async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `"${hex}"`
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

/**
 * A page that reads nothing of its request, rendered at its first request in this isolate and kept as bytes: there are
 * as many as there are routes, and a deploy starts new isolates. Rendering costs milliseconds, copying bytes none.
 */
export const keptPage: Make<Kept> = keeping(async (page, path, siteUrl, read) => {
  const request: PageRequest = { path, query: new URLSearchParams(), params: {}, read }
  const rendered = await renderPage(page, request, siteUrl)
  return { ...rendered, etag: await etagOf(rendered.bytes) }
})

/** A rendered page's text as Markdown. */
export async function markdownPage({ bytes, whole }: Rendered, siteUrl: string): Promise<Tagged> {
  const text = new TextEncoder().encode(markdownOf(new TextDecoder().decode(bytes), siteUrl))
  return { bytes: text, etag: await etagOf(text), whole }
}

/** The same for a page that reads nothing of its request, made of its kept bytes and kept as well. */
export const keptMarkdown: Make<Tagged> = keeping(async (page, path, siteUrl, read) =>
  markdownPage(await keptPage(page, path, siteUrl, read), siteUrl),
)
