import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { budgets } from '../../src/store/budgets.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import { exampleMoment } from '../support/clock.ts'
import { plainItem } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'
import { typedBooking, typedQuote } from '../support/requests.ts'

const site = appSite({}, exampleMoment)
type Site = ReturnType<typeof appSite>
type Said = Record<string, never>

/**
 * A client of the protocol in this process, at an address of its own; `mode` chooses the protocol's generation, `accept` is
 * what it takes in place of both kinds of answers.
 */
async function connect(to: Site, address: string, mode: 'auto' | 'legacy' = 'auto', accept = '') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const fetch = (url: string | URL, { headers, ...init }: RequestInit = {}) => {
    const all = new Headers(headers)
    all.set('cf-connecting-ip', address)
    if (accept) all.set('accept', accept)
    return to.get(new URL(url).pathname, { ...init, headers: all })
  }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${to.origin}/mcp`), { fetch }))
  const call = async (name: string, args: Record<string, unknown>) => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: args })
    return { isError: isError === true, said: structuredContent as Said }
  }
  return { client, call }
}

const own = await connect(site, '203.0.113.1')
const openSlots = async () =>
  ((await own.call('open_windows', {})).said.windows as unknown as { slot: string }[]).map(({ slot }) => slot)

describe.each([
  ['auto', ''],
  ['legacy', ''],
  ['auto', 'application/json'],
  ['legacy', '*/*'],
  ['auto', 'text/event-stream'],
  ['legacy', 'text/event-stream'],
] as const)('a client of the %s protocol that takes %j', (mode, accept) => {
  it('lists tools with what they take, and whether they only read', async () => {
    const { client, call } = await connect(site, '203.0.113.2', mode, accept)
    const { tools } = await client.listTools()
    const priced = isOn('/pricing-calculator') ? ['estimate', 'item'] : []
    const read = ['check_area', ...(business.features.curbRules ? ['curb_pickup'] : []), 'open_windows']
    const others = [...read, 'request_quote', 'book_pickup', 'get_booking', 'move_booking']
    expect(tools.map(({ name }) => name)).toEqual([...priced, ...others, 'cancel_booking'])
    expect(tools.filter(({ outputSchema }) => !outputSchema)).toEqual([])
    const book = tools.find(({ name }) => name === 'book_pickup')
    expect(book?.inputSchema).toMatchObject({ required: ['slot', 'location', 'address', 'phone'] })
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'request_quote',
      'book_pickup',
      'move_booking',
      'cancel_booking',
    ])
    expect(client.getServerCapabilities()).toEqual({ tools: {} })
    // Some models refuse an empty text among options, and options without a type.
    const fields = tools.flatMap(
      ({ inputSchema }) => Object.values(inputSchema.properties ?? {}) as { enum?: string[] }[],
    )
    expect(fields.filter((field) => field.enum?.includes('') || !('type' in field))).toEqual([])
    expect((await call('check_area', { zip: ownZip, reason: 'to see whether they come' })).said.answer).toBe('yes')
    if (business.features.curbRules) {
      expect((await call('curb_pickup', { zip: ownZip })).said.towns).toMatchObject([
        { page: expect.stringContaining('#curb') },
      ])
      expect((await call('curb_pickup', { zip: 'Nowhere' })).isError).toBe(true)
    }
  })
})

it.runIf(isOn('/pricing-calculator'))('finds an item, and prices it as the address does', async () => {
  const found = (await own.call('item', { name: plainItem.label })).said.items as unknown as { id: string }[]
  expect(found.map(({ id }) => id)).toContain(plainItem.id)
  const { said } = await own.call('estimate', { items: plainItem.id, zip: ownZip })
  expect(said).toEqual(await (await site.get(`/estimate.json?items=${plainItem.id}&zip=${ownZip}`)).json())
  expect((await own.call('check_area', { zip: ownZip })).said).toEqual(said.area)
})

it('books, moves and cancels a pickup for somebody, of which the owner reads', async () => {
  const [one = '', two = ''] = (await openSlots()).slice(-2)
  const phone = '2025550171'
  const { said, isError } = await own.call('book_pickup', typedBooking(one, { phone, items: '' }))
  expect([isError, said.state]).toEqual([false, 'booked'])
  const mine = { reference: said.reference, phone }
  expect((await own.call('get_booking', mine)).said).toMatchObject({ slot: one, state: 'booked', canChange: true })
  // A client that didn't hear the answer asks again.
  for (const _ of ['once', 'twice'])
    expect((await own.call('move_booking', { ...mine, slot: two })).said).toMatchObject({ ok: true, slot: two })
  expect((await own.call('move_booking', { ...mine, slot: '2020-01-06T08' })).said).toMatchObject({
    ok: false,
    codes: { slot: 'unavailable' },
  })
  expect((await own.call('cancel_booking', mine)).said).toMatchObject({ state: 'canceled', canChange: false })
  expect((await own.call('move_booking', { ...mine, slot: one })).said).toMatchObject({
    ok: false,
    codes: { reference: 'unavailable' },
  })
  const mail = site.delivered.find(({ channel, text }) => channel === 'email' && text.includes(`${said.reference}`))
  expect(mail?.text).toContain('An AI assistant sent this for them.')
})

it('asks for a quote once, however often the same key is sent', async () => {
  const sent = { ...typedQuote({ phone: '2025550172' }), key: 'a-key-of-this-test-1' }
  const [first, again] = [await own.call('request_quote', sent), await own.call('request_quote', sent)]
  expect(first.said.state).toBe('received')
  expect(again.said.reference).toBe(first.said.reference)
})

describe('bad input', () => {
  const one = { reference: '0000000000', phone: '2025550100' }
  const slot = '2099-01-05T08'
  const priced = isOn('/pricing-calculator')
  /** Arguments that a tool can't take, by the field that's wrong. */
  const bad: readonly (readonly [tool: string, field: string, args: Record<string, unknown>])[] = [
    ...(priced
      ? [
          ...[
            '',
            '_',
            ' , ',
            'hovercraft',
            `${plainItem.id}_zz9.2`,
            'hovercraft and zeppelin',
            `${plainItem.id}.0`,
          ].map((items) => ['estimate', 'items', { items }] as const),
          ...[['a', 'b'], { sofa: 1 }, true].map((items) => ['estimate', 'items', { items }] as const),
          ...[5, -1, '1.5', 'two'].map((flights) => ['estimate', 'flights', { items: plainItem.id, flights }] as const),
          ['estimate', 'carry', { items: plainItem.id, carry: 'yes' }] as const,
          ...['', 'x'.repeat(61), [], {}].map((name) => ['item', 'name', { name }] as const),
        ]
      : []),
    ...[true, ['60540'], { of: '60540' }, '', '123', undefined].map((zip) => ['check_area', 'zip', { zip }] as const),
    ...['2026-02-30', 'tomorrow', 'Monday after next', '11/23/2026', ['2026-11-23']].map(
      (from) => ['open_windows', 'from', { from }] as const,
    ),
    ['request_quote', 'phone', { ...typedQuote(), phone: '12' }],
    ['request_quote', 'location', { ...typedQuote(), location: '' }],
    ['request_quote', 'color', { ...typedQuote(), color: 'red' }],
    ['book_pickup', 'slot', typedBooking('2026-13-01T10', { items: '' })],
    ['book_pickup', 'slot', typedBooking('tomorrow at 8', { items: '' })],
    ['book_pickup', 'phone', typedBooking(slot, { items: '', phone: 'mine' })],
    ['book_pickup', 'address', typedBooking(slot, { items: '', address: '' })],
    ...(priced ? [['book_pickup', 'items', typedBooking(slot, { items: 'hovercraft' })] as const] : []),
    ['get_booking', 'reference', { ...one, reference: ' ' }],
    ['get_booking', 'reference', one],
    ['move_booking', 'slot', { ...one, slot: ['soon'] }],
    ['move_booking', 'slot', { ...one, slot: 'soon' }],
    ['cancel_booking', 'phone', { ...one, phone: '12' }],
    ['cancel_booking', 'reference', { ...one, phone: '2025550102' }],
  ]

  it.each(bad)('%s with a wrong %s is answered with what to do: %j', async (name, field, args) => {
    const { isError, said } = await own.call(name, args)
    expect([isError, Object.keys(Object(said.codes))]).toEqual([true, expect.arrayContaining([field])])
    expect(Object.keys(Object(said.codes))).toEqual(Object.keys(Object(said.errors)))
    // A sentence that says what to send, not only that it's wrong.
    expect(Object(said.errors)[field]).toMatch(
      /\b(?:Say|Send|Use|Write|Enter|Tell|Ask|ask|Look|call|Type|leave it out|too many)\b/,
    )
  })

  const [old, version] = ['2025-06-18', '2026-07-28']
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'nothing', arguments: {} } }
  const meta = { protocolVersion: version, clientCapabilities: {} }
  const _meta = Object.fromEntries(
    Object.entries(meta).map(([key, value]) => [`io.modelcontextprotocol/${key}`, value]),
  )
  const now = { ...call, params: { ...call.params, _meta } }
  const said = { 'mcp-protocol-version': version, 'mcp-method': 'tools/call', 'mcp-name': 'nothing' }

  it.each([
    ['{', {}, 400, -32_700],
    [[call, call], {}, 400, -32_600],
    [{}, {}, 400, -32_600],
    [{ ...call, id: null }, {}, 400, -32_600],
    [{ ...call, params: [] }, {}, 400, -32_602],
    [call, { origin: 'https://elsewhere.example' }, 403, -32_000],
    [call, { 'content-type': 'text/plain' }, 415, -32_000],
    [`"${'x'.repeat(70_000)}"`, {}, 413, -32_700],
    [call, {}, 200, -32_602],
    [{ ...call, params: { name: 'check_area', arguments: 'x' } }, {}, 200, -32_602],
    [{ ...call, method: 'initialize' }, {}, 200, -32_602],
    [{ ...call, method: 'tools/drop' }, { 'mcp-protocol-version': old }, 200, -32_601],
    [call, { 'mcp-protocol-version': '1900-01-01' }, 400, -32_022],
    [call, said, 400, -32_602],
    [now, said, 200, -32_602],
    [now, { ...said, 'mcp-name': '=?base64?bm90aGluZw==?=' }, 200, -32_602],
    [now, { ...said, 'mcp-name': 'estimate' }, 400, -32_020],
    [now, { 'mcp-protocol-version': version }, 400, -32_020],
    [{ ...now, method: 'subscriptions/listen' }, { ...said, 'mcp-method': 'subscriptions/listen' }, 404, -32_601],
    [
      { ...now, params: { _meta: { ..._meta, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } } },
      {},
      400,
      -32_022,
    ],
  ] as [string | object, Record<string, string>, number, number][])(
    'of the protocol: %j, %j is %d, %d',
    async (sent, more, status, code) => {
      const headers = { 'content-type': 'application/json', ...more }
      const answer = await site.post('/mcp', typeof sent === 'string' ? sent : JSON.stringify(sent), headers)
      expect([answer.status, await answer.json()]).toMatchObject([status, { jsonrpc: '2.0', error: { code } }])
    },
  )
})

it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '1999-01-01'])(
  'shakes hands in %s, or else in the newest that does',
  async (protocolVersion) => {
    const send = (message: object) =>
      site.post('/mcp', JSON.stringify({ jsonrpc: '2.0', ...message }), { 'content-type': 'application/json' })
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    const agreed = protocolVersion.startsWith('1') ? '2025-11-25' : protocolVersion
    const begun = await (await send({ id: 1, method: 'initialize', params })).json()
    expect(begun).toMatchObject({ id: 1, result: { protocolVersion: agreed, capabilities: { tools: {} } } })
    const noted = await send({ method: 'notifications/initialized' })
    expect([noted.status, await noted.text()]).toEqual([202, ''])
    expect(await (await send({ id: 'a', method: 'ping' })).json()).toEqual({ jsonrpc: '2.0', id: 'a', result: {} })
  },
)

describe('a flood', () => {
  it('of requests ends where that of a form ends', async () => {
    const { call } = await connect(site, '203.0.113.77')
    const { limit } = budgets.sender
    const quote = (index: number) =>
      call('request_quote', typedQuote({ phone: '2025550173', 'junk-type': `Couch ${index}` }))
    for (let index = 0; index < limit; index++) expect((await quote(index)).isError).toBe(false)
    expect((await quote(limit)).said).toMatchObject({ ok: false, failure: 'too-many' })
    const page = await site.post(
      '/',
      new URLSearchParams(typedQuote({ phone: '2025550173', 'junk-type': 'By hand' })),
      {
        'cf-connecting-ip': '203.0.113.77',
      },
    )
    expect(page.status).toBe(429)
  })

  it('is counted by the platform as forms are, and not as questions', async () => {
    const asked: string[] = []
    const limiter = (name: string) => ({ limit: async () => ({ success: asked.push(name) > 0 && name !== 'SENDS' }) })
    const limited = appSite({ SENDS: limiter('SENDS'), LOOKS: limiter('LOOKS') }, exampleMoment)
    const { call } = await connect(limited, '203.0.113.79')
    expect((await call('check_area', { zip: ownZip })).isError).toBe(false)
    expect(new Set(asked)).toEqual(new Set(['LOOKS']))
    expect((await call('request_quote', typedQuote())).said).toMatchObject({ failure: 'too-many' })
    expect(await limited.rows('SELECT * FROM leads')).toEqual([])
  })
})

it('changes nothing and says so without a database', async () => {
  const down = appSite({}, exampleMoment)
  Object.assign(down.env as object, {
    DB: {
      prepare: () => {
        throw new Error('down')
      },
    },
  })
  const { call } = await connect(down, '203.0.113.80')
  expect((await call('get_booking', { reference: '0000000000', phone: '2025550100' })).said).toMatchObject({
    failure: 'not-stored',
  })
})
