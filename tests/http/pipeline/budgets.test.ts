// The answers to an IP address that sends too much.
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { budgets } from '../../../src/store/budgets.ts'
import { appSite } from '../../support/appSite.ts'
import { multipart, typedQuote } from '../../support/requests.ts'

/** Thirty requests of one sender, as the platform counts them within a minute. */
function limiter() {
  const counts = new Map<string, number>()
  return {
    limit: async ({ key }: { key: string }) => {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return { success: count <= 30 }
    },
  }
}

const site = appSite({ SENDS: limiter() })
const json = { accept: 'application/json' }
const send = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.post('/', multipart(typedQuote(fields)), { 'cf-connecting-ip': address, ...headers })

/** What a page that refuses has to say. */
async function refused(answer: Response) {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const $ = load(await answer.text())
  expect($('main a[href^="tel:"]').text()).toContain(business.phone.label)
  return $
}

describe('past an address’s budget', () => {
  const address = '203.0.113.5'
  const { limit } = budgets.sender

  it('the form keeps what was typed, gives the phone number and says when to come back', async () => {
    const first = Array.from({ length: limit }, (_, index) => send(address, { 'junk-type': `Couch ${index}` }))
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(first.map(() => 303))
    const $ = await refused(await send(address, { 'junk-type': 'One too many' }))
    expect($('[name="junk-type"]').attr('value')).toBe('One too many')
    expect($('[data-error-summary]').text()).toContain('That’s a lot of requests from your connection')
    const message = decodeURIComponent($('[data-error-summary] a[href^="sms:"]').attr('href') ?? '')
    expect(message).toContain('One too many')
    const answer = await send(address, { 'junk-type': 'One too many' }, json)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await answer.json()).toMatchObject({ ok: false, failure: 'too-many' })
  })
})

it('more than thirty requests a minute are refused unread, without a database query', async () => {
  const address = '203.0.115.1'
  const plain = { 'cf-connecting-ip': address, 'content-type': 'text/plain' }
  const answers = await Promise.all(Array.from({ length: 40 }, () => site.post('/', 'x', plain)))
  expect(answers.filter(({ status }) => status === 415)).toHaveLength(30)
  const before = await site.rows('SELECT * FROM budgets')
  await refused(await site.post('/photos', 'x', plain))
  expect(await (await send(address, {}, json)).json()).toEqual({ ok: false, errors: {}, failure: 'too-many' })
  expect(await site.rows('SELECT * FROM budgets')).toEqual(before)
  expect((await site.get('/')).status).toBe(200)
})
