import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { phoneExample } from '../../src/business/places.ts'
import { calculatorList } from '../../src/forms/fields.ts'
import { appSite } from '../support/appSite.ts'
import { ownPlace, ownTown, ownZip } from '../support/business.ts'
import { extraItem, plainItem, priceOf } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'
import { jpeg, multipart, typedQuote } from '../support/requests.ts'

const site = appSite()

type LeadRow = { reference: string; revision: number; phone: string; area: string; answers: string }
const leads = (where = '') => site.rows<LeadRow>(`SELECT reference, revision, phone, area, answers FROM leads ${where}`)
const count = async (query: string) => (await site.rows<{ n: number }>(`SELECT count(*) AS n FROM ${query}`))[0]?.n

const send = (fields: Record<string, string>, files: readonly File[] = []) => site.post('/', multipart(fields, files))
const referenceOf = (response: Response) =>
  /^\/request-received\/([0-9A-HJKMNP-TV-Z]{10})/.exec(response.headers.get('location') ?? '')?.[1]

describe('a quote request', () => {
  it('is stored with its photos, the owner is notified, and the visitor gets a reference', async () => {
    const answer = await send(typedQuote(), [jpeg('a.jpg', 1), jpeg('b.jpg', 2)])
    expect(answer.status).toBe(303)
    const reference = referenceOf(answer)
    expect(answer.headers.get('location')).toMatch(/\?photos=2&add=add-photos\.[\w.-]+&town=[a-z-]+$/)
    expect(await leads(`WHERE reference = '${reference}'`)).toEqual([
      {
        reference,
        revision: 1,
        phone: '+12025550123',
        area: 'yes',
        answers: JSON.stringify({
          phone: '+12025550123',
          location: ownPlace,
          'junk-type': 'One couch',
          ...Object.fromEntries(Object.keys(calculatorList).map((name) => [name, ''])),
        }),
      },
    ])
    const photos = await site.rows<{ object_key: string }>(
      `SELECT object_key FROM photos WHERE reference = '${reference}'`,
    )
    for (const { object_key } of photos) expect(site.files.get(object_key)?.text).toHaveLength(2000)
    expect(photos).toHaveLength(2)

    const page = load(await (await site.get(answer.headers.get('location') ?? '')).text())
    expect(page('h1').text()).toBe('We have your request')
    expect(page('main').text()).toContain(reference)
    expect(page('main').text()).toContain('2 photos')
    expect(page('meta[name=robots]').attr('content')).toBe('noindex')

    expect(await site.rows(`SELECT state FROM outbox WHERE reference = '${reference}'`)).toEqual([{ state: 'sent' }])
    const subjects = site.delivered.map(({ text }) => text.split('\n')[0])
    expect(subjects).toContain(`Quote request ${reference}, ${ownPlace}`)
  })

  it('with errors keeps what was typed and shows the errors in the summary and at the fields', async () => {
    const before = await count('leads')
    const answer = await send(typedQuote({ phone: '12', location: ' ', 'junk-type': 'A "sofa" <b>' }))
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const $ = load(await answer.text())
    expect($('title').text()).toMatch(/^Error: /)
    const summary = $('[data-error-summary]')
    expect(summary.attr('autofocus')).toBeDefined()
    for (const link of summary.find('a').toArray()) expect($($(link).attr('href') ?? '')).toHaveLength(1)
    const messages = summary
      .find('a')
      .toArray()
      .map((link) => $(link).text())
    expect(messages).toEqual([`Enter a phone number, like ${phoneExample}`, 'Tell us your ZIP code or town'])
    const phone = $('#quote-phone')
    expect(phone.attr('value')).toBe('12')
    expect(phone.attr('aria-invalid')).toBe('true')
    expect($(`#${phone.attr('aria-describedby')?.split(' ').at(-1)}`).text()).toContain(messages[0])
    expect($('[name=junk-type]').attr('value')).toBe('A "sofa" <b>')
    expect(await count('leads')).toBe(before)
  })

  it('from outside the area is accepted, with a note that we will check', async () => {
    const answer = await send(typedQuote({ location: 'Springfield', phone: '2025550188' }))
    expect(answer.status).toBe(303)
    const page = await (await site.get(answer.headers.get('location') ?? '')).text()
    expect(page).toContain('We’ll call to let you know whether we can come')
  })
})

describe('the same request twice', () => {
  it('without a script is one lead, whatever the spacing', async () => {
    const first = await send(typedQuote({ phone: '202-555-0170' }), [jpeg()])
    const second = await send(typedQuote({ phone: '(202) 555 0170', location: `${ownTown}  ${ownZip}` }), [jpeg()])
    const reference = referenceOf(first)
    expect(referenceOf(second)).toBe(reference)
    expect(await leads(`WHERE phone = '+12025550170'`)).toMatchObject([{ revision: 1 }])
    expect(await count(`photos WHERE reference = '${reference}'`)).toBe(1)
    expect(await count(`outbox WHERE reference = '${reference}'`)).toBe(1)
  })

  it('corrected with the same key is the next revision of the same lead', async () => {
    const key = crypto.randomUUID()
    const first = await send({ ...typedQuote({ phone: '2025550172' }), key })
    const second = await send({ ...typedQuote({ phone: '2025550172', location: 'Riverton' }), key })
    expect(referenceOf(second)).toBe(referenceOf(first))
    const [lead] = await leads(`WHERE reference = '${referenceOf(first)}'`)
    expect(lead?.revision).toBe(2)
    expect(JSON.parse(lead?.answers ?? '{}').location).toBe('Riverton')
  })
})

describe('photos', () => {
  it('that are invalid never stop the request', async () => {
    const files = [
      jpeg('fine.jpg', 9),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.jpg', { type: 'image/jpeg' }),
      jpeg('huge.jpg', 3, 8 * 1024 * 1024 + 1),
    ]
    const answer = await send(typedQuote({ phone: '2025550173' }), files)
    expect(answer.headers.get('location')).toMatch(/\?photos=1&missing=2&add=/)
    const page = await (await site.get(answer.headers.get('location') ?? '')).text()
    expect(page).toContain('2 photos didn’t go through')
  })

  it('are counted on the confirmation, however many are missing', async () => {
    const files = Array.from({ length: 16 }, (_, index) => jpeg(`${index}.jpg`, index + 40))
    const answer = await send(typedQuote({ phone: '2025550176' }), files)
    const page = await (await site.get(answer.headers.get('location') ?? '')).text()
    expect(page).toContain('10 photos didn’t go through')
  })
})

describe('the cron', () => {
  it('sends pending messages', async () => {
    await site.env.DB.exec("UPDATE outbox SET state = 'pending', due_at = 0, leased_until = 0")
    await site.cron()
    expect(await count("outbox WHERE state <> 'sent'")).toBe(0)
  })
})

describe('the other forms', () => {
  it('a message is stored and confirmed as a message', async () => {
    const answer = await site.post('/contact', multipart({ message: 'Do you take pianos?', phone: '2025550180' }))
    expect(answer.status).toBe(303)
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(/\?form=contact$/)
    const page = load(await (await site.get(location)).text())
    expect(page('h1').text()).toBe('We have your message')
    expect(await leads("WHERE form = 'contact'")).toMatchObject([{ phone: '+12025550180', area: '' }])
  })

  it.runIf(isOn('/referral-program'))('a link for friends takes one’s own number, and nobody else’s', async () => {
    const asked = load(await (await site.get('/referral-program')).text())('#referral [name]:not([type=hidden])')
    expect(asked.toArray().flatMap(({ attribs }) => ('required' in attribs ? [attribs.name] : []))).toEqual(['phone'])
    const taken = await site.post('/referral-program', multipart({ phone: '2025550181' }))
    const location = taken.headers.get('location') ?? ''
    expect(location).toMatch(/\?form=referral&code=\w{8}$/)
    const page = load(await (await site.get(location)).text())
    expect(page('main').text()).toContain(`/r/${new URL(location, site.origin).searchParams.get('code')}`)
  })
})

describe.runIf(isOn('/pricing-calculator'))('a list from the price calculator', () => {
  const query = `items=${plainItem.id}_${extraItem.id}.2&flights=3`

  it('comes along to the quote form, and the owner reads it with the price that was shown', async () => {
    const calculator = load(await (await site.get(`/pricing-calculator?${query}`)).text())
    const link = calculator('#lines a', '#calculator').filter((_, a) => calculator(a).text() === 'Send it with photos')
    expect(link.attr('href')).toBe(`/?${query}#quote-title`)
    const page = load(await (await site.get(link.attr('href') ?? '')).text())
    expect(page('[aria-labelledby=quote-title]').text()).toContain(priceOf(query))
    const sent = Object.fromEntries(
      page('#quote input[type=hidden]')
        .toArray()
        .map(({ attribs }) => [attribs.name ?? '', attribs.value ?? '']),
    )
    const digits = '2025550185'
    const answer = await site.post('/', multipart({ ...typedQuote({ phone: digits }), ...sent, estimate: '$1' }))
    expect(answer.status).toBe(303)
    const [row] = await site.rows<{ answers: string }>(`SELECT answers FROM leads WHERE phone = '+1${digits}'`)
    expect(JSON.parse(row?.answers ?? '{}')).toMatchObject({
      list: `1 × ${plainItem.label}, 2 × ${extraItem.label}`,
      estimate: priceOf(query),
    })
  })

  it('isn’t there without one, and a refused form keeps it', async () => {
    const plain = load(await (await site.get('/')).text())
    expect(plain('#quote [name=items]')).toHaveLength(0)
    const refused = await site.post('/', multipart({ phone: '12', location: '', items: plainItem.id }))
    expect(refused.status).toBe(422)
    const $ = load(await refused.text())
    expect($('#quote [name=items]').attr('value')).toBe(plainItem.id)
    expect($('[aria-labelledby=quote-title]').text()).toContain(priceOf(`items=${plainItem.id}`))
  })
})
