import type { Shown } from './shown.ts'

/** Where a long page links the site's whole sheet; the sheet of what moves has a medium. */
const link = 'link[rel=stylesheet]:not([media])'

let whole: CSSStyleSheet | undefined
let coming: Promise<void> | undefined

/** The site's whole sheet, as soon as it is there. It has the rules of every page in their order, so it is enough alone. */
export const siteSheet = (): CSSStyleSheet | undefined => whole

export const linkToSite = ({ main }: Pick<Shown, 'main'>): HTMLLinkElement | null => main.querySelector(link)

/**
 * Makes the sheet that a page links a sheet of the document, once: links in pages that come and go would be read anew
 * each time, and what is below them would stand there without styles so long. The file is in the browser's cache, or
 * will be. Should it not come, the links stay as they are.
 */
export function keepSiteSheet(page: Pick<Shown, 'main'>): Promise<void> {
  const href = linkToSite(page)?.getAttribute('href')
  if (whole || !href) return Promise.resolve()
  coming ??= fetch(href)
    .then((response) => (response.ok ? response.text() : Promise.reject(response.status)))
    .then((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      whole = sheet
    })
    .catch(() => {
      coming = undefined
    })
  return coming
}
