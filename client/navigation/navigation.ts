import { isLanguage } from '../../src/language/language.ts'
import type { InitPage } from '../navigationLoader.ts'
import { pageIn } from './page.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { softNavigation } from './softNavigation.ts'

/** Whether the document was loaded from its current address. */
const isOfItsAddress = (): boolean => {
  const [load] = performance.getEntriesByType('navigation')
  return !load || new URL(load.name).pathname === location.pathname
}

/**
 * Loads the whole site's sheet, which has every page's rules in order. A page itself has only critical CSS, in a style
 * element that the content policy allows only on the first page.
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

/** Tells a browser that's set to another language that the page is there in it. */
function offerLanguage(): void {
  const wanted = navigator.language.slice(0, 2)
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang=${wanted}]`)
  if (!link || !isLanguage(wanted) || document.documentElement.lang.startsWith(wanted)) return
  const { pathname } = new URL(link.href)
  void import('../behaviors/languageOffer.ts').then(
    (offer) => offer.languageOffer(wanted, pathname),
    () => {},
  )
}

/** Makes the forms tools, in a browser whose assistant can use them; without that, they're forms. */
function loadFormTools(): void {
  if (!('modelContext' in document)) return
  import('../behaviors/formTools.ts').then(
    ({ formTools }) => formTools(),
    () => {},
  )
}

/** Starts soft navigation. `leave` aborts the current page's listeners; `first` is the event that loaded this. */
export async function navigation(initPage: InitPage, leave: AbortController, first: Event | undefined): Promise<void> {
  offerLanguage()
  loadFormTools()
  const page = pageIn(document)
  if (!window.navigation || !page) return
  await loadSheet()
  // The visitor went back to another entry of this document before this had loaded.
  if (!isOfItsAddress()) return location.reload()
  // From here on the script prefetches, instead of the document's speculation rules.
  document.documentElement.dataset.prefetch = 'own'
  softNavigation(window.navigation, initPage, page, leave)
  prefetchOnIntent(first)
}
