import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { pickups, pickupReference as reference } from '../../tests/support/pickups.ts'
import { record } from '../../tests/support/seats.ts'
import { midnight } from '../domain/calendar/localTime.ts'
import { deskList } from '../store/desk.ts'
import { sweep } from '../sweep.ts'
import type { NewEvent } from './event.ts'
import { forgetRequest } from './forget.ts'
import { findRequest } from './store.ts'

const minute = 60_000
const ann = 'ann@example.com'
const [date, today] = ['2026-12-11', '2026-11-27']
const due = midnight(date, site.timeZone)
const jo = { phone: '+12025550123', name: 'Jo', email: 'jo@example.com', address: '7 Elm St', location: '62701' }
const again = { kind: 'again', data: { date } } as const

/** A pickup that's done and comes back, with what happened to it after that. */
async function doneJob(...events: readonly NewEvent[]) {
  const one = pickups(midnight(today, site.timeZone) + 12 * 60 * minute)
  await one.booked({ ...jo, 'junk-type': 'One couch', texts: 'yes', slot: `${today}T10` }, { language: 'es' })
  const done = { kind: 'done', data: { cents: 31_000, went: [] } } as const
  await record(one.DB, reference, [done, { kind: 'thanked', data: {} }], one.clock.now, 'us')
  await record(one.DB, reference, [again, ...events], one.clock.now, ann)
  return {
    ...one,
    /** What's new on the desk's list. */
    list: async () => (await deskList(one.DB, { filter: 'new', today: date })).map(({ reference: _, ...row }) => row),
  }
}

it('comes back once on its day, under two crons, with who, where, what and the last amount', async () => {
  const { cron, clock, services, list, DB, delivered } = await doneJob()
  await cron(due - minute)
  expect(await list()).toEqual([])
  clock.now = due
  await Promise.all([sweep(services), sweep(services)])
  for (const minutes of [1, 9 * 60, 10 * 60]) await cron(due + minutes * minute)
  expect(await list()).toMatchObject([
    {
      form: 'quote',
      status: 'new',
      language: 'es',
      answers: { ...jo, 'junk-type': 'Again: One couch' },
      source: { by: 'again', paid: '31000' },
    },
  ])
  expect((await findRequest(DB, reference))?.events.map(({ kind }) => kind).slice(-2)).toEqual(['again', 'came-back'])
  // Nobody waits for an answer, and its customer has sent nothing.
  const isSaid = ({ channel, text }: { channel: string; text: string }) =>
    channel === 'copy' || /^Nobody has/.test(text)
  expect(delivered.filter(isSaid)).toEqual([])
})

it('comes back again from the request that it made, by its own name', async () => {
  const { cron, list, DB } = await doneJob()
  await cron(due)
  await record(DB, reference, [{ kind: 'again', data: { date: '2026-12-12' } }], due, ann)
  await cron(due + 24 * 60 * minute)
  expect((await list()).map(({ answers }) => answers['junk-type'])).toEqual(['Again: One couch', 'Again: One couch'])
})

it('comes back later than its day where the cron was away', async () => {
  const { cron, list } = await doneJob()
  await cron(due + 30 * 60 * minute)
  expect(await list()).toHaveLength(1)
})

it.each([
  ['was undone', (number: number): NewEvent[] => [{ kind: 'undone', data: { number } }]],
  ['isn’t done anymore', (number: number): NewEvent[] => [{ kind: 'undone', data: { number: number - 2 } }]],
])('doesn’t come back where it %s', async (_, events) => {
  const { cron, list, DB, clock } = await doneJob()
  const number = (await findRequest(DB, reference))?.revision ?? 0
  await record(DB, reference, events(number), clock.now, ann)
  await cron(due)
  expect(await list()).toEqual([])
})

it('doesn’t come back where its person was deleted', async () => {
  const { cron, list, services } = await doneJob()
  await forgetRequest(services, reference)
  await cron(due)
  expect(await list()).toEqual([])
})
