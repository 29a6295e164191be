import { currentLink } from '../../src/ui/frame/currentLink.ts'
import { parseHtml } from '../../src/ui/shared/parseHtml.ts'
import { skeleton } from '../../src/ui/skeleton/skeleton.ts'
import { noticeWords } from '../../src/words/notice.ts'
import { request } from './prefetch.ts'

/** What soft navigation replaces in the document; the frame stays. */
export type Page = {
  readonly main: HTMLElement
  readonly title: string
  /** Elements of the head that describe this page only. */
  readonly head: readonly Element[]
  /** The focused element when the page was left. */
  focus?: HTMLElement | null
}

const aboutThePage =
  'meta[name=description],meta[name=robots],meta[name^=twitter],meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]'

const headOf = (page: Document): Element[] => [...page.head.querySelectorAll(aboutThePage)]

/** Script and sheet have other addresses in every build. */
const buildOf = (page: Document) => page.querySelector('script[data-sheet]')?.outerHTML

/**
 * The page in a document. Undefined when it isn't a page of this site, or is from another build than the current one.
 */
export function pageIn(from: Document): Page | undefined {
  const main = from.querySelector('main')
  const build = buildOf(from)
  return main && build && build === buildOf(document) ? { main, title: from.title, head: headOf(from) } : undefined
}

/**
 * Fetches a page. Undefined for everything that the browser should load itself: network errors, error statuses,
 * redirects, files, pages of another build.
 */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<Page | undefined> {
  try {
    const response = await request(url, { signal })
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
    // Its critical CSS is only for a first page: the current document's content policy would block it.
    return isPage ? pageIn(parseHtml((await response.text()).replace(/<style>.*?<\/style>/s, ''))) : undefined
  } catch {
    return undefined
  }
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')

/** Marks the menu's links to the current address and to its section. */
function markCurrentLinks(): void {
  const here = withoutSlash(location.pathname)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#menu a')) {
    const current = currentLink(withoutSlash(link.pathname), here)
    if (current) link.setAttribute('aria-current', current)
    else link.removeAttribute('aria-current')
  }
}

/** Replaces the main element, at the address that the document has by now. */
function showMain(main: HTMLElement): void {
  // The document has the whole sheet already; a second link would only be applied again.
  main.querySelector('link[rel=stylesheet]:not([media])')?.remove()
  document.querySelector('main')?.replaceWith(main)
  markCurrentLinks()
}

export function showPage({ main, title, head }: Page): void {
  for (const element of headOf(document)) element.remove()
  document.head.append(...head)
  document.title = title
  showMain(main)
}

const region = document.createElement('p')
region.className = 'sr-only'
region.setAttribute('role', 'status')
document.body.append(region)

/** Announces a text to screen readers. */
export function announce(text: string): void {
  region.textContent = text
}

/** Shows a skeleton of the page that is loading, and announces it once. */
export function showPlaceholder(): void {
  const outline = `<main id="main" tabindex="-1" data-behind-menu aria-busy="true">${skeleton}</main>`
  const main = parseHtml(outline).querySelector('main')
  if (main) showMain(main)
  scrollTo(0, 0)
  announce(noticeWords().loading)
}
