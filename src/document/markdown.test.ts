import { marked } from 'marked'
import { expect, it } from 'vitest'
import { htmlTree, textOf } from './htmlTree.ts'
import { markdownOf } from './markdown.ts'

const siteUrl = 'https://example.com'

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><title>No</title><style>p>a{color:red}</style><link rel="canonical" href="https://example.com/faq"/></head><body><header><a href="/">Menu</a></header><main id="main"><h1>Questions</h1>${main}</main><footer>Foot</footer></body></html>`

/** What is between the heading and the contact lines. */
const body = (main: string): string => {
  const text = markdownOf(page(main), siteUrl)
  expect(text).toMatch(/^# Questions\n\n/)
  return text.slice('# Questions\n\n'.length, text.lastIndexOf('\n\n---\n'))
}

/** What a reader of Markdown sees of it. */
const shown = (main: string): string => textOf(htmlTree(marked.parse(body(main), { async: false })))

it('begins with the heading, leaves out what stands around the page, and ends with how to reach us', () => {
  const text = markdownOf(page('<p>Hello</p>'), siteUrl)
  expect(text).not.toMatch(/Menu|Foot|color/)
  expect(text.split('\n\n---\n\n')).toEqual([
    '# Questions\n\nHello',
    [
      '- Call: [(630) 555-0147](tel:+16305550147)',
      '- Text: [(630) 555-0147](sms:+16305550147)',
      '- E-mail: [hello@tallgrasshauling.example](mailto:hello@tallgrasshauling.example)',
      '- This page: <https://example.com/faq>\n',
    ].join('\n'),
  ])
})

it('keeps headings, paragraphs and the words that React splits by comments', () => {
  expect(body('<section><h2 id="a">When in <!-- -->Lisle</h2><p>From $<!-- -->99<!-- --> on.</p>alone</section>')).toBe(
    '## When in Lisle\n\nFrom $99 on.\n\nalone',
  )
})

it('makes addresses absolute and safe inside parentheses', () => {
  expect(body('<p><a href="/services">All</a>, <a href="#top">up</a></p>')).toBe(
    '[All](https://example.com/services), [up](https://example.com/faq#top)',
  )
  expect(body('<a href="https://a.example/b(c)?d=1&amp;e=2">Out</a>')).toBe('[Out](https://a.example/b%28c%29?d=1&e=2)')
  expect(body('<a href="sms:+1630?&amp;body=Hello%2C%20you">Text</a>')).toBe('[Text](sms:+1630?&body=Hello%2C%20you)')
  expect(body('<a href="/x"><svg aria-hidden="true"></svg></a><a href="/y" aria-label="Name"></a>')).toBe(
    '[Name](https://example.com/y)',
  )
})

it('keeps apart what only the layout keeps apart', () => {
  expect(body('<div><a href="/a">Book</a><a href="/b">Ask</a></div>')).toBe(
    '[Book](https://example.com/a) · [Ask](https://example.com/b)',
  )
  expect(body('<p><b>Sofa</b><span><span>about $99</span></span></p>')).toBe('**Sofa** · about $99')
  expect(body('<p><span>Not sure?</span><a href="/a">Text us</a></p>')).toBe(
    'Not sure? [Text us](https://example.com/a)',
  )
  expect(body('<p>Photos<span> (optional)</span> and <b>bold</b>, or H<sub>2</sub>O</p>')).toBe(
    'Photos (optional) and **bold**, or H2O',
  )
  expect(body('<a href="/p">The price<span>5<span class="sr-only"> questions</span></span></a>')).toBe(
    '[The price · 5 questions](https://example.com/p)',
  )
})

it('moves lists in under their items', () => {
  expect(body('<ul><li>One<ul><li>Two</li><li>Three</li></ul></li><li>Four</li></ul>')).toBe(
    '- One\n  - Two\n  - Three\n- Four',
  )
  expect(
    body('<ol><li><span aria-hidden="true">1</span><h3>Call</h3><p>Say <strong>what</strong>.</p></li></ol>'),
  ).toBe('1. **Call**\n\n   Say **what**.')
})

it('keeps two lists in a row two', () => {
  const html = marked.parse(body('<ul><li>a</li></ul><ul><li>b</li></ul><ol><li>c</li></ol>'), { async: false })
  expect(html.match(/<[uo]l>/g)).toHaveLength(3)
  expect(body('<ul aria-label="For example"><li>Couch</li></ul>')).toBe('For example:\n\n- Couch')
})

it('writes terms in bold with what is said of them', () => {
  expect(
    body(
      '<dl><div><dt>Crew</dt><dd>Two people</dd></div><div><dt>Free?</dt><dd>Ask</dd><dd>About size</dd></div></dl>',
    ),
  ).toBe('- **Crew:** Two people\n- **Free?** Ask · About size')
  expect(body('<dl><dt><a href="/l"><b>Lisle</b></a></dt><dd><p>One.</p><p>Two.</p></dd></dl>')).toBe(
    '- **[Lisle](https://example.com/l)**\n\n  One.\n\n  Two.',
  )
})

it('writes tables with a row of headings, and quotes', () => {
  expect(
    body(
      '<table><caption>Hours</caption><thead><tr><th>Who</th><th>When</th></tr></thead><tbody><tr><th>Phones</th><td>a | b</td></tr><tr><td>Trucks</td></tr></tbody></table>',
    ),
  ).toBe('Hours\n\n| Who | When |\n| --- | --- |\n| Phones | a \\| b |\n| Trucks |  |')
  expect(body('<blockquote><p>One</p><p>Two</p></blockquote>')).toBe('> One\n>\n> Two')
})

it('says pictures in words, once, and only those that have some', () => {
  expect(body('<img src="/a.svg" alt="A [big] shed"/><img src="/b.svg" alt=""/>')).toBe(
    '![A \\[big\\] shed](https://example.com/a.svg)',
  )
  const map = '<svg aria-labelledby="m"><desc id="m">Map of towns</desc><text>Lisle</text></svg>'
  expect(body(`<div>${map}${map}</div><p><svg role="img" aria-label="Full"><path d="M0 0"></path></svg></p>`)).toBe(
    '(Picture: Map of towns)\n\n(Picture: Full)',
  )
})

it('drops what is hidden or a control, and names a form by the heading above it', () => {
  expect(
    body(
      '<nav aria-label="Breadcrumb"><ol><li>Home</li></ol></nav><p hidden="">x</p><script>if (a<b) c()</script><button>Go</button><h2 class="sr-only">Write to us</h2><form action="/"><label>Phone</label><input name="phone"/></form>',
    ),
  ).toBe('## Write to us\n\nForm: Write to us at https://example.com/faq')
})

it('shows the characters of the text as they are', () => {
  for (const text of [
    'a *b* _c_ `d` [e](f) ![g](h) ~~i~~ | &amp;amp; &lt;b&gt; \\',
    '# no heading',
    '- no item',
    '+ $15',
    '1. no item',
    '2026) no item',
    '&gt; no quote',
    '---',
    '====',
    'snow_man_s &quot;it&#x27;s&quot;',
  ])
    expect(shown(`<p>${text}</p>`).replaceAll('&#39;', "'"), text).toBe(textOf(htmlTree(`<p>${text}</p>`)))
  expect(body('<p>One<br/>- two</p>')).toBe('One\\\n\\- two')
})
