// A window for a request that's there already.
import { describe, expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { intake, keyOf, referenceOf } from '../../../tests/support/intake.ts'
import { anybody, book as takeSeat } from '../../../tests/support/seats.ts'
import { ownerRules } from '../../business/calendar.ts'
import { slotLabel, slots, slotTimes } from '../../domain/calendar/slots.ts'
import { phoneKey } from '../http/clientAddress.ts'
import { admitChange } from '../intake/admission.ts'
import { openSlots, readAvailability } from '../store/availability.ts'
import { findBooking } from '../store/bookings.ts'
import { budgets } from '../store/budgets.ts'
import { findDeskRequest, recordEvent, undoEvent } from '../store/desk.ts'
import { cancelBooking } from '../store/leads.ts'
import { type BookingFor, bookFor } from './bookFor.ts'
import { stopsOn } from './day.ts'
import { acceptPrice } from './ownRequest.ts'

const owner = 'ann@example.com'
const minute = 60_000

/** A quote of an email address, with a price of $245. */
async function quoted() {
  const site = intake()
  const { services, clock } = site
  const { DB } = services.env
  const reference = referenceOf(await site.send({ key: keyOf(1) }))
  await recordEvent(DB, { reference, person: owner, action: 'quoted', detail: '24500', stage: 'quoted' }, clock.now)
  await site.cron(minute)
  site.delivered.length = 0
  const windows = (await openSlots(services.env, clock.now)).slots.map(({ id }) => id)
  const answers = { address: '12 Oak Street', email: 'jo@example.com' }
  const book = (changes: Partial<BookingFor> = {}) =>
    bookFor(services, { reference, slot: windows[0] ?? '', answers, seen: 1, person: owner, ...changes })
  const actions = async () =>
    (await findDeskRequest(DB, reference))?.events.map(({ action, detail }) => [action, detail])
  return { ...site, DB, reference, windows, book, actions }
}

it('books the request under its own reference at its price; the customer hears of it, and the owner doesn’t', async () => {
  const { DB, book, reference, windows, actions, delivered, cron, services } = await quoted()
  const [slot = ''] = windows
  expect(await book()).toMatchObject({ kind: 'booked', booking: { reference, slot, state: 'live' } })
  expect(await findDeskRequest(DB, reference)).toMatchObject({ form: 'quote', stage: 'booked', slot })
  expect(await actions()).toEqual([
    ['quoted', '24500'],
    ['booked', '24500'],
  ])
  await cron(2 * minute)
  const mails = delivered.filter(({ channel }) => channel !== 'webhook')
  expect(mails.map(({ channel, to }) => [channel, to])).toEqual([['copy', 'jo@example.com']])
  for (const said of ['Your pickup is booked', slotLabel(slot, windowHours), '/your-request?t=', '$245, as agreed'])
    expect(mails[0]?.text).toContain(said)
  // The crew's list of the day has it, with the address.
  const [stop] = await stopsOn(services.env, slot.slice(0, 10))
  expect(stop).toMatchObject({ reference, answers: { address: '12 Oak Street' } })
})

it('lets the customer take the price and a window at once, and notifies the owner with all that a crew needs', async () => {
  const { book, windows, actions, delivered, cron } = await quoted()
  expect((await book({ person: '' })).kind).toBe('booked')
  expect(await actions()).toEqual([
    ['quoted', '24500'],
    ['accepted', '24500'],
    ['booked', '24500'],
  ])
  await cron(2 * minute)
  const mail = delivered.find(({ channel }) => channel === 'email')?.text ?? ''
  for (const said of ['They took your price', slotLabel(windows[0] ?? '', windowHours), '12 Oak Street'])
    expect(mail).toContain(said)
})

it.each([0, 1])(
  'makes the seat theirs that its customer only held, or another one, when they take the price',
  async (index) => {
    const { DB, book, reference, windows, clock } = await quoted()
    const [held = ''] = windows
    await DB.prepare('INSERT INTO capacities VALUES (?, 1)').bind(held).run()
    await takeSeat(DB, reference, held, 1, clock.now, { ...anybody, heldUntil: clock.now + 30 * minute })
    expect((await book()).kind).toBe('has-window')
    const slot = windows[index] ?? ''
    expect(await book({ person: '', slot })).toMatchObject({ kind: 'booked', booking: { slot, state: 'live' } })
    expect(await findDeskRequest(DB, reference)).toMatchObject({ stage: 'booked', slot })
    const taken = [...(await readAvailability(DB, clock.now)).taken].filter(([, seats]) => seats > 0)
    expect(taken).toEqual([[slot, 1]])
  },
)

it('is booked, and not done, when it was taken care of before', async () => {
  const { DB, book, reference, clock } = await quoted()
  await recordEvent(DB, { reference, person: owner, action: 'closed', stage: 'done' }, clock.now)
  expect((await book({ seen: 2 })).kind).toBe('booked')
  expect((await findDeskRequest(DB, reference))?.stage).toBe('booked')
})

it('is done once, and refuses another window, or what somebody did meanwhile', async () => {
  const { DB, book, reference, windows, clock, actions } = await quoted()
  await book()
  expect((await book()).kind).toBe('booked')
  expect(await actions()).toHaveLength(2)
  expect((await book({ slot: windows[1] ?? '' })).kind).toBe('has-window')
  const booking = await findBooking(DB, reference)
  if (booking) await cancelBooking(DB, { booking, channels: [], batched: false }, clock.now)
  expect((await book({ seen: 1 })).kind).toBe('outdated')
  expect(await book({ seen: 2 })).toMatchObject({ kind: 'booked', booking: { revision: 3 } })
  expect((await book({ reference: 'AAAAAAAAAA' })).kind).toBe('gone')
})

it('keeps what a crew needs when its customer sends the quote again, with something else or as it was', async () => {
  const { DB, book, reference, send, windows } = await quoted()
  await book()
  for (let time = 0; time < 2; time++) await send({ key: keyOf(1), fields: { 'junk-type': 'Two couches' } })
  expect(await findDeskRequest(DB, reference)).toMatchObject({
    revision: 3,
    answers: { slot: windows[0], address: '12 Oak Street', 'junk-type': 'Two couches' },
  })
})

it('refuses a full window with the nearest free ones, unless it’s one more than there are crews for', async () => {
  const { DB, book, windows } = await quoted()
  const [slot = ''] = windows
  await DB.prepare('INSERT INTO capacities VALUES (?, 0)').bind(slot).run()
  const lost = await book()
  expect(lost).toMatchObject({ kind: 'lost', refusal: { errors: { slot: expect.stringContaining('is full') } } })
  expect(lost.kind === 'lost' && lost.refusal.offers).toContain(windows[1])
  expect((await book({ isExtra: true })).kind).toBe('booked')
  await DB.prepare('INSERT INTO closures VALUES (?)').bind(slot.slice(0, 10)).run()
  const other = await quoted()
  await other.DB.prepare('INSERT INTO closures VALUES (?)').bind(slot.slice(0, 10)).run()
  expect((await other.book({ isExtra: true })).kind).toBe('lost')
})

it('lets the owner alone take a window of today until it’s over', async () => {
  const { book, clock, windows } = await quoted()
  const [slot = ''] = windows
  const { start, end } = slotTimes(slot, ownerRules())
  clock.now = start
  expect(slots(clock.now, ownerRules(), new Map())[0]?.id).toBe(slot)
  expect((await book({ person: '' })).kind).toBe('lost')
  clock.now = end
  expect((await book()).kind).toBe('lost')
  clock.now = end - 1
  expect((await book()).kind).toBe('booked')
})

describe('the price of a link', () => {
  /** Takes it as a POST says; gives what became of that. */
  const taking = ({ services, reference, windows }: Awaited<ReturnType<typeof quoted>>) => {
    const typed = { slot: windows[0] ?? '', address: '12 Oak Street', name: 'Ann' }
    return async (cents: string, address = '') => {
      const field = (name: string) => ({ ...typed, cents })[name] ?? ''
      return (await acceptPrice(services, { reference, field, address })).kind
    }
  }
  const noPrice = ['undefined', 'NaN', 'null', '', '-1', '24500.0', '2.45e4', '0x5fb4', ' 24500', '24501']

  it.each([
    ['undone', { action: 'undid' }],
    ['called', { action: 'called', stage: 'called' }],
    ['lost', { action: 'lost', stage: 'lost' }],
    ['closed', { action: 'closed', stage: 'done' }],
    ['open', undefined],
  ] as const)('is taken by its number alone, once, while it is open: %s', async (_, event) => {
    const site = await quoted()
    const { DB, reference, clock } = site
    const take = taking(site)
    if (event?.action === 'undid') await undoEvent(DB, { reference, seen: 1, person: owner, number: 1 }, clock.now)
    else if (event) await recordEvent(DB, { reference, person: owner, ...event }, clock.now)
    for (const cents of [...noPrice, ...(event ? ['24500'] : [])]) expect(await take(cents), cents).toBe('outdated')
    expect(await findBooking(DB, reference)).toBeUndefined()
    if (event) return
    for (let time = 0; time < 2; time++) expect(await take('24500')).toBe('booked')
    expect((await site.actions())?.filter(([action]) => action === 'accepted')).toHaveLength(1)
    // Nor is it open again once its seat is lost and another price was named and undone.
    await DB.exec(`UPDATE bookings SET status = 'cancelled'; UPDATE leads SET stage = 'quoted'`)
    await recordEvent(DB, { reference, person: owner, action: 'quoted', detail: '30000', stage: 'quoted' }, clock.now)
    await undoEvent(DB, { reference, seen: 4, person: owner, number: 4 }, clock.now)
    expect(await take('24500')).toBe('outdated')
  })

  it('gives a seat that counts for its network and its number as any other; the owner gives more', async () => {
    const site = await quoted()
    const { DB, services, windows, clock } = site
    const take = taking(site)
    const robot = '203.0.113.9'
    for (let seat = 0; seat < budgets.seatsOfHome.limit; seat++)
      await admitChange(services, `AAAAAAAA${10 + seat}`, { address: robot, wantsSeat: true })
    expect(await take('24500', robot)).toBe('too-many')
    const booker = { ...anybody, phoneKey: await phoneKey(services.env.LEAD_SECRET, '+12025550123') }
    for (const [index, other] of ['FIRST00001', 'SECOND0001'].entries())
      await takeSeat(DB, other, windows.at(-1 - index) ?? '', 9, clock.now, booker)
    expect(await take('24500', '192.0.2.7')).toBe('too-many')
    await DB.exec(`UPDATE bookings SET status = 'cancelled' WHERE reference = 'FIRST00001'`)
    expect(await take('24500', '192.0.2.7')).toBe('booked')
    const own = await quoted()
    for (const [index, other] of ['FIRST00001', 'SECOND0001'].entries())
      await takeSeat(own.DB, other, windows.at(-1 - index) ?? '', 9, clock.now, booker)
    expect((await own.book()).kind).toBe('booked')
  })
})
