import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { trapName } from '../../../src/forms/form.ts'
import { multipart, typedQuote } from '../../support/requests.ts'
import { testSite } from '../../support/site.ts'
import { wiring } from '../../support/wiring.ts'

const site = testSite()
const send = (fields: Record<string, string>) => site.post('/', multipart(typedQuote(fields)))
const leadOf = async (phone: string) => {
  const query = `SELECT reference, state, signs FROM leads WHERE phone = '+1${phone}'`
  const [row] = await site.rows<{ reference: string; state: string; signs: string }>(query)
  return row
}
const toldOf = (reference: string | undefined) => site.rows(`SELECT 1 FROM outbox WHERE reference = '${reference}'`)

describe('a request that looks odd', () => {
  it('in one way is told as always, with a word about it', async () => {
    expect((await send({ phone: '6305550311', [trapName]: 'filled' })).status).toBe(303)
    const lead = await leadOf('6305550311')
    expect(lead).toMatchObject({ state: 'new', signs: 'trap-filled' })
    expect(await toldOf(lead?.reference)).toHaveLength(1)
  })

  it('in several ways is kept back, and its sender sees what everybody sees', async () => {
    const odd = { phone: '6305550312', [trapName]: 'x', 'junk-type': 'http://buy.example', elapsed: '12' }
    const answer = await send(odd)
    expect(answer.headers.get('location')).toMatch(/^\/request-received\/\w{10}\?add=/)
    const lead = await leadOf('6305550312')
    expect(lead).toMatchObject({ state: 'quarantine', signs: 'trap-filled too-fast links' })
    expect(await toldOf(lead?.reference)).toEqual([])
  })
})

describe('past the hour’s limit', () => {
  it('the form keeps what was typed and points to the phone; who has a reference already may send again', async () => {
    const { env, fetch } = await wiring(site, { now: 0 }, [])
    const app = createApp({ now: () => Date.now(), fetch })
    const context = { waitUntil: () => undefined, passThroughOnException() {}, props: {} }
    const post = (fields: Record<string, string>, limit: string, headers: Record<string, string> = {}) =>
      app.request(
        '/',
        { method: 'POST', body: multipart(typedQuote(fields)), headers },
        { ...env, HOURLY_LIMIT: limit },
        context,
      )
    expect((await post({ phone: '6305550321' }, '1000')).status).toBe(303)
    const refused = await post({ phone: '6305550322' }, '1')
    expect(refused.status).toBe(429)
    const $ = load(await refused.text())
    expect($('[name=phone]').attr('value')).toBe('6305550322')
    expect($('[data-error-summary]').text()).toContain('Too many requests')
    expect($('[data-error-summary] a[href^="tel:"]')).toHaveLength(1)
    const json = await post({ phone: '6305550322' }, '1', { accept: 'application/json' })
    expect(await json.json()).toMatchObject({ ok: false, failure: 'too-many' })
    expect((await post({ phone: '6305550321' }, '1')).status).toBe(303)
  })
})
