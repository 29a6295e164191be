import { isOrdinaryPage } from '../../src/domain/prefetch.ts'
import type { Enliven } from '../navigationLoader.ts'
import { afterPaint } from './afterPaint.ts'
import { pageAt } from './answers.ts'
import { arrive } from './arrive.ts'
import { change } from './change.ts'
import { entryPages } from './entries.ts'
import { linkedAt } from './link.ts'
import { showPlaceholder } from './placeholder.ts'
import { prefetchInSight } from './prefetch.ts'
import { fresh, ownSheet } from './sheet.ts'
import type { Shown } from './shown.ts'
import { firstShown, show, wear } from './shown.ts'
import { keepSiteSheet, linkToSite, siteSheet } from './siteSheet.ts'
import { whenIdle } from './whenIdle.ts'

/** An answer that takes longer gets a placeholder, in ms. */
const patience = 120

const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/**
 * Links to our own pages, and the way back, change the document instead of loading a new one: the frame stays, head and
 * main part are swapped. Everything else is the browser's, and what fails becomes a full navigation.
 */
export function softNavigation(history: Navigation, enliven: Enliven, first: AbortController): { prepare(): void } {
  const firstPage = firstShown()
  if (!firstPage) return { prepare: () => {} }
  const own = ownSheet()
  const pages = entryPages(history)
  let page: Shown = firstPage
  let address = addressOf(location)
  let leave = first
  let clicked: URL | undefined
  let hasChanged = history.currentEntry?.getState() !== undefined
  document.adoptedStyleSheets = [own]
  pages.keep(page)
  prefetchInSight(page.main, leave.signal)
  void keepSiteSheet(page)

  // A reloaded document has to know that the entries beside it are no documents of their own.
  const remember = () => history.updateCurrentEntry({ state: 'changed' })

  const put = (next: Shown, event: NavigateEvent) => {
    if (event.signal.aborted) return
    leave.abort()
    leave = new AbortController()
    page = next
    address = addressOf(location)
    // Where reading begins at the top; elsewhere, how far down that is depends on all that is above it.
    page.main.toggleAttribute(fresh, event.navigationType !== 'traverse' && !location.hash)
    show(page, own)
    event.scroll()
    arrive(page)
    afterPaint(() => {
      whenIdle(() => next.main.removeAttribute(fresh))
      if (page !== next || leave.signal.aborted) return
      enliven(leave.signal)
      prefetchInSight(page.main, leave.signal)
    })
    const link = linkToSite(page)
    link?.addEventListener('load', () => void keepSiteSheet(next).then(() => page === next && wear(page, own)))
  }

  const load = async (url: URL, signal: AbortSignal) => {
    const timer = setTimeout(showPlaceholder, patience, url.pathname)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const next = await pageAt(url, signal)
    clearTimeout(timer)
    return next
  }

  const go = async (event: NavigateEvent, stays: boolean) => {
    const { destination, navigationType, signal } = event
    const back = navigationType === 'traverse'
    const known = stays ? page : back ? pages.at(destination.key) : undefined
    const next = known ?? (await load(new URL(destination.url), signal))
    if (signal.aborted) return
    if (next) return change(() => put(next, event), event.hasUAVisualTransition || stays)
    // The document has the new address already: loading it anew is the full navigation.
    remember()
    if (!back) scrollTo(0, 0)
    location.reload()
  }

  const follow = ({ target }: Event) => {
    clicked = linkedAt(target)
  }
  document.addEventListener('click', follow, { capture: true })
  history.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event
    const url = new URL(destination.url)
    const isLink = clicked?.href === url.href && isOrdinaryPage(url)
    clicked = undefined
    if (!event.canIntercept || event.formData || event.downloadRequest !== null) return
    if (navigationType !== 'traverse' && !isLink) return
    // A step within the page that is shown, unless another one is on its way already.
    const isHere = address === addressOf(url) && page.main.isConnected
    if (event.hashChange && isHere && address === addressOf(location)) return
    const { activeElement } = document
    page.focus = activeElement instanceof HTMLElement && page.main.contains(activeElement) ? activeElement : undefined
    hasChanged = true
    remember()
    for (const open of document.querySelectorAll('.menu-parent:hover')) open.toggleAttribute('data-dismissed', true)
    const stays = isHere && navigationType !== 'traverse'
    if (stays) page.focus = undefined
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => go(event, stays) })
  })
  history.addEventListener('navigatesuccess', () => {
    if (address !== addressOf(location) || !page.main.isConnected) return
    pages.keep(page)
    if (hasChanged) remember()
  })
  return {
    /** Before the click comes: the next page needs no other sheet than the one that is worn by then. */
    prepare: () => {
      if (siteSheet()) wear(page, own)
    },
  }
}
