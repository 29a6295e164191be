// A booking with a database that fails at any point: customer, owner and calendar must agree.
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '../../../src/app/app.ts'
import { sweep } from '../../../src/server/cron/sweep.ts'
import type { Services } from '../../../src/server/lib/services.ts'
import { openSlots } from '../../../src/server/store/arrivals.ts'
import { findBooking } from '../../../src/server/store/bookings.ts'
import type { Fault } from '../../support/faults.ts'
import { faultyDatabase } from '../../support/faults.ts'
import type { Delivered } from '../../support/outside.ts'
import { multipart, typedBooking } from '../../support/requests.ts'
import { testServices } from '../../support/services.ts'
import { testSite } from '../../support/site.ts'

const site = testSite()
vi.spyOn(console, 'error').mockImplementation(() => undefined)
const clock = { now: Date.UTC(2026, 10, 21, 18) }
const delivered: Delivered[] = []
let services: Services
const free: string[] = []
beforeAll(async () => {
  services = await testServices(site, clock, delivered)
  const { slots } = await openSlots(services.env, clock.now)
  free.push(...slots.map(({ id }) => id))
})
beforeEach(() => {
  clock.now += 60 * 60_000
  delivered.length = 0
})

/** Faults by call: a booking's first transaction takes the seat, the second stores the lead. */
type Faults = { readonly seat?: Fault; readonly after?: Fault; readonly always?: Fault }

let phones = 2025551700

/** Sends a booking with such a fault, waits for the work after the answer, and returns the outcome. */
async function sendWith({ seat, after, always }: Faults) {
  let batches = 0
  const faultOf = (call: 'statement' | 'batch') => {
    if (always) return always
    if (call === 'batch') batches += 1
    if (call === 'batch' && batches === 1) return seat
    return batches > 0 ? after : undefined
  }
  const background: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException() {},
    props: {},
  }
  const env = { ...services.env, DB: faultyDatabase(services.env.DB, faultOf) }
  const body = multipart(typedBooking(free.pop() ?? '', { phone: String(phones++), email: 'ann@example.com' }))
  const answer = await createApp(services).request('/schedule', { method: 'POST', body }, env, context)
  await Promise.all(background)
  const url = new URL(answer.headers.get('location') ?? '', 'https://example.com')
  const reference = url.pathname.split('/').at(-1) ?? ''
  return { reference, sender: url.searchParams.has('t') ? 'booked' : 'unconfirmed' }
}

const mails = (channel: Delivered['channel'], reference: string) =>
  delivered.filter((one) => one.channel === channel && one.text.includes(reference)).map(({ text }) => text)

/** What a mail to the owner says of the time, and of what its sender read. */
const says = (text: string) => [
  text.includes('NOT booked') ? 'not booked' : text.includes('is booked for them') ? 'booked after all' : 'booked',
  text.includes('We told them the time isn’t confirmed') ? 'unconfirmed' : 'booked',
]

async function sweepLater() {
  clock.now += 60_000
  await sweep(services)
}

const isLive = async (reference: string) => (await findBooking(services.env.DB, reference))?.status === 'live'
const copyOf = (reference: string) => mails('copy', reference).map((text) => text.split('\n')[1])

it('the seat’s answer is lost: it is looked up, and customer and owner read that it is booked', async () => {
  const { reference, sender } = await sendWith({ seat: 'commits' })
  expect([sender, await isLive(reference)]).toEqual(['booked', true])
  expect(mails('email', reference).map(says)).toEqual([['booked', 'booked']])
  await sweepLater()
  expect(mails('email', reference)).toHaveLength(1)
  expect(copyOf(reference)).toEqual([expect.stringContaining('Your pickup is booked')])
})

it('the seat’s answer is lost and the lookup fails: both read that it is unconfirmed, and the owner is notified when it is booked after all', async () => {
  const { reference, sender } = await sendWith({ seat: 'commits', after: 'throws' })
  expect([sender, await isLive(reference)]).toEqual(['unconfirmed', true])
  expect(mails('email', reference).map(says)).toEqual([['not booked', 'unconfirmed']])
  await sweepLater()
  await sweepLater()
  expect(mails('email', reference).map(says)).toEqual([
    ['not booked', 'unconfirmed'],
    ['booked after all', 'unconfirmed'],
  ])
  expect(copyOf(reference)).toEqual([expect.stringContaining('Your pickup is booked')])
})

it('the database fails after the seat is taken: both read that it is booked', async () => {
  const { reference, sender } = await sendWith({ after: 'throws' })
  expect(sender).toBe('booked')
  expect(mails('email', reference).map(says)).toEqual([['booked', 'booked']])
  await sweepLater()
  await sweepLater()
  expect(mails('email', reference)).toHaveLength(1)
  expect(copyOf(reference)).toEqual([expect.stringContaining('Your pickup is booked')])
})

it('the seat cannot be taken, but the lead is stored: both read that it is unconfirmed', async () => {
  const { reference, sender } = await sendWith({ seat: 'throws' })
  expect([sender, await isLive(reference)]).toEqual(['unconfirmed', false])
  expect(mails('email', reference).map(says)).toEqual([['not booked', 'unconfirmed']])
  expect(copyOf(reference)).toEqual([expect.stringContaining('We have your request')])
})

it('the database fails throughout: both read that it is unconfirmed, and no message is sent twice', async () => {
  const { reference, sender } = await sendWith({ always: 'throws' })
  expect(sender).toBe('unconfirmed')
  await sweepLater()
  await sweepLater()
  expect(await isLive(reference)).toBe(false)
  expect(mails('email', reference).map(says)).toEqual([['not booked', 'unconfirmed']])
  expect(copyOf(reference)).toEqual([expect.stringContaining('We have your request')])
})
