import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { intake, keyOf } from '../../../tests/support/intake.ts'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { ownerAddress } from '../../../tests/support/outside.ts'
import { book } from '../../../tests/support/seats.ts'
import { dateMs, localDate, noonOffset } from '../../domain/calendar/localTime.ts'
import { readToken } from '../lib/token.ts'
import { countReport } from '../store/cspReports.ts'
import { writeHealthFlags } from '../store/health.ts'
import { planDigest, sendDigest } from './digest.ts'

const hour = 60 * 60_000
const day = 24 * hour
const date = '2026-11-21'
/** Seven in the morning of that date, where the business is. */
const seven = dateMs(date) + 7 * hour - noonOffset(date, site.timeZone)
const numberOf = (at: number) => Number(localDate(at, site.timeZone).replaceAll('-', ''))

function morning() {
  const clock = { now: seven }
  const { services, DB, delivered } = memoryServices(clock)
  /** Requests that came so many ms before the digest was due. */
  const received = async (before: number, changes: { form?: string; signs?: string; state?: string } = {}) => {
    const { form = 'quote', signs = '', state = 'new' } = changes
    const reference = `R${before}${form}`
    await DB.prepare(
      `INSERT INTO leads (reference, form, received_at, changed_at, answers, signs, state) VALUES (?, ?, ?, ?, '{}', ?, ?)`,
    )
      .bind(reference, form, clock.now - before, clock.now, signs, state)
      .run()
    return reference
  }
  /** The lines of the morning's mail. */
  const digest = async () => {
    await planDigest(services)
    await writeHealthFlags(DB, { swept: clock.now })
    await sendDigest(services, numberOf(clock.now))
    return delivered.at(-1)?.text.split('\n') ?? []
  }
  const rows = async () =>
    (await DB.prepare('SELECT reference, revision, channel, state, due_at, created_at FROM outbox').all()).results
  return { clock, services, DB, delivered, received, digest, rows }
}

it('is due once a day, from seven in the morning where the business is', async () => {
  const { clock, services, rows } = morning()
  clock.now = seven - 1
  await planDigest(services)
  expect(await rows()).toEqual([])
  const row = { reference: 'digest', channel: 'email', state: 'pending' }
  const first = { ...row, revision: numberOf(seven), due_at: seven, created_at: seven }
  for (const at of [seven, seven + hour]) {
    clock.now = at
    await planDigest(services)
    expect(await rows()).toEqual([first])
  }
  clock.now = seven + day
  await planDigest(services)
  expect(await rows()).toEqual([
    first,
    { ...first, revision: numberOf(clock.now), due_at: clock.now, created_at: clock.now },
  ])
})

it('comes even on a day without requests', async () => {
  const { digest, delivered } = morning()
  expect(await digest()).toEqual([
    `0 requests in a day, ${date}`,
    'No requests since the last mail like this.',
    '',
    'Nothing looked unusual.',
    '',
    'Everything works.',
    '',
    'You’ll get this mail every morning. If you don’t, check the website.',
    '',
  ])
  expect(delivered.map(({ to }) => to)).toEqual([ownerAddress])
})

it('counts the requests by form, and lists what looked unusual, the newest first', async () => {
  const { received, digest } = morning()
  const [older, newer] = [
    await received(2 * hour, { signs: 'links too-fast' }),
    await received(hour, { form: 'contact', signs: 'links', state: 'waiting' }),
  ]
  await received(3 * hour)
  expect((await digest()).slice(0, 9)).toEqual([
    `3 requests in a day, ${date}`,
    'Requests since the last mail like this: 3',
    '  contact: 1',
    '  quote: 2',
    '',
    'Looked unusual: 2. You were notified of each; throw one out with npm run leads -- spam REFERENCE.',
    `  ${newer} (contact): links`,
    `  ${older} (quote): links too-fast`,
    '',
  ])
})

it('counts one request, and none that was thrown out', async () => {
  const { received, digest } = morning()
  await received(hour)
  await received(2 * hour, { state: 'spam', signs: 'links' })
  const lines = await digest()
  expect(lines[0]).toBe(`1 request in a day, ${date}`)
  expect(lines).toContain('Nothing looked unusual.')
})

it.each([
  ['a day without a mail before it', undefined, day],
  ['the time since the mail before it', 3 * hour, 3 * hour],
  ['a week after a longer break', 30 * day, 7 * day],
])('speaks of %s', async (_, last, period) => {
  const { clock, services, received, digest } = morning()
  if (last !== undefined) {
    // What was due then says when it was written, whatever the hour.
    clock.now = seven - last
    await services.env.DB.prepare(
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at) VALUES ('digest', ?, 'email', ?2, ?2)`,
    )
      .bind(numberOf(seven - day * Math.ceil(last / day)), clock.now)
      .run()
    clock.now = seven
  }
  await received(period)
  await received(period - 1)
  await received(0)
  await received(-1)
  expect((await digest())[1]).toBe('Requests since the last mail like this: 2')
})

it('lists what looked unusual as long as a mail has room, and says how many more there are', async () => {
  const listed = async (leads: number) => {
    const { DB, clock, digest } = morning()
    // Each line of the list takes 30 bytes.
    await DB.prepare(
      `INSERT INTO leads (reference, form, received_at, changed_at, answers, signs, state)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${leads})
       SELECT printf('R%09d', i), 'contact', ?1 - i, ?1, '{}', 'links', 'new' FROM n`,
    )
      .bind(clock.now)
      .run()
    const lines = await digest()
    return { count: lines.filter((line) => line.includes('(contact): links')).length, lines }
  }
  const full = await listed(2000)
  expect(full.count).toBe(2000)
  expect(full.lines.join('\n')).not.toContain(' more: ')
  const over = await listed(2002)
  expect(over.count).toBe(2000)
  expect(over.lines).toContain('  and 2 more: npm run leads -- list --unusual --remote')
})

it('says what browsers blocked the day before, and nothing where they blocked nothing', async () => {
  const { DB, clock, digest } = morning()
  for (const directive of ['img-src', 'img-src', 'script-src-elem']) await countReport(DB, directive, clock.now)
  expect((await digest()).join('\n')).not.toContain('Blocked in')
  clock.now += day
  expect(await digest()).toContain('Blocked in visitors’ browsers yesterday: img-src (2), script-src-elem (1).')
})

it('says what needs a look', async () => {
  const { DB, digest } = morning()
  await DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at, state) VALUES ('A', 1, 'email', 0, 'dead')`,
  ).run()
  await DB.prepare(`INSERT INTO marks (name, value) VALUES ('bucket-down', 1)`).run()
  const lines = await digest()
  expect(lines).toContain('Needs a look: bucket-down, dead-letters')
  expect(lines).not.toContain('Everything works.')
})

it('throws when it is no longer owed', async () => {
  const { services, delivered } = morning()
  await expect(sendDigest(services, numberOf(seven))).rejects.toThrow('the digest is gone')
  expect(delivered).toEqual([])
})

it('is planned and sent by the cron, with what was sent since the last one', async () => {
  const site = intake()
  const digests = () => site.delivered.map(({ text }) => text).filter((text) => text.includes('mail every morning'))
  await site.cron()
  site.clock.now += 60_000
  await site.send({ key: keyOf(0) })
  await site.send({ key: keyOf(1), changes: { honeypot: 'x' } })
  await site.cron(day)
  expect(digests()).toHaveLength(2)
  expect(digests()[1]).toContain('Requests since the last mail like this: 2\n  quote: 2\n\nLooked unusual: 1.')
})

it('has the crew’s page on a day with pickups, and no word of it on others', async () => {
  const { DB, digest, services, clock } = morning()
  expect((await digest()).join('\n')).not.toContain('/today')
  await book(DB, 'AAAAAAAAAA', `${date}T10`, 9, clock.now)
  await book(DB, 'BBBBBBBBBB', `${date}T14`, 9, clock.now)
  await book(DB, 'CCCCCCCCCC', '2026-11-22T10', 9, clock.now)
  const [, first, url = ''] = await digest()
  expect(first).toBe('Today’s pickups: 2. See them, and let customers know that you’re on the way:')
  const [, token = ''] = /^https:\/\/\S+\/today\?t=(\S+)$/.exec(url) ?? []
  const read = (at: number) => readToken(services.env, 'today', token, at)
  expect(await read(seven + 16 * hour)).toMatchObject({ ok: true, claims: { id: date } })
  expect(await read(seven + 17 * hour)).toEqual({ ok: false, reason: 'expired' })
})
