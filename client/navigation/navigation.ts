import type { InitPage } from '../navigationLoader.ts'
import { pageIn } from './page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { softNavigation } from './softNavigation.ts'

/** Whether the document was loaded from the address that it has now. */
const isOfItsAddress = (): boolean => {
  const [load] = performance.getEntriesByType('navigation')
  return !load || new URL(load.name).pathname === location.pathname
}

/**
 * Gives the document the site's whole sheet, which has the rules of every page in their order: a page itself brings only
 * those of its first screen, in an element that the content policy allows to the first page alone.
 */
function loadSheet(): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset.sheet ?? ''
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
  document.head.append(link)
  return loaded
}

/** Starts soft navigation. `leave` ends what listens for the page that is shown; `first` is what the visitor did. */
export async function navigation(initPage: InitPage, leave: AbortController, first: Event | undefined): Promise<void> {
  const page = pageIn(document)
  if (!window.navigation || !page) return
  await loadSheet()
  // The visitor went back to another entry of this document before anything here could show its page.
  if (!isOfItsAddress()) return location.reload()
  // From here on pages are prefetched here, and the document's speculation rules rest.
  document.documentElement.dataset.prefetch = 'own'
  softNavigation(window.navigation, initPage, page, leave)
  prefetchOnIntent(first)
}
