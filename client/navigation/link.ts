/** Where the link around a place leads, if that is to a page of ours in this window. Links in drawings count too. */
export function linkedAt(target: EventTarget | null | undefined): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (!link || !href) return undefined
  if (link.hasAttribute('target') || link.hasAttribute('download')) return undefined
  if (link.getAttribute('rel')?.includes('nofollow')) return undefined
  const url = new URL(href, location.href)
  return url.origin === location.origin ? url : undefined
}
