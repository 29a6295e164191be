/**
 * Whether a POST comes from a page of another site. Browsers send `Origin` with every POST; without it
 * (an old browser, a test) and without a fetch-metadata header that says otherwise, it is taken as ours.
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site === 'same-origin') return false
  if (origin === null) return site !== null && site !== 'none'
  // Compared by host: a proxy in front may speak another protocol than the browser does.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}
