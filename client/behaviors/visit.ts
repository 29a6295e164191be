import type { paths } from '../../src/routes.ts'

/**
 * Sends along with each form where the visit began, and counts taps on our own number. The tab remembers the beginning until
 * it's closed: the first page, the host that linked to it, and its campaign, without the ids of clicks on ads. A prerendered
 * page sees no click, so it neither begins a visit nor counts.
 */
export function visit(): void {
  let source: string
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link && link.pathname === document.querySelector<HTMLAnchorElement>('[data-call-bar] a')?.pathname)
      navigator.sendBeacon('/taps' satisfies typeof paths.taps, link.protocol + location.pathname)
    source ||= [
      location.pathname,
      document.referrer.split('/')[2],
      location.search.match(/utm_\w+=[^&]*|gclid|fbclid/g),
    ].join(' ')
    try {
      source = sessionStorage.source ??= source
    } catch {
      // Storage is blocked: it's known as long as the document is.
    }
  })
  // Both a form that the browser sends and one that a script does.
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method === 'post') formData.set('source', source)
  })
}
