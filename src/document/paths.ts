import type { Page } from './page.ts'

/** A path without trailing slash, except for the root. */
export const normalPath = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, '') || '/')

/** Canonical URL: `siteUrl`, never the request's Host header, and the normal path. */
export const canonical = (siteUrl: string, path: string): string => siteUrl + normalPath(path)

/** Path of a page's Markdown twin: the page's own with `.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`)

/** Whether a page has a Markdown twin: indexable pages without parameters do. */
export const hasMarkdown = ({ path, page }: { readonly path: string; readonly page: Page }): boolean =>
  !path.includes(':') && !page.head.noindex
