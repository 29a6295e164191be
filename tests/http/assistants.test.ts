import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { openApi } from '../../src/shared/document/feeds/openapi.ts'
import * as answers from '../../src/shared/forms/answers.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip, siteUrl } from '../support/business.ts'
import { exampleMoment } from '../support/clock.ts'
import { extraItem, ownCatalog, plainItem, refusedItem } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'
import { typedBooking, typedQuote } from '../support/requests.ts'

const site = appSite({}, exampleMoment)
const json = { 'content-type': 'application/json' }
const read = async (answer: Response | Promise<Response>) => {
  const response = await answer
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}
const send = (path: string, body: unknown, headers = {}) =>
  read(site.post(path, JSON.stringify(body), { ...json, ...headers }))
const schemas = {
  Items: answers.itemsAnswer,
  Estimate: answers.estimateAnswer,
  Windows: answers.windowsAnswer,
  Area: answers.areaAnswer,
  Curbs: answers.curbsAnswer,
  Found: answers.foundItems,
}

type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly example?: string }[]
  readonly requestBody?: { readonly content: Record<string, { readonly example: object }> }
  readonly responses: Record<
    number,
    { readonly content: Record<string, { readonly schema: { readonly $ref: string } }> }
  >
}
const operations = Object.entries(openApi(siteUrl).paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => [method, path, operation] as const),
)

describe('openapi.json', () => {
  it('is what the build has written', async () => {
    expect(await (await site.get('/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApi(siteUrl))))
  })

  it.each(operations)('%s %s: its example is answered as it says', async (_, path, operation) => {
    const example = operation.requestBody?.content['application/json']?.example
    if (operation.requestBody) {
      if (!example) return
      const windows = (await read(site.get('/windows.json'))).body.windows as unknown as { slot: string }[]
      const sent = 'slot' in example ? { ...example, slot: windows.at(-9)?.slot } : example
      const { status, body } = await send(path, sent)
      expect(status, JSON.stringify(body)).toBe(201)
      parse(answers.receiptAnswer, body)
      expect((await send(path, sent)).status).toBe(200)
      return
    }
    const query = new URLSearchParams(
      (operation.parameters ?? []).flatMap(({ name, example }) => (example ? [[name, example]] : [])),
    )
    const { status, body } = await read(site.get(`${path}?${query}`))
    expect(status).toBe(200)
    const name = operation.responses[200]?.content['application/json']?.schema.$ref.split('/').at(-1)
    parse(schemas[name as keyof typeof schemas], body)
  })
})

describe.runIf(isOn('/pricing-calculator'))('an estimate', () => {
  const ask = (query: string) => read(site.get(`/estimate.json?${query}`))

  it('is the calculator’s, with whether we come there', async () => {
    const { body } = await ask(`items=${plainItem.id}.2_${extraItem.id}_${refusedItem.id}&zip=${ownZip}`)
    const page = await (await site.get(`/pricing-calculator?items=${plainItem.id}.2_${extraItem.id}`)).text()
    const { words, area, items } = body as unknown as answers.EstimateAnswer
    expect(page).toContain(words)
    expect(area).toMatchObject({ answer: 'yes' })
    expect(items.map(({ id, count, taken }) => [id, count, taken])).toEqual([
      [plainItem.id, 2, true],
      [extraItem.id, 1, true],
      [refusedItem.id, 1, false],
    ])
  })

  it('names ids and fields that are not ours', async () => {
    const { status, body } = await ask(`items=${plainItem.id}_hovercraft_zeppelin.2`)
    expect([status, body.errors]).toEqual([
      422,
      { items: expect.stringMatching(/^Not on our list: hovercraft, zeppelin\.2\. .* ask for a quote/) },
    ])
    const { body: twice } = await ask(`items=${plainItem.id}&items=hovercraft&flights=1&flights=2&stairs=2`)
    expect(twice.codes).toEqual({ items: 'invalid', flights: 'not-an-option', stairs: 'unknown-field' })
  })

  it('is in the page also for who prefers Markdown, whose text knows no list', async () => {
    const { words } = (await ask(`items=${plainItem.id}`)).body as unknown as answers.EstimateAnswer
    const text = async (query: string) =>
      (await site.get(`/pricing-calculator${query}`, { headers: { accept: 'text/markdown, text/html;q=0.9' } })).text()
    expect(await text(`?items=${plainItem.id}`)).toMatch(`<!DOCTYPE html>`)
    expect(await text(`?items=${plainItem.id}`)).toContain(words)
    expect(await text('')).toMatch(/^# /)
  })

  it('has every item’s own price in items.json, and where it goes if we don’t take it', async () => {
    const { body } = await read(site.get('/items.json'))
    const { items } = parse(answers.itemsAnswer, body)
    for (const { id, goes } of ownCatalog.items.filter(({ accepted }) => !accepted))
      expect(items.find((one) => one.id === id)?.goes, id).toContain(ownCatalog.disposals[goes].without ?? '')
    for (const { id, price, taken, page } of items.filter((_, index) => index % 20 === 0)) {
      expect((await site.get(page.replace(siteUrl, ''))).status, page).toBe(200)
      const { total } = (await ask(`items=${id}`)).body as unknown as answers.EstimateAnswer
      if (taken && total) expect(total, id).toEqual(price)
    }
  })
})

describe.runIf(isOn('/pricing-calculator'))('everyday names', () => {
  it.each([
    [plainItem.label, [[plainItem.id, 1]]],
    [
      `2 ${plainItem.label}; ${extraItem.id}`,
      [
        [plainItem.id, 2],
        [extraItem.id, 1],
      ],
    ],
    [
      `${extraItem.id}.3_${plainItem.id} x2`,
      [
        [extraItem.id, 3],
        [plainItem.id, 2],
      ],
    ],
  ] as const)('%s is priced', async (items, list) => {
    const { body } = await read(site.get(`/estimate.json?${new URLSearchParams({ items, flights: '1' })}`))
    const { items: found, couldChange } = parse(answers.estimateAnswer, body)
    expect(found.map(({ id, count }) => [id, count])).toEqual(list)
    // Only what the question left open can still change it.
    expect(couldChange.length).toBe(1)
  })
})

it('does all of it by plain HTTP: finds, books, looks up, moves and cancels, twice', async () => {
  const { windows } = parse(answers.windowsAnswer, (await read(site.get('/windows.json'))).body)
  const [one = '', two = ''] = windows.slice(-4).map(({ slot }) => slot)
  const phone = '2025550119'
  const items = isOn('/pricing-calculator') ? plainItem.label : ''
  const { reference } = (await send('/schedule', typedBooking(one, { phone, items }))).body as Record<string, string>
  const ask = (action: string, slot?: string) =>
    send('/booking.json', { action, reference, phone, ...(slot && { slot }) })
  const first = parse(answers.bookingAnswer, (await ask('get')).body)
  expect(first).toMatchObject({ state: 'booked', slot: one, canChange: true })
  if (items) expect(first.items).toEqual([{ name: plainItem.label, count: 1 }])
  expect((await ask('move', two)).body).toMatchObject({ ok: true, slot: two })
  for (const _ of [1, 2]) expect(await ask('cancel')).toMatchObject({ status: 200, body: { state: 'canceled' } })
  const { says } = parse(answers.bookingAnswer, (await ask('get')).body)
  expect(says).toContain('was canceled')
  site.clock.now += 90 * 24 * 3_600_000
  expect((await ask('move', one)).status).toBe(422)
  site.clock.now = exampleMoment
})

it('says of a request without a window that nothing is booked yet', async () => {
  const phone = '2025550118'
  const { reference } = (await send('/', typedQuote({ phone }))).body as Record<string, string>
  const { body } = await send('/booking.json', { action: 'cancel', reference, phone })
  expect(body).toMatchObject({
    ok: true,
    state: 'received',
    says: expect.stringContaining('no pickup window is booked'),
  })
})

describe('windows.json', () => {
  it('has the windows of two weeks, and leads to the others', async () => {
    const { body } = await read(site.get('/windows.json'))
    const { windows, more = '', towns } = parse(answers.windowsAnswer, body)
    const schedule = await (await site.get('/schedule')).text()
    expect(schedule).toContain(windows[0]?.slot)
    const next = parse(answers.windowsAnswer, (await read(site.get(more.replace(siteUrl, '')))).body)
    expect((next.windows[0]?.slot ?? '') > (windows.at(-1)?.slot ?? 'none')).toBe(true)
    for (const { book } of towns) expect((await site.get(book.replace(siteUrl, ''))).status).toBe(200)
    expect((await read(site.get('/windows.json?from=tomorrow'))).status).toBe(422)
    for (const [from, note] of [
      ['2020-01-06', 'is over'],
      ['2099-01-06', 'You can’t book as far ahead'],
    ])
      expect((await read(site.get(`/windows.json?from=${from}`))).body.note).toContain(note)
  })
})

describe('a form as JSON', () => {
  const open = async () => {
    const { body } = await read(site.get('/windows.json'))
    return parse(answers.windowsAnswer, body).windows.map(({ slot }) => slot)
  }

  it.each([
    ['/', { phone: '1' }, { phone: 'invalid', location: 'missing' }],
    ['/', { ...typedQuote(), phone: ['1'], color: 'red' }, { phone: 'not-text', color: 'unknown-field' }],
    ['/schedule', typedBooking('', { items: '' }), { slot: 'missing' }],
    ['/contact', [], { message: 'missing', phone: 'missing' }],
  ])('%s of %j is refused with codes', async (path, sent, codes) => {
    expect(await send(path, sent)).toMatchObject({ status: 422, body: { ok: false, codes } })
  })

  it.each([
    [400, '{', {}],
    [403, '{}', { origin: 'https://elsewhere.example' }],
    [413, `"${'x'.repeat(70_000)}"`, {}],
    [415, '{}', { 'content-type': 'text/plain', accept: 'application/json' }],
    [431, '{}', { 'x-long': 'x'.repeat(17_000) }],
  ])('is refused with %d as JSON, which openapi.json names', async (status, body, headers) => {
    const answer = await site.post('/', body, { ...json, ...headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json'])
    const quote = operations.find(([, path]) => path === '/')?.[2]
    expect(Object.keys(quote?.responses ?? {})).toContain(String(status))
  })

  it('books a window; whoever comes after its last seat is offered others', async () => {
    const [slot = ''] = (await open()).slice(-1)
    const book = (phone: string) => send('/schedule', typedBooking(slot, { phone, items: '' }))
    const { status, body } = await book('2025550110')
    expect([status, body.state]).toEqual([201, 'booked'])
    const { booking = '' } = body.links as unknown as Readonly<Record<string, string>>
    expect((await site.get(booking.replace(siteUrl, ''))).status).toBe(200)
    await site.rows(`INSERT INTO capacities VALUES ('${slot}', 1)`)
    expect(await book('2025550111')).toMatchObject({
      status: 409,
      body: {
        codes: { slot: 'unavailable' },
        offers: [expect.stringMatching(/T/), expect.any(String), expect.any(String)],
      },
    })
  })

  it('has to say that its phone gets the confirmation where customers are texted', async () => {
    const texting = appSite(
      { VISITOR_TEXTS: 'on', SMS_ACCOUNT: 'a', SMS_FROM: '+12025550100', SMS_TOKEN: 't' },
      exampleMoment,
    )
    const [slot = ''] = await open()
    const book = (texts: string) =>
      read(texting.post('/schedule', JSON.stringify(typedBooking(slot, { items: '', texts })), json))
    expect(await book('')).toMatchObject({ status: 422, body: { codes: { texts: 'missing' } } })
    expect((await book('yes')).status).toBe(201)
  })
})
