import type { ReactNode } from 'react'
import type { Env } from '../env.ts'
import { renderFragment } from './fragment.ts'

/** What a live source may go by. `now` in UTC ms. */
export type LiveAsked = { readonly now: number; readonly path: string; readonly env: Env }

/**
 * Makes what stands in a gap now; undefined leaves the gap's fallback. The same node again costs nothing, so a source
 * gives the same one while nothing has changed.
 */
export type LiveSource = (asked: LiveAsked) => ReactNode | Promise<ReactNode>

export type LiveSources = Readonly<Record<string, LiveSource>>

/** HTML of a gap by its name; undefined where its fallback stands. Never rejects. */
export type FillGap = (name: string) => Promise<string | undefined>

/** Longer than this nobody waits for something that has a fallback. */
const limitMs = 150

const rendered = new WeakMap<object, Promise<string>>()

function htmlOf(node: ReactNode): Promise<string> {
  if (typeof node !== 'object' || node === null) return renderFragment(node)
  const known = rendered.get(node) ?? renderFragment(node)
  rendered.set(node, known)
  return known
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: unknown
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer as number))
}

/** Fills gaps from their sources. One that fails or takes too long leaves its fallback, and the log says so. */
export const fillFrom =
  (sources: LiveSources, asked: LiveAsked): FillGap =>
  async (name) => {
    try {
      const made = sources[name]?.(asked)
      const node = made instanceof Promise ? await inTime(made) : made
      return node === undefined ? undefined : await htmlOf(node)
    } catch (error) {
      console.error(JSON.stringify({ event: 'gap-not-filled', name, error: String(error) }))
      return undefined
    }
  }
