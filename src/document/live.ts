import type { ReactNode } from 'react'
import type { Env } from '../env.ts'
import { renderFragment } from './fragment.ts'

/** What a live source may go by. `now` in UTC ms; `waitUntil` lets work go on after the answer. */
export type LiveAsked = {
  readonly now: number
  readonly path: string
  readonly env: Env
  readonly waitUntil?: (work: Promise<unknown>) => void
}

/**
 * Makes what stands in a gap now; undefined leaves the gap's fallback. The same node again costs nothing, so a source
 * gives the same one while nothing has changed.
 */
export type LiveSource = (asked: LiveAsked) => ReactNode | Promise<ReactNode>

export type LiveSources = Readonly<Record<string, LiveSource>>

/** HTML of a gap, at once where nothing has to be made for it; undefined where its fallback stands. Never rejects. */
export type Filling = string | undefined | Promise<string | undefined>

export type FillGap = (name: string) => Filling

const isPromise = <T>(made: T | Promise<T>): made is Promise<T> => made instanceof Promise

/** Longer than this nobody waits for something that has a fallback. */
const limitMs = 150

const rendered = new WeakMap<object, string>()

/** HTML of a node, which is made once. */
function htmlOf(node: ReactNode): string | Promise<string> {
  if (typeof node !== 'object' || node === null) return renderFragment(node)
  const known = rendered.get(node)
  if (known !== undefined) return known
  return renderFragment(node).then((html) => {
    rendered.set(node, html)
    return html
  })
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: unknown
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer as number))
}

function unfilled(name: string, error: unknown): undefined {
  console.error(JSON.stringify({ event: 'gap-not-filled', name, error: String(error) }))
}

/** Fills gaps from their sources. One that fails or takes too long leaves its fallback, and the log says so. */
export const fillFrom =
  (sources: LiveSources, asked: LiveAsked): FillGap =>
  (name) => {
    try {
      const made = sources[name]?.(asked)
      if (made === undefined) return undefined
      const html = isPromise(made)
        ? inTime(made).then((node) => (node === undefined ? undefined : htmlOf(node)))
        : htmlOf(made)
      return isPromise(html) ? html.catch((error) => unfilled(name, error)) : html
    } catch (error) {
      return unfilled(name, error)
    }
  }
