import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { memoryServices } from '../../../tests/support/memoryServices.ts'
import { ownerAddress } from '../../../tests/support/outside.ts'
import { book } from '../../../tests/support/seats.ts'
import { dateMs, localDate, noonOffset } from '../../domain/calendar/localTime.ts'
import { paths } from '../../routes.ts'
import { sweep } from '../cron/sweep.ts'
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
  const due = async (at: number) => {
    clock.now = at
    await planDigest(services)
    return (await rows()).length
  }
  expect([await due(seven - 1), await due(seven), await due(seven + hour), await due(seven + day)]).toEqual([
    0, 1, 1, 2,
  ])
  const row = { reference: 'digest', channel: 'email', state: 'pending', revision: numberOf(seven), due_at: seven }
  expect((await rows())[0]).toEqual({ ...row, created_at: seven })
})

it('comes even on a day without requests', async () => {
  const { digest, delivered } = morning()
  const lines = await digest()
  expect(lines[0]).toBe(`0 requests in a day, ${date}`)
  for (const line of ['No requests since the last mail like this.', 'Nothing looked unusual.', 'Everything works.'])
    expect(lines).toContain(line)
  expect(delivered.map(({ to }) => to)).toEqual([ownerAddress])
})

it('counts the requests by form, and lists what looked unusual, the newest first', async () => {
  const { received, digest } = morning()
  const older = await received(2 * hour, { signs: 'links too-fast' })
  const newer = await received(hour, { form: 'contact', signs: 'links', state: 'waiting' })
  await received(3 * hour)
  await received(4 * hour, { state: 'spam', signs: 'links' })
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

it.each([
  ['a day without a mail before it', undefined, day],
  ['the time since the mail before it', 3 * hour, 3 * hour],
  ['a week after a longer break', 30 * day, 7 * day],
])('speaks of %s', async (_, last, period) => {
  const { clock, DB, received, digest } = morning()
  if (last !== undefined)
    await DB.prepare(
      `INSERT INTO outbox (reference, revision, channel, due_at, created_at) VALUES ('digest', ?, 'email', ?2, ?2)`,
    )
      .bind(numberOf(seven - day * Math.ceil(last / day)), clock.now - last)
      .run()
  for (const before of [period, period - 1, 0, -1]) await received(before)
  expect((await digest())[1]).toBe('Requests since the last mail like this: 2')
})

it.each([
  [1000, 1000],
  [1002, 1000],
])('of %d that looked unusual lists %d, and says how many more there are', async (leads, listed) => {
  const { DB, clock, digest } = morning()
  await DB.prepare(
    `INSERT INTO leads (reference, form, received_at, changed_at, answers, signs, state)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${leads})
     SELECT printf('R%09d', i), 'contact', ?1 - i, ?1, '{}', 'links', 'new' FROM n`,
  )
    .bind(clock.now)
    .run()
  const lines = await digest()
  expect(lines.filter((line) => line.includes('(contact): links'))).toHaveLength(listed)
  const more = '  and 2 more: npm run leads -- list --unusual --remote'
  expect(lines.filter((line) => line.includes(' more: '))).toEqual(leads > listed ? [more] : [])
})

it('says what browsers blocked the day before, and nothing where they blocked nothing', async () => {
  const { DB, clock, digest } = morning()
  for (const directive of ['img-src', 'img-src', 'script-src-elem']) await countReport(DB, directive, '', clock.now)
  expect((await digest()).join('\n')).not.toContain('Blocked in')
  clock.now += day
  expect(await digest()).toContain('Blocked in visitors’ browsers yesterday: img-src (2), script-src-elem (1).')
})

it('says in plain words what is wrong', async () => {
  const { DB, digest } = morning()
  await DB.prepare(
    `INSERT INTO outbox (reference, revision, channel, due_at, state) VALUES ('A', 1, 'email', 0, 'dead')`,
  ).run()
  await writeHealthFlags(DB, { 'bucket-down': 1 })
  const lines = (await digest()).join('\n')
  for (const said of ['The place for photos doesn’t answer.', 'A message couldn’t be delivered.'])
    expect(lines).toContain(said)
  expect(lines).not.toMatch(/Everything works|[a-z]+-(?:down|old|late|broken|letters)/)
})

it.each([
  [10, 'since 6:50 AM.'],
  [24 * 60, 'since 7 AM on Fri, Nov 20.'],
])('says since when reminders are late: %d minutes', async (minutes, said) => {
  const { DB, services, delivered } = morning()
  await planDigest(services)
  await writeHealthFlags(DB, { swept: seven - minutes * 60_000 })
  await sendDigest(services, numberOf(seven))
  expect(delivered.at(-1)?.text).toContain(`Reminders haven’t gone out ${said}`)
})

it('is planned and sent by the cron', async () => {
  const { services, delivered } = morning()
  for (let time = 0; time < 2; time++) await sweep(services)
  expect(delivered.map(({ text }) => text)).toEqual([expect.stringContaining('this mail every morning')])
})

it('has the link to the day’s pickups where there are some, and no word of it on others', async () => {
  const { DB, digest, clock, services } = morning()
  expect((await digest()).join('\n')).not.toContain('/desk')
  await book(DB, 'AAAAAAAAAA', `${date}T10`, 9, clock.now)
  await book(DB, 'BBBBBBBBBB', `${date}T14`, 9, clock.now)
  await book(DB, 'CCCCCCCCCC', '2026-11-22T10', 9, clock.now)
  const [, first, url] = await digest()
  expect(first).toBe('Today’s pickups: 2. See them, and let customers know that you’re on the way:')
  expect(url).toBe(services.env.SITE_URL + paths.deskDay(date))
})
