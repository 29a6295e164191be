import type { Page } from './page.ts'

/** Address of a page's text in Markdown: the page's own with `.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`)

/** The pages that search engines may list also answer in Markdown: those without parameters, not kept out. */
export const hasMarkdown = ({ path, page }: { readonly path: string; readonly page: Page }): boolean =>
  !path.includes(':') && !page.head.noindex
