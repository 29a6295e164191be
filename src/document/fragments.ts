import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import type { Env } from '../env.ts'
import { logFailure } from '../log.ts'
import { fragmentElement } from '../ui/shared/DynamicFragment.tsx'

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

/** Splits a rendered page at its fragments. */
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

/** Timeout of a fragment's source, in ms. */
const timeoutMs = 150

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: unknown
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer as number))
}

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

/** Renders fragments from their sources. One that fails or times out keeps its fallback, and is logged. */
export const fragmentRenderer =
  (sources: FragmentSources, context: FragmentContext): RenderFragment =>
  async (name) => {
    try {
      const node = await inTime(Promise.resolve(sources[name]?.(context)))
      return node === undefined ? undefined : await renderHtml(node)
    } catch (error) {
      logFailure('fragment-not-rendered', error, { name })
      return undefined
    }
  }
