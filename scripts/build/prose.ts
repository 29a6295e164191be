import { Marked, type Token, type Tokens } from 'marked'
import { say } from '#words'
import type { PostHeading } from '../../src/business/posts.ts'
import { slugOf } from '../../src/domain/text.ts'

/** A Markdown text as HTML, with the problems that must stop its publication. */
export type Prose = {
  readonly html: string
  readonly contents: readonly PostHeading[]
  readonly words: number
  readonly problems: readonly string[]
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const cellClass = (align: Tokens.TableCell['align']) => (align === 'right' ? ' class="prose-number"' : '')

/** Renders scrollable tables, printable checklists, and quotes as margin notes. */
function markedFor(headingBefore: (table: Tokens.Table) => string): Marked {
  return new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        const words = this.parser.parseInline(tokens)
        return depth === 2 ? `<h2 id="${slugOf(text)}">${words}</h2>\n` : `<h${depth}>${words}</h${depth}>\n`
      },
      list({ ordered, items }) {
        const tag = ordered ? 'ol' : 'ul'
        const kind = items.some(({ task }) => task) ? ' class="prose-checks"' : ''
        return `<${tag}${kind}>\n${items.map((item) => this.listitem(item)).join('')}</${tag}>\n`
      },
      checkbox: () => '',
      blockquote({ tokens }) {
        return `<div class="prose-note" role="note">\n${this.parser.parse(tokens)}</div>\n`
      },
      table(table) {
        const words = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
        const head = table.header.map((cell) => `<th scope="col"${cellClass(cell.align)}>${words(cell)}</th>`)
        const rows = table.rows.map(([first, ...cells]) => {
          const rest = cells.map((cell) => `<td${cellClass(cell.align)}>${words(cell)}</td>`).join('')
          return `<tr>${first ? `<th scope="row">${words(first)}</th>` : ''}${rest}</tr>\n`
        })
        // Two columns fit a phone; wider tables are a region that can be scrolled by keyboard.
        const inner = `<table>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>\n${rows.join('')}</tbody>\n</table>`
        if (table.header.length <= 2) return `<div class="prose-table">${inner}</div>\n`
        const label = attribute(say.twin.table(headingBefore(table)))
        return `<section class="prose-table prose-wide" aria-label="${label}" tabindex="0">${inner}</section>\n`
      },
    },
  })
}

/** What is wrong with one piece of the text; undefined when nothing is. */
function problemOf(token: Token, isPath: (path: string) => boolean, ids: ReadonlySet<string>): string | undefined {
  if (token.type === 'html') return `raw HTML ${token.raw.trim()}: write Markdown`
  if (token.type === 'image') return `image ${token.href}: a post has one picture, named in its frontmatter`
  if (token.type === 'heading' && token.depth !== 2 && token.depth !== 3)
    return `heading "${token.text}": only ## and ###, the page has its own first heading`
  if (token.type === 'heading' && token.tokens?.some(({ type }) => type !== 'text'))
    return `heading "${token.text}": plain words only`
  if (token.type !== 'link') return undefined
  const { href } = token as Tokens.Link
  if (href.startsWith('#')) return ids.has(href.slice(1)) ? undefined : `link to ${href}: no such heading in this post`
  if (href.startsWith('https://')) return undefined
  const path = href.replace(/[?#].*$/, '')
  if (isPath(path)) return undefined
  return path.startsWith('/')
    ? `${href} is no page of this site`
    : `link to ${href}: neither a page of this site nor an https address`
}

/** Renders Markdown and says what is wrong with it: raw HTML, links to nowhere, headings out of order. */
export function prose(markdown: string, isPath: (path: string) => boolean): Prose {
  const before = new Map<Token, string>()
  const marked = markedFor((table) => before.get(table) ?? '')
  const tokens = marked.lexer(markdown)
  const problems: string[] = []
  const contents: PostHeading[] = []
  let heading = ''
  for (const token of tokens) {
    if (token.type === 'heading') {
      heading = token.text
      if (token.depth === 2) contents.push({ id: slugOf(heading), text: heading })
      else if (contents.length === 0) problems.push(`heading "${heading}": a ## comes before the first ###`)
    }
    before.set(token, heading)
  }
  const ids = new Set(contents.map(({ id }) => id))
  if (contents.length === 0) problems.push('no ## heading: the table of contents would be empty')
  if (ids.size < contents.length) problems.push('two ## headings have the same words')
  marked.walkTokens(tokens, (token) => {
    const problem = problemOf(token, isPath, ids)
    if (problem) problems.push(problem)
  })
  const html = marked.parser(tokens)
  const words = html.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0
  return { html, contents, words, problems }
}
