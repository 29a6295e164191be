import { load } from 'cheerio'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { Gap } from '../../src/document/Gap.tsx'
import type { LiveSources } from '../../src/document/live.ts'
import type { Page } from '../../src/document/page.ts'
import { shortWay } from '../../src/shortWay.ts'
import { bareEnv } from '../support/bareEnv.ts'

let rendered = 0
const page = (more: Partial<Page> = {}): Page => ({
  kind: 'test',
  head: { title: 'Test', description: 'A page of this test.' },
  body: ({ query }) => (
    <>
      <h1>Drawn {++rendered}</h1>
      <div id="first">
        <Gap name="first">
          <p className="ticket">Ask us</p>
        </Gap>
      </div>
      <input defaultValue={query.get('typed') ?? ''} />
      <div id="second">
        <Gap name="second" />
      </div>
    </>
  ),
  ...more,
})

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => {
  vi.useRealTimers()
  logged.mockClear()
})

function visitor(live: LiveSources, more: Partial<Page> = {}) {
  let now = 0
  const app = createApp({ now: () => now, routes: [{ path: '/', page: page(more) }], live })
  return async (path: string, at: number, headers: Record<string, string> = {}) => {
    now = at
    const response = await app.request(path, { headers }, bareEnv)
    const html = await response.text()
    const $ = load(html)
    return { response, html, $, gap: (id: string) => $(`#${id}`).html() }
  }
}

describe('a kept page with gaps', () => {
  it('is rendered once, and its gaps are filled for each request', async () => {
    const visit = visitor({ first: ({ now }) => <b>{now} &amp; counting</b>, second: async ({ path }) => `at ${path}` })
    const one = await visit('/', 1)
    const two = await visit('/?unused=1', 2)
    expect([one.gap('first'), one.gap('second')]).toEqual(['<b>1<!-- --> &amp; counting</b>', 'at /'])
    expect(two.gap('first')).toBe('<b>2<!-- --> &amp; counting</b>')
    expect(two.$('h1').text()).toBe(one.$('h1').text())
    expect(two.html.replace('>2<', '>1<')).toBe(one.html)
  })

  it('asks its sources once a second, and at each new one', async () => {
    let now = 0
    const first = vi.fn(({ now }: { now: number }) => <b>{now}</b>)
    const answer = shortWay([{ path: '/', page: page() }], { first }, () => now)
    const at = async (ms: number) => {
      now = ms
      const response = await answer(new Request('https://a.example/', { headers: { accept: 'text/html' } }), bareEnv)
      return load((await response?.text()) ?? '')('#first').text()
    }
    expect([await at(1000), await at(1001), await at(1999)]).toEqual(['1000', '1001', '1001'])
    expect([await at(2000), await at(2500), await at(1999)]).toEqual(['2000', '2000', '1999'])
    expect(first).toHaveBeenCalledTimes(4)
  })

  it('has one validator for the same content, another for other content', async () => {
    const visit = visitor({ first: ({ now }) => `hour ${Math.floor(now / 10)}` })
    const tag = async (at: number) => (await visit('/', at)).response.headers.get('etag') ?? ''
    const first = await tag(1)
    expect(await tag(9)).toBe(first)
    expect(await tag(11)).not.toBe(first)
    expect((await visit('/', 12, { 'if-none-match': await tag(12) })).response.status).toBe(304)
    expect((await visit('/', 12, { 'if-none-match': first })).response.status).toBe(200)
    expect(await tag(2)).toBe(first)
  })

  it('is the same by the short way and by the long one', async () => {
    const visit = visitor({ first: ({ now, path }) => `${now} at ${path}` })
    const long = await visit('/', 1)
    const short = await visit('/?a=1', 1, { accept: 'text/html,*/*;q=0.8' })
    expect(short.html).toBe(long.html)
    expect(Object.fromEntries(short.response.headers)).toEqual(Object.fromEntries(long.response.headers))
    const tag = { 'if-none-match': long.response.headers.get('etag') ?? '', accept: 'text/html' }
    expect((await visit('/', 1, tag)).response.status).toBe(304)
    expect((await visit('/nope', 1, { accept: 'text/html' })).response.status).toBe(404)
  })

  it('escapes words that a source gives, and says the length of what it sends', async () => {
    const { html, gap } = await visitor({ first: () => '<i>é</i>' })('/', 0)
    expect(gap('first')).toBe('&lt;i&gt;é&lt;/i&gt;')
    expect(html.endsWith('</html>')).toBe(true)
  })

  it('shows the fallback where a source is missing, fails, or knows nothing, and brings its styles', async () => {
    for (const first of [undefined, () => undefined, () => Promise.reject(new Error('no truck'))]) {
      const { $, gap } = await visitor(first ? { first } : {})('/', 0)
      expect([$('#first .ticket').text(), gap('second')]).toEqual(['Ask us', ''])
      expect($('style').text()).toContain('.ticket{')
    }
    expect(String(logged.mock.calls[0]?.[0])).toContain('gap-not-filled')
  })

  it('waits for no source that takes long', async () => {
    vi.useFakeTimers()
    const answer = visitor({ first: () => new Promise(() => undefined) })('/', 0)
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    expect((await answer).$('#first .ticket').text()).toBe('Ask us')
  })

  it('has no trace of its gaps in HTML or Markdown', async () => {
    const visit = visitor({ first: () => 'now' })
    expect((await visit('/', 0)).html).not.toContain('live-gap')
    const { html } = await visit('/index.md', 0)
    expect(html).toContain('Ask us')
    expect(html).not.toMatch(/live-gap|now/)
  })
})

describe('a page that is rendered each time', () => {
  it('has its gaps filled too, and nothing that a visitor typed is one', async () => {
    const typed = '<live-gap name="first"></live-gap>'
    const visit = visitor({ first: () => 'now' }, { live: true })
    const { $, gap } = await visit(`/?typed=${encodeURIComponent(typed)}`, 0)
    expect(gap('first')).toBe('now')
    expect($('input').attr('value')).toBe(typed)
  })
})
