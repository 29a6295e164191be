import { mayPrefetch } from '../../src/domain/prefetch.ts'

/** A pointer or the focus that rests on a link this long means it, in ms; one that only crosses it does not. */
const restMs = 65
/** How long a page that was prefetched is shown without asking again, in ms. */
const freshMs = 60_000

/** When each page was prefetched; the pages themselves are in the browser's cache. */
const prefetched = new Map<string, number>()

const isPrefetched = ({ pathname, search }: URL): boolean =>
  search === '' && performance.now() - (prefetched.get(pathname) ?? Number.NEGATIVE_INFINITY) < freshMs

/**
 * Asks for a page. One that was prefetched comes from the browser's cache, or shares the request that is under way. The
 * same `Accept` each time, since pages vary by it.
 */
export const request = (url: URL, init: RequestInit): Promise<Response> =>
  fetch(url.pathname + url.search, {
    headers: { accept: 'text/html' },
    redirect: 'error',
    cache: isPrefetched(url) ? 'force-cache' : 'default',
    ...init,
  })

/** Has the browser put a page into its cache, unless it is there already. */
async function prefetch(url: URL): Promise<void> {
  if (url.pathname === location.pathname || !mayPrefetch(url) || isPrefetched(url)) return
  const asked = request(url, { priority: 'low' })
  prefetched.set(url.pathname, performance.now())
  try {
    // A browser may wait with the rest of an answer that isn't read.
    await (await asked).arrayBuffer()
  } catch {
    prefetched.delete(url.pathname)
  }
}

/** Where the link around an element leads, if that is to a page of ours in this window. Links in drawings count too. */
export function linkedAt(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a:not([target],[download],[rel~=nofollow])') : null
  const url = new URL(link?.getAttribute('href') ?? 'about:blank', location.href)
  return url.origin === location.origin ? url : undefined
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether nothing may be loaded that wasn't asked for: the visitor saves data, or the line is slow. */
function isLean(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { readonly connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}

/** Prefetches a page when its link is pointed at, touched or focused. `first` is what the visitor did already. */
export function prefetchOnIntent(first: Event | undefined): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const want = ({ target }: { readonly target: EventTarget | null }, waitMs = restMs) => {
    clearTimeout(timer)
    const url = linkedAt(target)
    if (!url || isLean()) return
    if (waitMs) timer = setTimeout(prefetch, waitMs, url)
    else void prefetch(url)
  }
  if (first) want(first, 0)
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, (event) => want(event))
  for (const name of ['touchstart', 'mousedown'])
    document.addEventListener(name, (event) => want(event, 0), { passive: true })
}
