import { mayReadAhead } from '../../src/domain/prefetch.ts'
import type { Shown } from './shown.ts'
import { readPage } from './shown.ts'
import { keepSiteSheet } from './siteSheet.ts'
import { whenIdle } from './whenIdle.ts'

/** How long a page that was read ahead is shown without asking again, in ms. */
const fresh = 60_000
const mostKept = 12

type Answer = { readonly html: string; readonly lasts: boolean }
type Ahead = { readonly asked: number; readonly answer: Promise<Answer | undefined>; made?: Shown }

const ahead = new Map<string, Ahead>()

/** A page of ours, the not-found page too. Undefined for all that only the browser itself can show well. */
async function ask(url: URL, init: RequestInit): Promise<Answer | undefined> {
  try {
    const response = await fetch(url.pathname + url.search, {
      headers: { accept: 'text/html' },
      redirect: 'error',
      ...init,
    })
    const { status, headers } = response
    if (!headers.get('content-type')?.startsWith('text/html') || !(status === 200 || status === 404)) return undefined
    return { html: await response.text(), lasts: !headers.get('cache-control')?.includes('no-store') }
  } catch {
    return undefined
  }
}

const known = (path: string): Ahead | undefined => {
  const found = ahead.get(path)
  return found && performance.now() - found.asked < fresh ? found : undefined
}

async function make(entry: Ahead): Promise<void> {
  const answer = await entry.answer
  if (!answer?.lasts || entry.made) return
  entry.made = readPage(answer.html)
  if (entry.made) void keepSiteSheet(entry.made)
}

/**
 * Reads a page ahead, once, and makes its elements: at once where somebody points at the link, since the click comes
 * next. Gives whether it had to ask.
 */
export function readAhead(url: URL, priority: 'auto' | 'low'): boolean {
  const path = url.pathname
  if (url.origin !== location.origin || path === location.pathname || !mayReadAhead(url)) return false
  const before = known(path)
  if (before) {
    if (priority === 'auto') void make(before)
    return false
  }
  const entry: Ahead = { asked: performance.now(), answer: ask(url, { priority }) }
  ahead.delete(path)
  ahead.set(path, entry)
  for (const oldest of ahead.keys()) if (ahead.size > mostKept) ahead.delete(oldest)
  void entry.answer.then((answer) => {
    if (!answer?.lasts) ahead.delete(path)
    else if (priority === 'low') whenIdle(() => void make(entry))
  })
  if (priority === 'auto') void make(entry)
  return true
}

/** A page's elements, each time new ones. Undefined when it has to come by a full navigation. */
export async function pageAt(url: URL, signal: AbortSignal): Promise<Shown | undefined> {
  const early = url.search ? undefined : known(url.pathname)
  const answer = (await early?.answer) ?? (signal.aborted ? undefined : await ask(url, { signal }))
  if (!answer) return undefined
  const page = early?.made ?? readPage(answer.html)
  if (early) early.made = undefined
  // A place further down is found only when everything above it has its height.
  if (page && url.hash) await keepSiteSheet(page)
  return page
}
