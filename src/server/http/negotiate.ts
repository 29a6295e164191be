import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/**
 * Whether a client wants Markdown rather than HTML: by quality, and by place where both have the same, since programs that
 * read pages send `text/markdown, text/html`. Browsers name HTML first and Markdown never.
 */
export const prefersMarkdown = (c: Context): boolean =>
  accepts(c, { header: 'Accept', supports: ['text/html', 'text/markdown'], default: 'text/html' }) === 'text/markdown'
