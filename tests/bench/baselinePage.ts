import { load } from 'cheerio'

const meaning =
  'header nav main footer h1 h2 h3 h4 p a ul ol li dl dt dd table thead tbody tr th td form fieldset legend label'
const fields = 'input textarea select option button details summary blockquote figure figcaption strong b em small time'
const keptTags = new Set(`html head title body ${meaning} ${fields}`.split(' '))
const keptAttributes = new Set(['href', 'type', 'name', 'value', 'for', 'id', 'action', 'method'])

/** The same text, links and fields in minimal readable markup, for comparison. */
export function baselinePage(html: string): string {
  const $ = load(html)
  $('script, style, svg, img, picture, template, link, meta').remove()
  for (const element of $('body *').toArray().reverse()) {
    const whole = $(element)
    for (const name of Object.keys(whole.attr() ?? {})) if (!keptAttributes.has(name)) whole.removeAttr(name)
    if (!keptTags.has(element.tagName)) whole.replaceWith(whole.contents())
  }
  const body = ($('body').html() ?? '').replaceAll(/\s*<!--.*?-->\s*/g, '')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${$('title').text()}</title><style>body{font:17px/1.6 system-ui;max-width:40rem;margin:1rem auto}</style>${body}`
}
