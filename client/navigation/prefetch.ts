import { mayPrefetch } from '../../src/routes.ts'

/** A link that the pointer or the focus rests on for this long, in ms, is prefetched. */
const restMs = 65
/** How long a prefetched page is used without revalidation, in ms. */
const freshMs = 60_000

/** Time of each prefetch; the pages themselves are in the browser's cache. */
const prefetched = new Map<string, number>()

const isPrefetched = ({ pathname, search }: URL): boolean =>
  search === '' && performance.now() - (prefetched.get(pathname) ?? Number.NEGATIVE_INFINITY) < freshMs

/**
 * Requests a page. A prefetched one comes from the browser's cache, or shares the pending request. Always with the same
 * `Accept`, since pages vary by it.
 */
export const request = (url: URL, init: RequestInit): Promise<Response> =>
  fetch(url.pathname + url.search, {
    headers: { accept: 'text/html' },
    redirect: 'error',
    cache: isPrefetched(url) ? 'force-cache' : 'default',
    ...init,
  })

/** Prefetches a page into the browser's cache, unless it is there already. */
async function prefetch(url: URL): Promise<void> {
  if (url.pathname === location.pathname || !mayPrefetch(url) || isPrefetched(url)) return
  const pending = request(url, { priority: 'low' })
  prefetched.set(url.pathname, performance.now())
  try {
    // A browser may not load the rest of a body that isn't read.
    await (await pending).arrayBuffer()
  } catch {
    prefetched.delete(url.pathname)
  }
}

/** Target of the link around an element, if it's a page of ours in this window. Links in drawings count too. */
export function linkedAt(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a:not([target],[download],[rel~=nofollow])') : null
  const url = new URL(link?.getAttribute('href') ?? 'about:blank', location.href)
  return url.origin === location.origin ? url : undefined
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether prefetching is off: the visitor saves data, or the connection is slow. */
function isLean(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { readonly connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}

/** Prefetches a page when its link is hovered, touched or focused. `first` is the event that loaded this. */
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
