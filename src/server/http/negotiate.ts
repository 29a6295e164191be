type Range = { readonly type: string; readonly quality: number; readonly place: number }

const rangesOf = (accept: string): Range[] =>
  accept.split(',').map((part, place) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))
    const quality = q === undefined ? 1 : Number(q.replace(/^q\s*=\s*/, ''))
    return { type, quality: quality >= 0 && quality <= 1 ? quality : 0, place }
  })

/** What a header says of a type: its most specific range counts (RFC 9110, 12.5.1). */
const said = (ranges: readonly Range[], type: string): Range | undefined =>
  [type, type.replace(/\/.*/, '/*'), '*/*']
    .map((name) => ranges.find((range) => range.type === name))
    .find((range) => range !== undefined)

/**
 * Whether an `Accept` header wants Markdown rather than HTML: by its quality, and by its place where both have the same,
 * since programs that read pages send `text/markdown, text/html`. Browsers name HTML first and Markdown never.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept) return false
  const ranges = rangesOf(accept)
  const markdown = said(ranges, 'text/markdown')
  const html = said(ranges, 'text/html')
  if (!markdown || markdown.quality === 0) return false
  if (!html || markdown.quality !== html.quality) return markdown.quality > (html?.quality ?? 0)
  return markdown.place < html.place
}
