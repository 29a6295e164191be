import { joinFragments, type RenderFragment } from './fragments.ts'
import type { RenderedPage } from './render.tsx'

/** A page as it's sent: bytes with a strong ETag, and the hash of its styles. */
export type CachedPage = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly styleHash: string
  /** Whether it has dynamic fragments. */
  readonly isDynamic: boolean
}

type CacheEntry = {
  readonly rendered: RenderedPage
  /** The last fragments, and the response made with them. */
  filled: readonly (string | undefined)[]
  page: CachedPage
  /** The second in which the fragments were last rendered; no fragment changes faster. */
  second: number
}

export type PageCache = ReturnType<typeof createPageCache>

/** More than there are routes; the oldest entry makes room for a new one. */
const maxEntries = 200

const encoder = new TextEncoder()

async function pageOf(rendered: RenderedPage, filled: readonly (string | undefined)[]): Promise<CachedPage> {
  const bytes = encoder.encode(joinFragments(rendered, filled))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 12)
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { bytes, etag: `"${hex}"`, styleHash: rendered.styleHash, isDynamic: rendered.fragments.length > 0 }
}

const renderAll = ({ fragments }: RenderedPage, renderFragment: RenderFragment) =>
  Promise.all(fragments.map(({ name }) => renderFragment(name)))

/**
 * Pages that are the same for everybody, rendered on first request in this isolate and kept as bytes; a deploy starts
 * new isolates. Fragments are rendered again once a second; while they don't change, bytes and ETag stay the same.
 * Requests during a render start their own, since the runtime ties I/O to the request that started it.
 */
export function createPageCache() {
  const entries = new Map<string, CacheEntry>()

  /** The page of a key, which is a route's path and what else it depends on. `now` in UTC ms. */
  return async (
    key: string,
    render: () => Promise<RenderedPage>,
    renderFragment: RenderFragment,
    now: number,
  ): Promise<CachedPage> => {
    const second = Math.floor(now / 1000)
    const known = entries.get(key)
    if (known && (!known.page.isDynamic || known.second === second)) return known.page
    const rendered = known?.rendered ?? (await render())
    const filled = await renderAll(rendered, renderFragment)
    if (known && filled.every((html, index) => html === known.filled[index])) {
      known.second = second
      return known.page
    }
    const page = await pageOf(rendered, filled)
    entries.set(key, { rendered, filled, page, second })
    const [oldest] = entries.keys()
    if (oldest !== undefined && entries.size > maxEntries) entries.delete(oldest)
    return page
  }
}
