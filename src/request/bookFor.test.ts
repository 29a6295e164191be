// A window for a request that's there already.
import { describe, expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { anybody, record, book as takeSeat } from '../../tests/support/seats.ts'
import { ownerRules } from '../business/calendar.ts'
import { stopsOn } from '../desk/day.ts'
import { slotLabel, slots, slotTimes } from '../domain/calendar/slots.ts'
import { takePrice } from '../mine/takePrice.ts'
import { paths } from '../routes.ts'
import { phoneKey } from '../shared/http/access.ts'
import { openSlots, readAvailability } from '../store/availability.ts'
import { findBooking } from '../store/bookings.ts'
import { budgets } from '../store/budgets.ts'
import { findDeskRequest } from '../store/desk.ts'
import { admitChange } from './admission.ts'
import { type BookingFor, bookFor } from './bookFor.ts'

const owner = 'ann@example.com'
const minute = 60_000

/** A quote of an email address, with a price of $245. */
async function quoted() {
  const site = intake()
  const { services, clock } = site
  const { DB } = services.env
  const reference = referenceOf(await site.send({ key: keyOf(1) }))
  await record(DB, reference, [{ kind: 'priced', data: { cents: 24_500 } }], clock.now, owner)
  await site.cron(minute)
  site.delivered.length = 0
  const windows = (await openSlots(services.env, clock.now)).slots.map(({ id }) => id)
  const answers = { address: '12 Oak Street', email: 'jo@example.com' }
  const book = (changes: Partial<BookingFor> = {}) =>
    bookFor(services, { reference, slot: windows[0] ?? '', answers, seen: 2, person: owner, ...changes })
  const actions = async () => (await findDeskRequest(DB, reference))?.events.map(({ kind }) => kind)
  const taken = (changes: Partial<BookingFor> = {}) => book({ person: '', cents: 24_500, ...changes })
  return { ...site, DB, reference, windows, book, taken, actions }
}

it('books the request under its own reference at its price; the customer hears of it, and the owner doesn’t', async () => {
  const { DB, book, reference, windows, actions, delivered, cron, services } = await quoted()
  const [slot = ''] = windows
  expect(await book()).toMatchObject({ kind: 'booked', booking: { reference, slot, state: 'live' } })
  expect(await findDeskRequest(DB, reference)).toMatchObject({
    form: 'quote',
    status: 'booked',
    slot,
    price: { cents: 24_500, agreed: 'phone' },
  })
  expect(await actions()).toEqual(['sent', 'priced', 'booked'])
  await cron(2 * minute)
  const mails = delivered.filter(({ channel }) => channel !== 'webhook')
  expect(mails.map(({ channel, to }) => [channel, to])).toEqual([['copy', 'jo@example.com']])
  for (const said of [
    'Your pickup is booked',
    slotLabel(slot, windowHours),
    `${paths.ownRequest({ token: '' })}?t=`,
    '$245, agreed by phone',
  ])
    expect(mails[0]?.text).toContain(said)
  // The crew's list of the day has it, with the address.
  const [stop] = await stopsOn(services.env, slot.slice(0, 10))
  expect(stop).toMatchObject({ reference, answers: { address: '12 Oak Street' } })
})

it('lets the customer take the price and a window at once, and notifies the owner with all that a crew needs', async () => {
  const { taken, windows, actions, delivered, cron } = await quoted()
  expect((await taken()).kind).toBe('booked')
  expect(await actions()).toEqual(['sent', 'priced', 'agreed', 'booked'])
  await cron(2 * minute)
  const mail = delivered.find(({ channel }) => channel === 'email')?.text ?? ''
  for (const said of ['They took your price', slotLabel(windows[0] ?? '', windowHours), '12 Oak Street'])
    expect(mail).toContain(said)
})

it.each([0, 1])(
  'makes the seat theirs that its customer only held, or another one, when they take the price',
  async (index) => {
    const { DB, book, taken, reference, windows, clock } = await quoted()
    const [held = ''] = windows
    await DB.prepare('INSERT INTO capacities VALUES (?, 1)').bind(held).run()
    const hold = { slot: held, heldUntil: clock.now + 30 * minute }
    await record(DB, reference, [{ kind: 'booked', data: hold }], clock.now)
    expect((await book({ seen: 3 })).kind).toBe('has-window')
    const slot = windows[index] ?? ''
    expect(await taken({ slot, seen: 3 })).toMatchObject({ kind: 'booked', booking: { slot, state: 'live' } })
    expect(await findDeskRequest(DB, reference)).toMatchObject({ status: 'booked', slot })
    const full = [...(await readAvailability(DB, clock.now)).taken].filter(([, seats]) => seats > 0)
    expect(full).toEqual([[slot, 1]])
  },
)

it('is done once, and refuses another window, or what somebody did meanwhile', async () => {
  const { DB, book, reference, windows, clock, actions } = await quoted()
  await book()
  expect((await book()).kind).toBe('booked')
  expect(await actions()).toHaveLength(3)
  expect((await book({ slot: windows[1] ?? '' })).kind).toBe('has-window')
  await record(DB, reference, [{ kind: 'canceled', data: {} }], clock.now)
  expect((await book()).kind).toBe('outdated')
  expect((await book({ seen: 2, slot: windows[1] ?? '' })).kind).toBe('outdated')
  expect(await book({ seen: 4 })).toMatchObject({ kind: 'booked', booking: { revision: 3 } })
  expect((await book({ reference: 'AAAAAAAAAA' })).kind).toBe('gone')
})

it('keeps what a crew needs when its customer sends the quote again, with something else or as it was', async () => {
  const { DB, book, reference, send, windows } = await quoted()
  await book()
  for (let time = 0; time < 2; time++) await send({ key: keyOf(1), fields: { 'junk-type': 'Two couches' } })
  expect(await findDeskRequest(DB, reference)).toMatchObject({
    revision: 4,
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
  const { book, taken, clock, windows } = await quoted()
  const [slot = ''] = windows
  const { start, end } = slotTimes(slot, ownerRules())
  clock.now = start
  expect(slots(clock.now, ownerRules(), new Map())[0]?.id).toBe(slot)
  expect((await taken()).kind).toBe('lost')
  clock.now = end
  expect((await book()).kind).toBe('lost')
  clock.now = end - 1
  expect((await book()).kind).toBe('booked')
})

describe('the price of a link', () => {
  /** Takes it as a POST says; gives what became of that. */
  const taking = ({ services, reference, windows }: Awaited<ReturnType<typeof quoted>>) => {
    const typed = { slot: windows[0] ?? '', address: '12 Oak Street', name: 'Ann' }
    const asked = { services, token: '', link: { may: 'sent', reference }, act: 'accept' } as const
    return async (cents: string, address = '') => {
      const outcome = await takePrice({ ...asked, values: { ...typed, cents }, address })
      if (outcome.kind === 'done') return 'booked'
      return outcome.trouble.isOutdated ? 'outdated' : outcome.trouble.state?.failure
    }
  }
  const noPrice = ['undefined', 'NaN', 'null', '', '-1', '24500.0', '2.45e4', '0x5fb4', ' 24500', '24501']

  it.each([
    ['undone', { kind: 'undone', data: { number: 2 } }],
    ['lost', { kind: 'lost', data: { reason: 'Never answered' } }],
    ['closed', { kind: 'closed', data: {} }],
    ['open', undefined],
  ] as const)('is taken by its number alone, once, while it is open: %s', async (_, event) => {
    const site = await quoted()
    const { DB, reference, clock } = site
    const take = taking(site)
    if (event) await record(DB, reference, [event], clock.now, owner)
    for (const cents of [...noPrice, ...(event ? ['24500'] : [])]) expect(await take(cents), cents).toBe('outdated')
    expect(await findBooking(DB, reference)).toBeUndefined()
    if (event) return
    for (let time = 0; time < 2; time++) expect(await take('24500')).toBe('booked')
    expect((await site.actions())?.filter((kind) => kind === 'agreed')).toHaveLength(1)
    // Nor is it open again once its seat is lost and another price was named and undone.
    await record(DB, reference, [{ kind: 'canceled', data: {} }], clock.now)
    await record(DB, reference, [{ kind: 'priced', data: { cents: 30_000 } }], clock.now, owner)
    await record(DB, reference, [{ kind: 'undone', data: { number: 6 } }], clock.now, owner)
    expect(await take('24500')).toBe('outdated')
  })

  it('gives a seat that counts for its network and its number as any other; the owner gives more', async () => {
    const site = await quoted()
    const { DB, services, windows, clock } = site
    const take = taking(site)
    const robot = '203.0.113.9'
    for (let seat = 0; seat < budgets.seatsOfHome.limit; seat++)
      await admitChange(services, `AAAAAAAA${10 + seat}`, { address: robot, wantsSeat: true })
    expect(await take('24500', robot)).toBe('too-many-changes')
    const booker = { ...anybody, phoneKey: await phoneKey(services.env.LEAD_SECRET, '+12025550123'), today: '' }
    for (const [index, other] of ['FIRST00001', 'SECOND0001'].entries())
      await takeSeat(DB, other, windows.at(-1 - index) ?? '', 9, clock.now, booker)
    expect(await take('24500', '192.0.2.7')).toBe('too-many-changes')
    await record(DB, 'FIRST00001', [{ kind: 'canceled', data: {} }], clock.now)
    expect(await take('24500', '192.0.2.7')).toBe('booked')
    const own = await quoted()
    for (const [index, other] of ['FIRST00001', 'SECOND0001'].entries())
      await takeSeat(own.DB, other, windows.at(-1 - index) ?? '', 9, clock.now, booker)
    expect((await own.book()).kind).toBe('booked')
    // What the owner booked isn't a price that they took: they don't get the link that proves whose pickup it is.
    expect(await taking(own)('24500')).toBe('outdated')
  })
})
