import { expect, it } from 'vitest'
import { ownTown } from '../../tests/support/business.ts'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { outside } from '../../tests/support/outside.ts'
import { plant, record } from '../../tests/support/seats.ts'
import { budgets } from '../store/budgets.ts'
import { planBatch } from './due.ts'

const minute = 60_000
const usual = budgets.everybody.marked
const notice = 'Lots of requests are coming in at once'

/** A flood: so many requests, each from an address of its own. Gives their references in order. */
async function flood({ send }: ReturnType<typeof intake>, requests: number, from = 0): Promise<string[]> {
  const references: string[] = []
  for (let index = from; index < from + requests; index++) {
    const fields = { phone: `20255${String(50_000 + index)}`, 'junk-type': `Couch ${index}` }
    references.push(
      referenceOf(await send({ address: `10.0.${index >> 8}.${index & 255}`, key: keyOf(index), fields })),
    )
  }
  return references
}

const mailsOf = ({ delivered }: ReturnType<typeof intake>) =>
  delivered.filter(({ channel }) => channel === 'email').map(({ text }) => text)
/** The mails without the day's, and without those that nobody has answered. */
const mails = (site: ReturnType<typeof intake>) =>
  mailsOf(site).filter((text) => !/the day’s first pickup|^Nobody has answered/.test(text))

it('mails the usual number one by one, says once that a flood is on, and has every other one in one email', async () => {
  const site = intake()
  const references = await flood(site, usual + 35)
  expect(references).not.toContain('refused')
  expect(mails(site)).toHaveLength(usual)
  await site.cron()
  expect(mails(site).filter((text) => text.startsWith(notice))).toEqual([expect.stringContaining('won’t lose any')])
  expect(mails(site)).toHaveLength(usual + 2)
  const batch = mails(site).find((text) => text.includes('in one email, likely')) ?? ''
  expect(batch).toMatch(/^35 requests in one email, likely customers: 35\n/)
  for (const [index, reference] of references.entries()) {
    expect(batch.includes(reference)).toBe(index >= usual)
    expect(mails(site).filter((text) => text.includes(reference))).toHaveLength(1)
  }
  const last = `(202) 555-00${usual + 34}\n  Quote: couch ${usual + 34}, ${ownTown}\n`
  expect(batch).toContain(last)
  await site.cron(minute)
  expect(mails(site)).toHaveLength(usual + 2)
})

it('texts the owner once an hour that a flood is on, and nothing more until it is over', async () => {
  const site = intake()
  await flood(site, usual + 15)
  await site.cron()
  await site.cron(minute)
  const texts = () => site.delivered.filter(({ channel }) => channel === 'sms')
  expect(texts()).toHaveLength(usual + 1)
  expect(new URLSearchParams(texts().at(-1)?.text).get('Body')).toContain(notice)
  site.clock.now += 60 * minute
  await flood(site, 1, 100)
  expect(texts()).toHaveLength(usual + 2)
})

it('lets what looks unusual wait for half an hour, unless a customer waits too', async () => {
  const site = intake()
  const { DB } = site.services.env
  const wait = (reference: string, signs: string) =>
    plant(DB, [{ reference, signs, received_at: site.clock.now, changed_at: site.clock.now, state: 'waiting' }])
  const batches = () => site.rows('SELECT number FROM batches')
  await wait('A', 'links')
  await site.cron()
  expect(await batches()).toHaveLength(1)
  await wait('B', 'links')
  await site.cron(29 * minute)
  expect(await batches()).toHaveLength(1)
  await wait('C', '')
  await site.cron()
  expect(await batches()).toHaveLength(2)
  await wait('D', 'links')
  await site.cron(30 * minute)
  expect(await batches()).toHaveLength(3)
})

it('makes one batch a minute, and loses no correction that comes after it was made', async () => {
  const site = intake()
  const { send, services, rows, clock } = site
  await flood(site, usual + 5)
  await planBatch(services)
  const last = usual + 4
  await send({ key: keyOf(last), fields: { phone: `20255500${last}`, 'junk-type': 'A piano' } })
  await planBatch(services)
  expect(await rows('SELECT count(*) AS n FROM batches')).toEqual([{ n: 1 }])
  expect(await rows(`SELECT count(*) AS n FROM leads WHERE state = 'waiting'`)).toEqual([{ n: 1 }])
  clock.now += minute
  await site.cron()
  const [first, second] = mails(site).filter((text) => text.includes('in one email, likely'))
  expect(first).toMatch(/^5 requests/)
  expect(second).toMatch(/^1 request in one email/)
  expect(second).toContain('Changed: Quote: a piano')
})

it('leaves out what was thrown out or forgotten since, and sends nothing when nothing is left', async () => {
  const site = intake()
  const [spam, forgotten] = (await flood(site, usual + 2)).slice(-2)
  await planBatch(site.services)
  const { DB } = site.services.env
  await record(DB, spam ?? '', [{ kind: 'spam', data: {} }], site.clock.now)
  await DB.prepare('DELETE FROM leads WHERE reference = ?')
    .bind(forgotten ?? '')
    .run()
  const before = mails(site).length
  await site.cron()
  expect(
    mails(site)
      .slice(before)
      .filter((text) => !text.startsWith(notice)),
  ).toEqual([])
  expect(await site.rows(`SELECT state FROM outbox WHERE reference = 'batch'`)).toEqual([
    { state: 'sent' },
    { state: 'sent' },
  ])
})

it('tries a batch again until it is sent, with the same leads, on each channel by itself', async () => {
  const site = intake()
  const references = (await flood(site, usual + 5)).slice(usual)
  const { services, delivered, clock } = site
  const broken = outside(delivered, { email: 'throws' })
  Object.assign(services.env, { EMAIL: broken.EMAIL })
  await site.cron()
  expect(mails(site).filter((text) => text.includes('requests in one email'))).toEqual([])
  const hooks = () => delivered.filter(({ channel, text }) => channel === 'webhook' && text.includes('leads.batch'))
  expect(hooks()).toHaveLength(1)
  Object.assign(services.env, outside(delivered))
  clock.now += 2 * minute
  await site.cron()
  expect(hooks()).toHaveLength(1)
  const batch = mails(site).find((text) => text.includes('requests in one email'))
  for (const reference of references) expect(batch).toContain(reference)
})

it('takes at most five hundred at once, the likely customers before the others', async () => {
  const site = intake()
  const { DB } = site.services.env
  const { now } = site.clock
  const waiting = Array.from({ length: 600 }, (_, index) => ({
    reference: `R${index}`,
    received_at: now + index,
    changed_at: now,
    signs: index % 6 === 0 ? '' : 'links',
    state: 'waiting',
  }))
  await plant(DB, waiting)
  await site.cron()
  expect(mails(site).at(-1)).toMatch(/^500 requests in one email, likely customers: 100/)
  await site.cron(30 * minute)
  expect(mails(site).at(-1)).toMatch(/^100 requests in one email, likely customers: 0/)
})

it('mails a change that comes in a flood with the batch, and forgets batches after 30 days', async () => {
  const site = intake()
  const [first] = await flood(site, usual + 5)
  await site.cron()
  const before = mails(site).length
  await site.send({ address: '10.0.0.0', key: keyOf(0), fields: { phone: '2025550000', 'junk-type': 'Two pianos' } })
  await site.cron(30 * minute)
  expect(mails(site)).toHaveLength(before + 1)
  expect(mails(site).at(-1)).toMatch(new RegExp(`Changed: Quote: two pianos, ${ownTown}\\n(?:.*\\n)+.*/${first}`))
  site.clock.now = Math.ceil(site.clock.now / (60 * minute)) * 60 * minute
  await site.cron(31 * 24 * 60 * minute)
  expect(await site.rows('SELECT 1 FROM batches')).toEqual([])
  expect(await site.rows(`SELECT 1 FROM outbox WHERE reference IN ('batch', 'flood')`)).toEqual([])
})
