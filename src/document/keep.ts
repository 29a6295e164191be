import type { Page, PageRequest, ReadText } from './page.ts'
import type { Rendered } from './render.tsx'
import { renderPage } from './render.tsx'

/** A page kept as bytes, with a strong validator made of its content. */
export type Kept = Rendered & { readonly etag: string }

const kept = new Map<Page, Promise<Kept>>()

async function renderKept(page: Page, path: string, siteUrl: string, read: ReadText): Promise<Kept> {
  const request: PageRequest = { path, query: new URLSearchParams(), params: {}, read }
  const rendered = await renderPage(page, request, siteUrl)
  const digest = await crypto.subtle.digest('SHA-256', rendered.bytes)
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { ...rendered, etag: `"${hex}"` }
}

/**
 * A page that reads nothing of its request, rendered at its first request in this isolate and kept as bytes: there are
 * as many as there are routes, and a deploy starts new isolates. Rendering costs milliseconds, copying bytes none.
 */
export function keptPage(page: Page, path: string, siteUrl: string, read: ReadText): Promise<Kept> {
  const known = kept.get(page)
  if (known) return known
  const rendering = renderKept(page, path, siteUrl, read)
  kept.set(page, rendering)
  // A page that could not be rendered is tried again at the next request.
  rendering.catch(() => kept.delete(page))
  return rendering
}
