/** Hosts of a machine or a network at home, to which no public name leads: one word, an address, or a name for such use. */
const isLocal = (hostname: string): boolean => /^[^.]+$|^[\d.]+$|\.(?:local|localhost|test)$/.test(hostname)

/** Whether an address is at the site's own origin. */
export const isAtSite = (url: string, siteUrl: string): boolean => url.startsWith(`${siteUrl}/`)

/**
 * Where a page is that was asked for elsewhere: over http, or at another host that leads here. Undefined where it's answered: at
 * the site's own origin `siteUrl`, on this machine, and at a preview's address. What is sent is answered anywhere: a browser
 * that's sent on to another origin doesn't say anymore which page it comes from, and its request would be refused.
 */
export function placeAtSite({ method, url }: Request, siteUrl: string): string | undefined {
  if (isAtSite(url, siteUrl)) return undefined
  const { protocol, hostname, pathname, search } = new URL(url)
  const isPreview = protocol === 'https:' && hostname.endsWith('.workers.dev')
  const isHere = isPreview || isLocal(hostname) || (method !== 'GET' && method !== 'HEAD')
  return isHere ? undefined : siteUrl + pathname + search
}
