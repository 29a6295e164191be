import { linkToSite, siteSheet } from './siteSheet.ts'

/** A page as the document shows it, apart from the frame that all pages share. */
export type Shown = {
  readonly main: HTMLElement
  readonly title: string
  /** What the head says about this page alone. */
  readonly head: readonly Element[]
  readonly sheet: CSSStyleSheet
  /** Where the focus was when the page was left. */
  focus?: HTMLElement
}

const aboutThePage =
  'meta[name=description],meta[name=robots],meta[name^=twitter],meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]'

const partsOf = (page: Document): Element[] => [...page.head.querySelectorAll(aboutThePage)]
const mainOf = (page: Document) => page.querySelector('main')
const scriptsOf = (page: Document): string =>
  [...page.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join()

/** The content policy knows only the first page's own style element; sheets that scripts construct are free. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The page that the document was loaded with. */
export function firstShown(): Shown | undefined {
  const main = mainOf(document)
  const css = document.querySelector('style')?.textContent
  return main && css ? { main, title: document.title, head: partsOf(document), sheet: sheetOf(css) } : undefined
}

/** Makes a page of an answer's HTML. Undefined when it is no page of the same deploy as the one that is shown. */
export function readPage(html: string): Shown | undefined {
  const [style, css] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  if (style === undefined || css === undefined) return undefined
  const page = new DOMParser().parseFromString(html.replace(style, ''), 'text/html')
  const main = mainOf(page)
  if (!main || scriptsOf(page) !== scriptsOf(document)) return undefined
  return { main, title: page.title, head: partsOf(page), sheet: sheetOf(css) }
}

const plainPath = (path: string) => path.replace(/(?<=.)\/+$/, '')

/** Highlights the menu's link to the address that the document has. */
export function markCurrentLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#menu a'))
    if (plainPath(link.pathname) === plainPath(location.pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}

/** Puts a page into the frame, at the address that the document has. `own` are the sheets that no page brings. */
export function show(page: Shown, own: CSSStyleSheet): void {
  for (const element of partsOf(document)) element.remove()
  document.head.append(...page.head)
  document.title = page.title
  wear(page, own)
  mainOf(document)?.replaceWith(page.main)
  markCurrentLink()
}

/** Gives the document the styles of a page: those of the whole site where they are there, which then never change. */
export function wear(page: Shown, own: CSSStyleSheet): void {
  const site = siteSheet()
  if (site) linkToSite(page)?.remove()
  document.querySelector('style')?.remove()
  const sheet = site ?? page.sheet
  if (document.adoptedStyleSheets[0] !== sheet) document.adoptedStyleSheets = [sheet, own]
}
