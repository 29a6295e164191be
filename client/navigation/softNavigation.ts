import { isOrdinaryPage } from '../../src/routes.ts'
import type { InitPage } from '../navigationLoader.ts'
import type { Page } from './page.ts'
import { announce, fetchPage, showPage, showPlaceholder } from './page.ts'
import { linkedAt } from './prefetch.ts'

/** Delay before the placeholder, in ms. */
const placeholderMs = 120

const quickFade = new CSSStyleSheet()
quickFade.replaceSync(
  '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}',
)
// Adopted once in advance, since a new sheet makes the browser recalculate the styles of all elements.
document.adoptedStyleSheets = [quickFade]

/** Updates the document, with a short cross-fade where motion is allowed and supported. */
async function crossFade(update: () => void, isPlain: boolean): Promise<void> {
  const isStill = isPlain || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) return update()
  const fade = document.startViewTransition(update)
  // A fade that is cut short by the next one is no failure.
  for (const part of [fade.ready, fade.finished]) part.catch(() => {})
  await fade.updateCallbackDone
}

const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/** Focuses the fragment's target, the heading or the main element, without scrolling. */
function focusOn(main: HTMLElement, known: Page['focus']): void {
  const id = decodeURIComponent(location.hash.slice(1))
  const target = known ?? document.getElementById(id) ?? main.querySelector('h1') ?? main
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function keepReachable(pages: Map<string, Page>, history: Navigation): void {
  const reachable = new Set(history.entries().map(({ key }) => key))
  for (const key of pages.keys()) if (!reachable.has(key)) pages.delete(key)
}

/** A submenu that hover keeps open would cover the next page. */
function dismissSubmenus(): void {
  for (const open of document.querySelectorAll('.menu-parent:hover')) open.toggleAttribute('data-dismissed', true)
}

async function load(url: URL, signal: AbortSignal): Promise<Page | undefined> {
  const timer = setTimeout(showPlaceholder, placeholderMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const page = await fetchPage(url, signal)
  clearTimeout(timer)
  return page
}

/**
 * Makes links to our own pages, and going back, replace head and main element instead of loading a new document. All
 * else is left to the browser, and failures become a full navigation. `page` is the current one, and `leave` aborts its
 * listeners.
 */
export function softNavigation(history: Navigation, initPage: InitPage, page: Page, leave: AbortController): void {
  /** Pages by key of their history entry: the elements themselves, so that going back restores what was typed. */
  const pages = new Map<string, Page>()
  let address = addressOf(location)
  let clicked: URL | undefined

  const remember = () => {
    pages.set(history.currentEntry?.key ?? '', page)
    keepReachable(pages, history)
  }

  const put = (next: Page, event: NavigateEvent) => {
    if (event.signal.aborted) return
    leave.abort()
    leave = new AbortController()
    page = next
    address = addressOf(location)
    showPage(page)
    event.scroll()
    focusOn(page.main, event.navigationType === 'traverse' ? page.focus : undefined)
    announce(page.title)
    initPage(leave.signal)
  }

  const go = async (event: NavigateEvent, known: Page | undefined) => {
    const { destination, navigationType, signal, hasUAVisualTransition } = event
    const next = known ?? (await load(new URL(destination.url), signal))
    if (signal.aborted) return
    if (next) return crossFade(() => put(next, event), hasUAVisualTransition || next === page)
    // The address has changed already, so reloading is the full navigation.
    if (navigationType !== 'traverse') scrollTo(0, 0)
    location.reload()
  }

  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, destination } = event
    const url = new URL(destination.url)
    const isBack = navigationType === 'traverse'
    const isLink = clicked?.href === url.href && isOrdinaryPage(url)
    clicked = undefined
    if (!event.canIntercept || event.formData || event.downloadRequest !== null || !(isBack || isLink)) return
    const isShown = page.main.isConnected
    const known = (isBack && pages.get(destination.key)) || (isShown && address === addressOf(url) ? page : undefined)
    // A step within the current page, or a return to it from the back/forward cache, needs nothing.
    if (isShown && known === page && (isBack || event.hashChange)) return
    if (isShown) page.focus = page.main.querySelector<HTMLElement>(':focus')
    dismissSubmenus()
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => go(event, known) })
  }

  // A page that keeps its own address up to date is still the page that's shown.
  const onReplaced = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType === 'replace' && page.main.isConnected) address = addressOf(location)
  }
  remember()
  document.addEventListener('click', ({ target }) => (clicked = linkedAt(target)), { capture: true })
  history.addEventListener('navigate', onNavigate)
  history.addEventListener('currententrychange', onReplaced)
  // Steps within a page make history entries too.
  history.addEventListener('navigatesuccess', remember)
}
