/** A path as it is known everywhere: no trailing slash except for the root. */
export const normalPath = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, '') || '/')

/** Canonical address: the site's own origin, never the request's Host header, and the normal path. */
export const canonical = (siteUrl: string, path: string): string => siteUrl + normalPath(path)
