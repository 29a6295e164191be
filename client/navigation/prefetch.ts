import { mayReadAhead } from '../../src/domain/prefetch.ts'
import { readAhead } from './answers.ts'
import { isFast, isLean } from './connection.ts'
import { linkedAt } from './link.ts'

/** A pointer that rests on a link this long means it, in ms; one that only crosses it does not. */
const meant = 65
/** In-sight links of one page that are read ahead, at most. */
const mostInSight = 4

/** Leaves the reading to a browser that will load the next page by itself. */
export function prefetchByElement(url: URL): void {
  if (url.pathname === location.pathname || !mayReadAhead(url)) return
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = url.pathname
  if (!document.querySelector(`link[rel=prefetch][href="${url.pathname}"]`)) document.head.append(link)
}

/** Reads a page ahead when its link is pointed at, touched or focused. `at` is where the visitor is already. */
export function prefetchOnIntent(at: EventTarget | null | undefined, read: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const want = (target: EventTarget | null | undefined, wait: number) => {
    clearTimeout(timer)
    const url = linkedAt(target)
    if (!url || isLean()) return
    if (wait) timer = setTimeout(read, wait, url)
    else read(url)
  }
  want(at, 0)
  document.addEventListener('pointerover', ({ target }) => want(target, meant), { passive: true })
  document.addEventListener('focusin', ({ target }) => want(target, meant))
  for (const event of ['touchstart', 'mousedown'])
    document.addEventListener(event, ({ target }) => want(target, 0), { passive: true })
}

/** On fast lines, reads the first pages ahead whose links come into sight on this page and stay there. */
export function prefetchInSight(main: HTMLElement, signal: AbortSignal): void {
  if (!isFast()) return
  let left = mostInSight
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>()
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target))
      waiting.delete(target)
      if (!isIntersecting) continue
      const read = () => {
        seen.unobserve(target)
        const url = linkedAt(target)
        if (left > 0 && url && !isLean() && readAhead(url, 'low')) left -= 1
        if (left === 0) seen.disconnect()
      }
      waiting.set(target, setTimeout(read, 500))
    }
  })
  for (const link of main.querySelectorAll('a[href]')) seen.observe(link)
  signal.addEventListener('abort', () => {
    seen.disconnect()
    for (const timer of waiting.values()) clearTimeout(timer)
  })
}
