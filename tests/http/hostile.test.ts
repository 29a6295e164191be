import { beforeAll, describe, expect, it, vi } from 'vitest'
import { toCsv } from '../../scripts/owner/lib/csv.ts'
import { signToken } from '../../src/server/lib/token.ts'
import { bodies } from '../support/hostile/bodies.ts'
import type { Links, Sent } from '../support/hostile/case.ts'
import { fieldsOf, formPaths, hostileSlot, typed } from '../support/hostile/case.ts'
import { fields } from '../support/hostile/fields.ts'
import { files } from '../support/hostile/files.ts'
import type { SentMail } from '../support/hostile/harm.ts'
import { csvHarm, fileHarm, headHarm, htmlHarm, logHarm, mailHarm, storedHarm } from '../support/hostile/harm.ts'
import { headers } from '../support/hostile/headers.ts'
import { limits } from '../support/hostile/limits.ts'
import { filePart, postParts, textPart, textParts } from '../support/hostile/multipart.ts'
import { queries } from '../support/hostile/queries.ts'
import { tokens } from '../support/hostile/tokens.ts'
import { send } from '../support/hostile/wire.ts'
import { isOn } from '../support/ownPages.ts'
import { jpegBytes } from '../support/requests.ts'
import { testSite } from '../support/site.ts'

// A log line for each email would hide the tests' output.
vi.hoisted(() => {
  process.env.WRANGLER_LOG = 'error'
})

const site = testSite({ VISITOR_COPY: 'on' })
beforeAll(async () => {
  // Without a sweep the site reports a late cron.
  await site.cron()
  const { DB } = await site.env()
  await DB.prepare('INSERT INTO capacities (place, crews) VALUES (?, 100000)').bind(hostileSlot).run()
})

const links: Links = {
  sign: (purpose, { secret = site.secrets.LEAD_SECRET, id = '7K2M9QX4RD', expiresIn = 60_000 } = {}) =>
    signToken({ LEAD_SECRET: secret }, { purpose, id, expires: Date.now() + expiresIn }),
}

let visitors = 0
/** Sends from an address of its own each time, as different people would. */
function ask(sent: Sent) {
  visitors += 1
  const address = `10.0.${visitors >> 8}.${visitors & 255}`
  return send(site.origin, { ...sent, headers: { 'cf-connecting-ip': address, ...sent.headers } })
}

const groups = Object.entries({ bodies, fields, files, tokens, headers, queries, limits })

/** Each takes milliseconds; what takes so long hangs. */
const hangsAfterMs = 15_000

describe.each(groups)('hostile %s', (_, cases) => {
  it.concurrent.each(cases)('$name', { timeout: hangsAfterMs }, async ({ request, status, missing }) => {
    const answer = await ask(await request(links))
    expect(status).toContain(answer.status)
    expect(headHarm(answer, site.origin)).toEqual([])
    expect(htmlHarm(answer.body)).toEqual([])
    if (missing === undefined) return
    const query = new URL(String(answer.headers.location), site.origin).searchParams
    expect(Number(query.get('missing'))).toBe(missing)
  })
})

describe('after all of them', () => {
  const rows = () => site.rows<{ reference: string; answers: string }>('SELECT reference, answers FROM leads')

  it('there were many, each with its own name', () => {
    const names = groups.flatMap(([group, cases]) => cases.map(({ name }) => `${group} ${name}`))
    // A business without referrals has a form less.
    expect(names.length).toBeGreaterThan(isOn('/referral-program') ? 1500 : 1400)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('what is stored has no invisible characters', async () => {
    const leads = await rows()
    expect(leads.length).toBeGreaterThan(200)
    expect(leads.flatMap(({ answers }) => storedHarm(answers))).toEqual([])
  })

  it('an export has no formula', async () => {
    const cells = (await rows()).map(({ reference, answers }) => [
      reference,
      ...Object.values<string>(JSON.parse(answers)),
    ])
    expect(csvHarm(cells.map((row) => row.join(',')).join('\r\n'))).not.toEqual([])
    expect(csvHarm(toCsv(cells))).toEqual([])
  })

  it('the bucket has only pictures', async () => {
    const { FILES } = await site.env()
    const { objects } = await FILES.list()
    expect(objects.length).toBeGreaterThan(30)
    for (const { key, size } of objects) {
      // The largest are one repeated byte.
      if (size > 1_000_000) continue
      const file = await FILES.get(key)
      expect(fileHarm(key, new Uint8Array((await file?.arrayBuffer()) ?? []))).toEqual([])
    }
  })

  it('every email has one recipient and no header from a field', async () => {
    await site.cron()
    await expect.poll(() => site.rows("SELECT * FROM outbox WHERE state NOT IN ('sent', 'superseded')")).toEqual([])
    const mails = await site.wholeMails<SentMail>()
    expect(mails.flatMap(mailHarm)).toEqual([])
    // That many are a flood: the first have emails of their own, the others are in one.
    expect(mails.length).toBeGreaterThan(25)
    const text = mails.map((mail) => mail.subject + mail.text).join('\n')
    for (const { reference } of await rows()) expect(text).toContain(reference)
  })

  it('no log line has personal data, also while storing fails', async () => {
    const { DB } = await site.env()
    await DB.exec('ALTER TABLE leads RENAME TO leads_away')
    for (const path of formPaths) expect((await ask(postParts(path, textParts(fieldsOf(path))))).status).toBe(303)
    const { key = '' } = fieldsOf('/')
    const photo = [textPart('form', 'quote'), textPart('key', key), filePart('photo', 'Zebulon.jpg', jpegBytes(5))]
    expect((await ask(postParts('/photos', photo))).status).toBe(503)
    await DB.exec('ALTER TABLE leads_away RENAME TO leads')
    const logged = site.logs()
    for (const event of ['lead-not-stored', 'photo-not-stored']) expect(logged.join()).toContain(event)
    expect(logHarm(logged)).toEqual([])
  })
})

describe('the checks themselves', () => {
  const script = '"><script>hostilemark()</script>'
  const fine = { 'content-type': 'text/html', 'content-security-policy': 'x', 'x-content-type-options': 'nosniff' }

  it('find what a page does not escape', () => {
    const escaped = (text: string) => text.replace(/["<>&']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    const naive = (text: string) => text.replaceAll('<', '&lt;')
    const input = (text: string) => `<input value="${text}">`
    expect(htmlHarm(input(escaped(script)))).toEqual([])
    expect(htmlHarm(input(script))).toEqual(['a script'])
    expect(htmlHarm(input(naive('" onfocus="hostilemark()')))).toEqual(['onfocus="hostilemark()"'])
    expect(htmlHarm('<a href=" javascript:hostilemark()">')).toHaveLength(1)
    expect(htmlHarm('<a href="//evil.example">')).toHaveLength(1)
  })

  it('find a response that redirects away, repeats the input, or fails', () => {
    const harm = (more: object, status = 200) =>
      headHarm({ status, headers: { ...fine, ...more }, body: '' }, 'http://127.0.0.1')
    expect(harm({})).toEqual([])
    expect(harm({}, 500)).toEqual(['status 500'])
    for (const location of ['//evil', '/\\evil', 'https://x.example'])
      expect(harm({ location }), location).toHaveLength(1)
    expect(harm({ 'x-hostilemark': '1' })).toHaveLength(1)
    expect(harm({ 'content-security-policy': undefined })).toHaveLength(1)
  })

  it('find what a field injected into an email, an export, a picture or a log', () => {
    const mail = { from: 'a@b.example', to: ['o@b.example'], subject: 'Hello', text: 'Message: x\n  Bcc: y' }
    expect(mailHarm(mail)).toEqual([])
    expect(mailHarm({ ...mail, subject: 'Hello\r\nBcc: x' })).toHaveLength(1)
    expect(mailHarm({ ...mail, replyTo: 'a@b.example, c@d.example' })).toHaveLength(1)
    expect(mailHarm({ ...mail, text: 'Message: x\nBcc: y' })).toHaveLength(1)
    expect(csvHarm('a,"=1+1"\r\n"+1",\'=1\r\n')).toEqual(['=1+1', '+1'])
    const key = `photos/7K2M9QX4RD-${'0a'.repeat(16)}.jpg`
    expect(fileHarm(key, jpegBytes())).toEqual([])
    expect(fileHarm(key, Buffer.concat([jpegBytes(), Buffer.from(script)]))).toHaveLength(1)
    expect(fileHarm('photos/../x.jpg', jpegBytes())).toHaveLength(1)
    expect(storedHarm('{"a":"\\u0000","b":"\\u202e","c":"x\\ny"}')).toHaveLength(2)
    for (const text of Object.values(typed['/contact'] ?? {})) expect(logHarm([`{"event":"${text}"}`])).toHaveLength(1)
    expect(logHarm(['{"event":"lead-not-stored","reference":"7K2M9QX4RD"}'])).toEqual([])
  })
})
