import { parseHtml } from '../../src/ui/parseHtml.ts'
import { request } from './prefetch.ts'

/** What changes in the document from page to page; the frame stays. */
export type Page = {
  readonly main: HTMLElement
  readonly title: string
  /** What the head says about this page alone. */
  readonly head: readonly Element[]
  /** Where the focus was when the page was left. */
  focus?: HTMLElement | null
}

const aboutThePage =
  'meta[name=description],meta[name=robots],meta[name^=twitter],meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]'

const headOf = (page: Document): Element[] => [...page.head.querySelectorAll(aboutThePage)]

/** Every build gives its script or its sheet another address. */
const buildOf = (page: Document) => page.querySelector('script[data-sheet]')?.outerHTML

/** The page in a document. Undefined when it isn't one of ours, or is from another build than the one that is shown. */
export function pageIn(from: Document): Page | undefined {
  const main = from.querySelector('main')
  const build = buildOf(from)
  return main && build && build === buildOf(document) ? { main, title: from.title, head: headOf(from) } : undefined
}

/**
 * Asks for a page. Undefined for everything that only the browser itself can show well: no answer, an error, a redirect,
 * a file, a page from another build.
 */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<Page | undefined> {
  try {
    const response = await request(url, { signal })
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
    // Its own styles are for a first page: the content policy of this document would refuse them.
    return isPage ? pageIn(parseHtml((await response.text()).replace(/<style>.*?<\/style>/s, ''))) : undefined
  } catch {
    return undefined
  }
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')

/** Highlights the menu's link to the address that the document has. */
function markCurrentLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#menu a'))
    if (withoutSlash(link.pathname) === withoutSlash(location.pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}

/** Puts a main part into the frame, at the address that the document has. */
export function showMain(main: HTMLElement): void {
  // The document has the whole sheet already; a second link to it would only be applied anew.
  main.querySelector('link[rel=stylesheet]:not([media])')?.remove()
  document.querySelector('main')?.replaceWith(main)
  markCurrentLink()
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

/** Says a text politely to those who cannot see that the page has changed. */
export function announce(text: string): void {
  region.textContent = text
}
