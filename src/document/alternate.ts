import type { Page } from './page.ts'

/** Path of a page's Markdown twin: the page's own with `.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`)

/** Whether a page has a Markdown twin: indexable pages without parameters do. */
export const hasMarkdown = ({ path, page }: { readonly path: string; readonly page: Page }): boolean =>
  !path.includes(':') && !page.head.noindex
