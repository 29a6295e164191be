import { load } from 'cheerio'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Page } from '../../src/shared/document/page.ts'
import type { FragmentSources } from '../../src/shared/document/pageCache.ts'
import { DynamicFragment } from '../../src/shared/parts/Island.tsx'
import { bareEnv } from '../support/memoryServices.ts'

let rendered = 0
const parts = { kind: 'about', head: { title: 'Test', description: 'A page of this test.' } }

const content = (typed?: string | null) => (
  <>
    <h1>Drawn {++rendered}</h1>
    <div id="first">
      <DynamicFragment name="first">
        <p className="ticket">Ask us</p>
      </DynamicFragment>
    </div>
    <input defaultValue={typed ?? ''} />
    <div id="second">
      <DynamicFragment name="second" />
    </div>
  </>
)

const cached: Page = { ...parts, body: () => content() }
const perRequest: Page = { ...parts, perRequest: true, body: ({ query }) => content(query.get('typed')) }

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => {
  vi.useRealTimers()
  logged.mockClear()
})

function visitor(fragments: FragmentSources, page = cached) {
  let now = 0
  const app = createApp({ now: () => now, routes: [{ path: '/', page }], fragments })
  return async (path: string, at: number, headers: Record<string, string> = {}) => {
    now = at
    const response = await app.request(path, { headers }, bareEnv)
    const html = await response.text()
    const $ = load(html)
    return { response, html, $, filled: (id: string) => $(`#${id}`).html() }
  }
}

describe('a cached page with fragments', () => {
  it('is rendered once, and its fragments once a second', async () => {
    const first = vi.fn(({ now }: { now: number }) => <b>{now} &amp; counting</b>)
    const visit = visitor({ first, second: async ({ path }) => `at ${path}` })
    const one = await visit('/', 1)
    const two = await visit('/?unused=1', 1002)
    expect([one.filled('first'), one.filled('second')]).toEqual(['<b>1<!-- --> &amp; counting</b>', 'at /'])
    expect(two.html.replace('>1002<', '>1<')).toBe(one.html)
    expect((await visit('/', 1999)).html).toBe(two.html)
    expect(first).toHaveBeenCalledTimes(2)
    expect(one.html).not.toContain('dynamic-fragment')
  })

  it('has an ETag that follows its content', async () => {
    const visit = visitor({ first: ({ now }) => `hour ${Math.floor(now / 10_000)}` })
    const tag = async (at: number) => (await visit('/', at)).response.headers.get('etag') ?? ''
    const first = await tag(1000)
    expect([await tag(9000), (await tag(11_000)) === first]).toEqual([first, false])
    expect((await visit('/', 12_000, { 'if-none-match': await tag(12_000) })).response.status).toBe(304)
    expect((await visit('/', 12_000, { 'if-none-match': first })).response.status).toBe(200)
  })

  it('shows the fallback where a source is missing, fails, or returns nothing', async () => {
    for (const first of [undefined, () => undefined, () => Promise.reject(new Error('no truck'))]) {
      const { $, filled } = await visitor(first ? { first } : {})('/', 0)
      expect([$('#first .ticket').text(), filled('second')]).toEqual(['Ask us', ''])
      expect($('style').text()).toContain('.btn')
    }
    expect(String(logged.mock.calls[0]?.[0])).toContain('fragment-not-rendered')
  })

  it('does not wait for a slow source', async () => {
    vi.useFakeTimers()
    const answer = visitor({ first: () => new Promise(() => undefined) })('/', 0)
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    expect((await answer).$('#first .ticket').text()).toBe('Ask us')
  })
})

it('a page that is rendered per request has its fragments, and none in what a visitor typed', async () => {
  const typed = '<dynamic-fragment name="first"></dynamic-fragment>'
  const visit = visitor({ first: () => 'now' }, perRequest)
  const { $, filled } = await visit(`/?typed=${encodeURIComponent(typed)}`, 0)
  expect([filled('first'), $('input').attr('value')]).toEqual(['now', typed])
})
