import { tables } from '@joplin/turndown-plugin-gfm'
import { load } from 'cheerio'
import TurndownService from 'turndown'
import { say } from '#words'
import { paths } from '../../src/routes.ts'
import type { bookingForm } from '../../src/shared/forms/forms.ts'

/** What a Markdown page has besides its main part: how to reach the business. */
export type MarkdownSettings = {
  /** Canonical address of the page. */
  readonly url: string
  /** Lines at the end, each one Markdown. */
  readonly contact: readonly string[]
}

const converter = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  hr: '---',
}).use(tables)

converter.remove(['script', 'style', 'noscript'])
converter.addRule('picture', {
  filter: 'img',
  replacement: (_, node) =>
    (node as HTMLElement).getAttribute('alt') ? `![${(node as HTMLElement).getAttribute('alt')}]` : '',
})
/** Bold as a whole; a heading or bold words within stay what they are. */
const bold = (text: string) => (/^#|\*\*/.test(text.trim()) ? text.trim() : `**${text.trim()}**`)

converter.addRule('summary', { filter: 'summary', replacement: (text) => `\n\n${bold(text)}\n\n` })
converter.addRule('term', { filter: 'dt', replacement: (text) => `\n\n${bold(text)}\n` })
converter.addRule('definition', { filter: 'dd', replacement: (text) => `\n${text.trim()}\n` })

type Cheerio = ReturnType<typeof load>

/** Inline parts that only the style sheet keeps apart get a space between them. */
function spaceParts($: Cheerio): void {
  $('main')
    .find('a, span, strong, b, small, time')
    .each((_, part) => {
      const before = part.previousSibling && $(part.previousSibling).text()
      const after = part.nextSibling && $(part.nextSibling).text()
      if (before && /[\w.!?]$/.test(before) && /^[\w$(]/.test($(part).text())) $(part).before(' ')
      if (after && /\w$/.test($(part).text()) && /^[\w$(]/.test(after)) $(part).after(' ')
    })
}

/** Where a form is sent, and how: programs may send it, too. */
function sentTo(form: ReturnType<Cheerio>, url: string): string {
  const address = new URL(form.attr('action') || url, url)
  address.hash = ''
  return form.attr('method') === 'post' ? say.twin.post(address.href) : say.twin.get(address.href)
}

/** A form as a list: its fields with their names, their choices, its button, and where it's sent. */
function listFields($: Cheerio, url: string): void {
  $('form, search form').each((_, form) => {
    const items: string[] = []
    const labelOf = (id: string | undefined) => (id ? $(form).find(`label[for="${id}"]`).text().trim() : '')
    $(form)
      .find('input, textarea, select, button')
      .each((_, field) => {
        const $field = $(field)
        const type = $field.attr('type') ?? field.tagName
        const label =
          labelOf($field.attr('id')) || $field.closest('label').text().trim() || $field.attr('aria-label') || ''
        /** The name that it's sent under, and what a choice sends. */
        const asked = (value?: 'value') => {
          const said = [$field.attr('name'), value && $field.attr(value)?.match(/.*[a-z].*/i)?.[0]].filter(Boolean)
          return said.length > 0 ? say.twin.sentAs(said.join('=')) : ''
        }
        if (type === 'hidden' || $field.closest('[hidden], [aria-hidden=true]').length > 0) return
        if (field.tagName === 'button' || type === 'submit')
          items.push(say.twin.button($field.text().trim() || ($field.attr('value') ?? '')))
        else if (type === 'radio' || type === 'checkbox') items.push(say.twin.choice(label) + asked('value'))
        else if (label) items.push(say.twin.field(label, $field.attr('required') !== undefined) + asked())
      })
    items.push(sentTo($(form), url))
    const list = items.filter((item, index) => item && items.indexOf(item) === index)
    const html = list.map((item) => `<li>${$('<i>').text(item.replace(/\s+/g, ' ')).html()}</li>`).join('')
    $(form).replaceWith(`<ul>${html}</ul>`)
  })
}

/** The main part of a rendered page as Markdown (CommonMark with tables), its heading first, links absolute. */
export function pageMarkdown(html: string, { url, contact }: MarkdownSettings): string {
  const $ = load(html)
  const heading = $('main h1').first().text().replace(/\s+/g, ' ').trim()
  $('main h1').first().remove()
  $('main').find('[hidden], [aria-hidden=true], [data-paper=head], svg, script, style, link').remove()
  spaceParts($)
  $('main a[href]').each((_, link) => void $(link).attr('href', new URL($(link).attr('href') ?? '', url).href))
  $('main [data-changes]').each((_, part) => {
    const note = say.twin.changes($(part).attr('data-changes') ?? '', new URL(paths.windows, url).href)
    const field = $('<input required>').attr('name', 'slot' satisfies keyof typeof bookingForm.fields)
    $(part).replaceWith(
      $('<label>')
        .text(`${$(part).find('legend').text()} ${note}`)
        .append(field),
    )
  })
  listFields($, url)
  const text = converter.turndown($('main').html() ?? '')
  return `${[`# ${heading}`, text, '---', contact.join('\n')].filter(Boolean).join('\n\n')}\n`
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
}
