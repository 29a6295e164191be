import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import type { Env } from '../../env.ts'
import { logFailure } from '../../log.ts'
import { hex } from '../http/access.ts'
import { TimeoutError, withTimeout } from '../http/services.ts'
import { fragmentElement } from '../parts/Island.tsx'
import type { RenderedPage } from './render.tsx'

/** Arguments of a fragment's source. `now` in UTC ms; `waitUntil` keeps work running after the response. */
export type FragmentContext = {
  readonly now: number
  readonly path: string
  readonly env: Env
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Renders a fragment; undefined keeps its fallback. */
export type FragmentSource = (context: FragmentContext) => ReactNode | Promise<ReactNode>

export type FragmentSources = Readonly<Record<string, FragmentSource>>

/** HTML of a fragment by its name; undefined keeps its fallback. Never rejects. */
export type RenderFragment = (name: string) => Promise<string | undefined>

/** HTML split at its fragments: one piece more than there are fragments. */
export type Pieces = {
  readonly pieces: readonly string[]
  readonly fragments: readonly { readonly name: string; readonly fallback: string }[]
}

const markup = new RegExp(`<${fragmentElement} name="([\\w-]+)">([\\s\\S]*?)</${fragmentElement}>`, 'g')

export function splitAtFragments(html: string): Pieces {
  const pieces: string[] = []
  const fragments: { name: string; fallback: string }[] = []
  let from = 0
  for (const match of html.matchAll(markup)) {
    const [whole, name = '', fallback = ''] = match
    pieces.push(html.slice(from, match.index))
    fragments.push({ name, fallback })
    from = match.index + whole.length
  }
  return { pieces: [...pieces, html.slice(from)], fragments }
}

/** The whole page, with each fragment's HTML or its fallback. */
export function joinFragments({ pieces, fragments }: Pieces, filled: readonly (string | undefined)[] = []): string {
  return pieces.map((piece, index) => piece + (filled[index] ?? fragments[index]?.fallback ?? '')).join('')
}

const timeoutMs = 150

/** HTML of a node, everything awaited. Rejects when a component throws. */
export async function renderHtml(node: ReactNode): Promise<string> {
  let failure: unknown
  const stream = await renderToReadableStream(node, {
    onError(error: unknown) {
      failure ??= error
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  if (failure !== undefined) throw failure
  return html
}

/** Renders fragments from their sources. One that fails or times out keeps its fallback; what failed is logged. */
export const fragmentRenderer =
  (sources: FragmentSources, context: FragmentContext): RenderFragment =>
  async (name) => {
    try {
      const node = await withTimeout(timeoutMs, Promise.resolve(sources[name]?.(context)))
      return node === undefined ? undefined : await renderHtml(node)
    } catch (error) {
      if (!(error instanceof TimeoutError)) logFailure('fragment-not-rendered', error, { name })
      return undefined
    }
  }

/** A page as it's sent: bytes with a strong ETag, and the hash of its styles. */
export type CachedPage = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly styleHash: string
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
  return { bytes, etag: `"${hex(digest)}"`, styleHash: rendered.styleHash, isDynamic: rendered.fragments.length > 0 }
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
