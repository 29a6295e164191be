import { afterAll, describe, expect, it, vi } from 'vitest'
import { toCsv } from '../../scripts/owner/lib/csv.ts'
import { signToken } from '../../src/server/lib/token.ts'
import { appSite } from '../support/appSite.ts'
import * as attacks from '../support/hostile/attacks.ts'
import {
  csvHarm,
  fileHarm,
  headHarm,
  htmlHarm,
  logHarm,
  mailHarm,
  personal,
  storedHarm,
} from '../support/hostile/harm.ts'
import { isOn } from '../support/ownPages.ts'
import { jpegBytes, ownAddress, typedQuote } from '../support/requests.ts'

// Each attack is tried once at each parser, since all forms and pages share them: of text, of files, of bodies, of headers,
// of queries and of signed links. What a client would change before it sends it is in `worker.test.ts`.

const logged: string[] = []
const spies = (['log', 'warn', 'error'] as const).map((level) =>
  vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line))),
)
afterAll(() => {
  for (const spy of spies) spy.mockRestore()
})

const site = appSite({ VISITOR_COPY: 'on' })

/** Sends a request; gives its answer after it was searched for harm. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await site.get(path, { ...init, headers: { ...ownAddress(), ...init.headers } })
  const body = await answer.text()
  expect(headHarm(answer, body)).toEqual([])
  expect(htmlHarm(body)).toEqual([])
  return answer
}

type Part = { readonly head: string; readonly body: string | Uint8Array }

const textPart = (name: string, body: string | Uint8Array): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body,
})
const photoPart = (body: Uint8Array, fileName = 'a.jpg', type = 'image/jpeg'): Part => ({
  head: `Content-Disposition: form-data; name="junk-photos"; filename="${fileName}"\r\nContent-Type: ${type}`,
  body,
})
const joined = (parts: readonly Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--hostile\r\n${head}\r\n\r\n`),
      Buffer.from(body as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--hostile--\r\n'),
  ])

/** A complete quote request; each with a key of its own, so that each is a lead of its own. */
const fields = (changes: Record<string, string | Uint8Array> = {}) => ({
  ...typedQuote({ 'junk-type': `${personal}’s couch`, key: crypto.randomUUID() }),
  ...changes,
})
const parts = (changes?: Record<string, string | Uint8Array>): Part[] =>
  Object.entries(fields(changes)).map(([name, value]) => textPart(name, value))

const multipartType = 'multipart/form-data; boundary=hostile'
const send = (body: BodyInit, { type = multipartType, path = '/', headers = {} as Record<string, string> } = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': type, ...headers } })

const missingIn = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', site.origin).searchParams.get('missing') ?? '0'

describe('a hostile field', () => {
  it.each(Object.entries(attacks.texts))('with %s is text', async (_, text) => {
    expect((await send(joined(parts({ location: text })))).status).toBe(303)
    const contact = { message: text, phone: '2025550177', email: 'zebulon@example.com', name: personal }
    const body = joined(Object.entries(contact).map(([name, value]) => textPart(name, value)))
    expect((await send(body, { path: '/contact' })).status).toBe(303)
    expect([303, 422]).toContain((await send(joined(parts({ phone: text })))).status)
  })

  it('is refused when it is too long', async () => {
    for (const [text, status] of attacks.longTexts)
      expect((await send(joined(parts({ 'junk-type': text })))).status).toBe(status)
  })

  it('has whatever name or key it likes', async () => {
    for (const name of attacks.names)
      expect((await send(joined([...parts(), textPart(name, '{"admin":true}')]))).status, name).toBe(303)
    for (const [name, key] of Object.entries(attacks.keys))
      expect((await send(joined(parts({ key, location: `Riverton ${name}` })))).status, name).toBe(303)
    for (const elapsed of ['-1', 'NaN', '99999999999999999999', '1500; DROP'])
      expect((await send(joined(parts({ elapsed })))).status, elapsed).toBe(303)
  })

  it('comes too often', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => textPart(`f${at}`, 'x'))
    expect((await send(joined([...parts(), ...many(80)]))).status).toBe(303)
    expect((await send(joined([...parts(), ...many(1000)]))).status).toBe(413)
    expect(
      (await send(`${new URLSearchParams(fields() as never)}${'&a=b'.repeat(100_000)}`, { type: urlencoded })).status,
    ).toBe(413)
  })
})

const urlencoded = 'application/x-www-form-urlencoded'

describe('a hostile body', () => {
  it.each(attacks.types)('of the type %s', async (type, statuses) => {
    expect(statuses).toContain((await send(joined(parts()), { type })).status)
  })

  it('is refused when its text is cut off, and taken when only a photo is', async () => {
    const text = joined(parts())
    const whole = joined([...parts(), photoPart(jpegBytes(1))])
    for (const length of [0, 1, 11, 52, 90, 140, text.length - 20])
      expect((await send(whole.subarray(0, length))).status, `${length} bytes`).toBe(400)
    const cut = await send(whole.subarray(0, whole.length - 1000))
    expect([cut.status, missingIn(cut)]).toEqual([303, '1'])
  })

  it('has parts as no library writes them', async () => {
    for (const head of attacks.partHeads)
      expect([303, 400], head.slice(0, 80)).toContain((await send(joined([...parts(), { head, body: 'x' }]))).status)
    for (const body of ['--hostile--\r\n', '--hostile\r\n'.repeat(1000), '\0'.repeat(5000)])
      expect([400, 422]).toContain((await send(body)).status)
    const form = new URLSearchParams(fields() as never)
    for (const more of ['&a=%&b=%zz&c=%e2%28%a1&%=%', '&a=%ff%fe%c0%80', '&phone[a][b]=2&__proto__[x]=3'])
      expect((await send(`${form}${more}`, { type: urlencoded })).status, more).toBe(303)
  })
})

describe('a hostile file', () => {
  it.each(attacks.files)('that is $name', async ({ isTaken, bytes, type }) => {
    const answer = await send(joined([...parts(), photoPart(bytes, 'a.jpg', type)]))
    expect([answer.status, missingIn(answer)]).toEqual([303, isTaken ? '0' : '1'])
  })

  it('has whatever name it likes, or comes as text', async () => {
    for (const fileName of attacks.fileNames)
      expect((await send(joined([...parts(), photoPart(jpegBytes(2), fileName)]))).status, fileName).toBe(303)
    expect(missingIn(await send(joined([...parts(), textPart('junk-photos', '../../x.jpg')])))).toBe('0')
  })

  it('comes too often', async () => {
    const many = Array.from({ length: 60 }, (_, seed) => photoPart(jpegBytes(seed)))
    expect(missingIn(await send(joined([...parts(), ...many])))).toBe('54')
  })
})

describe('a hostile head', () => {
  it('from another site is refused', async () => {
    for (const path of ['/', '/photos'])
      for (const origin of attacks.origins)
        expect((await send(joined(parts()), { path, headers: { origin } })).status, origin).toBe(403)
    expect((await send(joined(parts()), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  })

  it('changes nothing', async () => {
    for (const [name, headers] of Object.entries(attacks.headers))
      for (const path of ['/about', '/request-received/7K2M9QX4RD'])
        expect([200, 304], name).toContain((await ask(path, { headers })).status)
    expect((await ask('/about', { headers: { cookie: 'a=hostilemark; '.repeat(1400) } })).status).toBe(431)
    expect((await ask(`/about?${'q'.repeat(20_000)}`)).status).toBe(414)
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
      expect((await ask('/lead-photo', { method })).status, method).toBe(405)
  })
})

describe('a hostile query', () => {
  const confirmation = '/request-received/7K2M9QX4RD'
  const values = [...attacks.values, ...Object.values(attacks.texts).map(String)].map(encodeURIComponent)

  it('is shown as text, or not at all', async () => {
    for (const value of values)
      for (const query of [
        `area=${value}&form=${value}`,
        `photos=${value}&missing=${value}`,
        `add=${value}&added=${value}`,
      ])
        expect((await ask(`${confirmation}?${query}`)).status, value).toBe(200)
    for (const value of values) {
      expect((await ask(`/service-areas?place=${value}`)).status, value).toBe(200)
      if (!isOn('/pricing-calculator')) continue
      expect((await ask(`/pricing-calculator?items=${value}&q=${value}&add=${value}`)).status, value).toBe(200)
    }
    for (const query of attacks.queries)
      for (const path of ['/', confirmation]) expect((await ask(`${path}?${query}`)).status, query).toBe(200)
  })
})

describe('a hostile link', () => {
  const sign = (purpose: 'add-photos' | 'see-photos' | 'booking' | 'today', changes = {}) =>
    signToken(
      { LEAD_SECRET: site.secret, ...changes },
      { purpose, id: '7K2M9QX4RD', expires: site.clock.now + 60_000, ...changes },
    )
  const changed = async (part: number, text: string) => (await sign('add-photos')).split('.').with(part, text).join('.')

  it('opens nothing', async () => {
    const right = await sign('add-photos')
    expect((await ask(`/add-photos?t=${right}`)).status).toBe(200)
    const forged = [
      ...[
        '',
        '.',
        '....',
        '%00',
        '%ff%fe',
        'x'.repeat(8000),
        '__proto__',
        `x&t=${right}`,
        `%20${right}`,
        `${right}%0A`,
      ],
      ...[right.slice(0, -1), `${right}A`, right.toUpperCase(), await changed(0, 'see-photos')],
      ...[await changed(1, '0000000000'), await changed(1, '..%2f..%2fspool'), await changed(2, '99999999999999')],
      ...[await changed(2, 'NaN'), await changed(3, 'AAAAAA'), await changed(4, ''), await changed(4, 'A'.repeat(43))],
      ...[await sign('see-photos'), await sign('booking'), await sign('add-photos', { expires: site.clock.now - 1 })],
      await sign('add-photos', { LEAD_SECRET: 'guessed' }),
    ]
    for (const token of forged) expect((await ask(`/add-photos?t=${token}`)).status, token.slice(0, 60)).toBe(410)
    for (const path of ['/add-details', '/lead-photos', '/lead-photo', '/today'])
      for (const token of ['x', await sign('booking')]) expect((await ask(`${path}?t=${token}`)).status, path).toBe(410)
    for (const path of ['/add-photos', '/add-details', '/today'])
      expect((await send(joined([textPart('reference', 'x')]), { path: `${path}?t=x` })).status, path).toBe(410)
  })

  it('gives no other photo, and no step of a pickup that isn’t there', async () => {
    const photos = await sign('see-photos')
    for (const id of ['', '%00', '../spool/x', "'%20OR%201=1--", '__proto__', 'x'.repeat(5000)])
      expect((await ask(`/lead-photo?t=${photos}&id=${id}`)).status, id).toBe(404)
    const crew = await sign('today', { id: '2026-11-23' })
    for (const value of ['', '__proto__', "'; DROP TABLE visits;--", '\0'])
      expect(
        (await send(joined([textPart('reference', value), textPart('step', value)]), { path: `/today?t=${crew}` }))
          .status,
      ).toBe(409)
  })
})

describe('after all of them', () => {
  const answers = async () =>
    (await site.rows<{ answers: string }>('SELECT answers FROM leads')).map((lead) => lead.answers)

  it('what is stored has no invisible characters, and an export of it no formula', async () => {
    const stored = await answers()
    expect(stored.length).toBeGreaterThan(60)
    expect(stored.flatMap(storedHarm)).toEqual([])
    const cells = stored.map((lead) => Object.values<string>(JSON.parse(lead)))
    expect(csvHarm(cells.map((row) => row.join(',')).join('\r\n'))).not.toEqual([])
    expect(csvHarm(toCsv(cells))).toEqual([])
  })

  it('the bucket has only pictures', () => {
    expect(site.files.size).toBeGreaterThan(10)
    for (const [key, { text }] of site.files) expect(fileHarm(key, Buffer.from(text, 'latin1'))).toEqual([])
  })

  it('every email has one recipient and no header from a field', async () => {
    site.clock.now += 120_000
    await site.cron()
    const mails = site.delivered.filter(({ channel }) => channel === 'email' || channel === 'copy')
    expect(mails.length).toBeGreaterThan(5)
    expect(mails.flatMap(({ text }) => mailHarm(text))).toEqual([])
    for (const { to } of mails) expect(to).toMatch(/^[^\s,;<>()"@]+@[^\s,;<>()"@]+$/)
  })

  it('no log line has personal data, also while storing fails', async () => {
    await site.env.DB.exec('ALTER TABLE leads RENAME TO leads_away')
    expect((await send(joined(parts()))).status).toBe(303)
    await site.env.DB.exec('ALTER TABLE leads_away RENAME TO leads')
    expect(logged.join()).toContain('lead-not-stored')
    expect(logHarm(logged)).toEqual([])
  })
})

it('the checks find what a page doesn’t escape, a mail, an export, a picture or a log repeats', () => {
  const script = '"><script>hostilemark()</script>'
  expect(htmlHarm(`<input value="&quot;&gt;&lt;script&gt;hostilemark()">`)).toEqual([])
  expect(htmlHarm(`<input value="${script}">`)).toEqual(['a script'])
  expect(htmlHarm('<input value="" onfocus="hostilemark()">')).toHaveLength(1)
  expect(htmlHarm('<a href="//evil.example">')).toHaveLength(1)
  const headers = { 'content-type': 'text/html', 'content-security-policy': 'x', 'x-content-type-options': 'nosniff' }
  const harm = (more: Record<string, string>) =>
    headHarm({ status: 200, headers: new Headers({ ...headers, ...more }) }, '')
  expect([harm({}), harm({ location: '/here' })]).toEqual([[], []])
  for (const location of ['//x', '/\\x', 'https://x.example']) expect(harm({ location }), location).toHaveLength(1)
  expect(harm({ 'x-hostilemark': '1' })).toHaveLength(1)
  expect(mailHarm('Hello\nMessage: x\n  Bcc: y')).toEqual([])
  expect(mailHarm('Hello\u202e\nBcc: y')).toHaveLength(2)
  expect(csvHarm('a,"=1+1"\r\n"+1",\'=1\r\n')).toEqual(['=1+1', '+1'])
  const key = `photos/7K2M9QX4RD-${'0a'.repeat(16)}.jpg`
  expect(fileHarm(key, jpegBytes())).toEqual([])
  expect(fileHarm(key, Buffer.concat([jpegBytes(), Buffer.from(script)]))).toHaveLength(1)
  expect(storedHarm('{"a":"\\u0000","b":"\\u202e","c":"x\\ny"}')).toHaveLength(2)
  expect(logHarm([`{"event":"${personal}"}`, '{"event":"lead-not-stored","reference":"7K2M9QX4RD"}'])).toHaveLength(1)
})
