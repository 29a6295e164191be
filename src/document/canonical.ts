/** A path without trailing slash, except for the root. */
export const normalPath = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, '') || '/')

/** Canonical URL: `siteUrl`, never the request's Host header, and the normal path. */
export const canonical = (siteUrl: string, path: string): string => siteUrl + normalPath(path)
