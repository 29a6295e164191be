import { afterAll, describe, expect, it, vi } from 'vitest'
import { signToken } from '../../src/shared/http/access.ts'
import { appSite } from '../support/appSite.ts'
import * as attacks from '../support/hostile/attacks.ts'
import { fileHarm, headHarm, htmlHarm, logHarm, mailHarm, personal, storedHarm } from '../support/hostile/harm.ts'
import { isOn } from '../support/ownPages.ts'
import { jpegBytes, ownAddress, typedQuote } from '../support/requests.ts'

// Each attack is tried once at each parser, since all forms and pages share them: of text, of files, of bodies, of headers,
// of queries and of signed links. `worker.test.ts` tries the paths, which a client in this process would change.

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

const urlencoded = 'application/x-www-form-urlencoded'

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

  it('has whatever name or key it likes, and comes too often', async () => {
    for (const name of attacks.names)
      expect((await send(joined([...parts(), textPart(name, '{"admin":true}')]))).status, name).toBe(303)
    for (const [at, key] of attacks.keys.entries())
      expect((await send(joined(parts({ key, location: `Riverton ${at}` })))).status, key).toBe(303)
    const many = (count: number) => Array.from({ length: count }, (_, at) => textPart(`f${at}`, 'x'))
    expect((await send(joined([...parts(), ...many(80)]))).status).toBe(303)
    expect((await send(joined([...parts(), ...many(1000)]))).status).toBe(413)
  })
})

describe('a hostile body', () => {
  it.each(attacks.types)('of the type %s', async (type, statuses) => {
    expect(statuses).toContain((await send(joined(parts()), { type })).status)
  })

  it('is refused when its text is cut off, and taken when only a photo is', async () => {
    const text = joined(parts())
    const whole = joined([...parts(), photoPart(jpegBytes(1))])
    for (const length of [0, 1, 52, text.length - 20])
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
    expect((await send(`${form}${'&a=b'.repeat(100_000)}`, { type: urlencoded })).status).toBe(413)
  })
})

describe('a hostile file', () => {
  it.each(attacks.files)('that is $name', async ({ isTaken, bytes, type }) => {
    const answer = await send(joined([...parts(), photoPart(bytes, 'a.jpg', type)]))
    expect([answer.status, missingIn(answer)]).toEqual([303, isTaken ? '0' : '1'])
  })

  it('has whatever name it likes, comes as text, or too often', async () => {
    for (const fileName of attacks.fileNames)
      expect((await send(joined([...parts(), photoPart(jpegBytes(2), fileName)]))).status, fileName).toBe(303)
    expect(missingIn(await send(joined([...parts(), textPart('junk-photos', '../../x.jpg')])))).toBe('0')
    const many = Array.from({ length: 60 }, (_, seed) => photoPart(jpegBytes(seed)))
    expect(missingIn(await send(joined([...parts(), ...many])))).toBe('54')
  })
})

it('a hostile head changes nothing', async () => {
  for (const [name, headers] of Object.entries(attacks.headers))
    for (const path of ['/about', '/request-received/7K2M9QX4RD'])
      expect([200, 304], name).toContain((await ask(path, { headers })).status)
})

it('a hostile query is shown as text, or not at all', async () => {
  const values = [...attacks.values, ...Object.values(attacks.texts).map(String)].map(encodeURIComponent)
  const addresses = (value: string) => [
    `/request-received/7K2M9QX4RD?area=${value}&form=${value}`,
    `/service-areas?place=${value}`,
    `/book-online?location=${value}&from=${value}&slot=${value}&step=who`,
    `/pricing-calculator?items=${value}&q=${value}&add=${value}`,
  ]
  for (const address of [...values.flatMap(addresses), ...attacks.queries.map((query) => `/?${query}`)].filter(isOn))
    expect((await ask(address)).status, address).toBe(200)
})

describe('a hostile link', () => {
  const sign = (purpose: 'sent' | 'photos' | 'own' | 'stop-mails', changes = {}) =>
    signToken(
      { LEAD_SECRET: site.secret, ...changes },
      { purpose, id: '7K2M9QX4RD_quote', expires: site.clock.now + 60_000, ...changes },
    )

  it('opens nothing', async () => {
    const right = await sign('sent')
    expect((await ask(`/your-request?t=${right}`)).status).toBe(200)
    const changed = (part: number, text: string) => right.split('.').with(part, text).join('.')
    const forged = [
      ...['', '....', '%00', '%ff%fe', 'x'.repeat(8000), '__proto__', `x&t=${right}`, `${right}%0A`, `${right}A`],
      ...[changed(0, 'photos'), changed(1, '0000000000'), changed(2, '99999999999999'), changed(4, '')],
      ...[await sign('stop-mails'), await sign('sent', { expires: site.clock.now - 1 })],
      await sign('sent', { LEAD_SECRET: 'guessed' }),
    ]
    for (const token of forged)
      expect([403, 404, 410], token.slice(0, 60)).toContain((await ask(`/your-request?t=${token}`)).status)
    for (const path of ['/lead-photos', '/lead-photo'])
      for (const token of ['x', await sign('stop-mails')])
        expect((await ask(`${path}?t=${token}`)).status, path).toBe(410)
    for (const act of ['photos', 'details'])
      expect(
        (await send(joined([textPart('reference', 'x')]), { path: `/your-request?act=${act}&t=x` })).status,
        act,
      ).toBe(404)
  })

  it('gives no other photo', async () => {
    const photos = await sign('photos')
    for (const id of ['', '%00', '../spool/x', "'%20OR%201=1--", '__proto__', 'x'.repeat(5000)])
      expect((await ask(`/lead-photo?t=${photos}&id=${id}`)).status, id).toBe(404)
  })
})

describe('after all of them', () => {
  it('what is stored has no invisible characters', async () => {
    const stored = (await site.rows<{ answers: string }>('SELECT answers FROM leads')).map(({ answers }) => answers)
    expect(stored.length).toBeGreaterThan(50)
    expect(stored.flatMap(storedHarm)).toEqual([])
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
    expect(logged.join()).toContain('lead-not-stored')
    expect(logHarm(logged)).toEqual([])
  })
})
