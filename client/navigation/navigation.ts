import type { Enliven } from '../navigationLoader.ts'
import { readAhead } from './answers.ts'
import { prefetchByElement, prefetchOnIntent } from './prefetch.ts'
import { softNavigation } from './softNavigation.ts'
import { whenIdle } from './whenIdle.ts'

/** Whether the document was loaded from the address that it has now. */
const isOfItsAddress = (): boolean => {
  const [load] = performance.getEntriesByType('navigation')
  return !load || new URL(load.name).pathname === location.pathname
}

/** `first` ends what listens for the page that is shown; `at` is where the visitor was seen first. */
export function navigation(enliven: Enliven, first: AbortController, at: EventTarget | null | undefined): void {
  // The visitor went back to another entry of this document before anything here could show its page.
  if (!isOfItsAddress()) location.reload()
  else if (window.navigation) {
    // From here on pages are read ahead here, and the document's speculation rules rest.
    document.documentElement.dataset.prefetch = 'own'
    const { prepare } = softNavigation(window.navigation, enliven, first)
    prefetchOnIntent(at, (url) => {
      readAhead(url, 'auto')
      whenIdle(prepare)
    })
  } else if (!HTMLScriptElement.supports?.('speculationrules')) prefetchOnIntent(at, prefetchByElement)
}
