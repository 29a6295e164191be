// Two people at the desk: who's second reads what the first did, and what they typed isn't lost.
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site as business } from '#site/site.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import { deskPaths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { timeOn } from '../support/clock.ts'
import { deskAt } from '../support/desk.ts'
import { multipart, openWindows, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'

type Fields = Readonly<Record<string, string>>
/** What somebody sends: to the request's page, the day, the calendar or the list of jobs. */
type Sent = Fields & { readonly to?: 'day' | 'calendar' | 'jobs' }
type Stale = {
  /** What the first person does before and after the second opens the page. */
  readonly before?: readonly Sent[]
  readonly first: readonly Sent[]
  readonly second: Sent
  /** What the second reads, and what's in the answer as they typed it. */
  readonly reads: string
  readonly typed: readonly string[]
}

const site = appSite({ DESK_PEOPLE: 'ann@example.com, bob@example.com' })
const desk = deskAt(site)
const [ann, bob] = [await desk.cookie('ann@example.com'), await desk.cookie('bob@example.com')]
const slots = await openWindows(site)
const slot = slots.findLast((one) => one.slice(0, 10) !== slots.at(-1)?.slice(0, 10)) ?? ''
const [next = '', later = ''] = slots.slice(slots.indexOf(slot) + 1)
const date = slot.slice(0, 10)
for (const one of [slot, next, later])
  await site.env.DB.prepare('INSERT INTO capacities VALUES (?, 40)').bind(one).run()

let people = 0
const who = () => ({ phone: `20255593${String(people++).padStart(2, '0')}`, key: crypto.randomUUID() })
const quote = async () => referenceIn(await site.post('/', multipart(typedQuote(who()))))
const pickup = async () => {
  site.clock.now = timeOn(date, -30)
  const reference = referenceIn(await site.post('/schedule', multipart(typedBooking(slot, who()))))
  site.clock.now = timeOn(date, 9)
  return reference
}
const last = async (reference: string, ...kinds: string[]) => {
  const which = kinds.map((kind) => `'${kind}'`).join()
  const rows = await site.rows<{ number: number }>(
    `SELECT number FROM events WHERE reference = '${reference}' ${which && `AND kind IN (${which})`} ORDER BY number`,
  )
  return String(rows.at(-1)?.number ?? 0)
}
/** Sends it as a page does that's open now. */
async function open(cookie: string, reference: string, { to, ...fields }: Sent) {
  const about = { done: ['done', 'receipt'], receipt: ['done', 'receipt'], costs: ['costs'] }[fields.step ?? ''] ?? []
  const seen = fields.step === 'done' ? '0' : await last(reference, ...about)
  const number = fields.number ?? (await last(reference, fields.number ?? 'done'))
  const [row] = await site.rows<{ revision: number }>(`SELECT revision FROM bookings WHERE reference = '${reference}'`)
  const path = {
    day: deskPaths.day(date),
    calendar: deskPaths.calendar(),
    jobs: deskPaths.jobs({ from: date, to: date }),
  }
  const known = { reference, for: reference, seen, number, revision: String(row?.revision ?? 0) }
  return () => {
    site.clock.now += 60_000
    return desk.post(cookie, to ? path[to] : deskPaths.request(reference), { ...known, ...fields })
  }
}
const send = async (reference: string, sent: Sent) => (await open(ann, reference, sent))()

/** All that somebody sees: what's said, and what's in the fields. */
function seenIn(html: string): string {
  const $ = load(html)
  const fields = $('input:not([type=hidden], [type=radio], [type=checkbox]), [checked]:not([type=hidden]), [selected]')
  $('script, style, option').remove
  return [$('main').text(), ...fields.map((_, field) => `[${field.attribs.name}=${field.attribs.value}]`).get()].join(
    ' ',
  )
}

const on = (step: string, fields: Fields = {}): Sent => ({ to: 'day', step, ...fields })
const paid = { paid: '310,00', method: 'cash', donated: 'yes' }
const inFields = ['[paid=310,00]', '[method=cash]', '[donated=yes]']
const inWords = ['You entered: 310,00, Cash, Donated.']
const price = { 'line-1': 'Mattress 30', 'line-2': 'Stairs 40', 'accepted-by': 'Kim K' }
const cancel: Sent = { to: 'calendar', act: 'cancel' }
const move: Sent = { to: 'calendar', act: 'move', slot: next }

const ofPickups: Readonly<Record<string, Stale>> = {
  'Done after Done': {
    first: [on('done', { paid: '3100', method: 'card' })],
    second: on('done', paid),
    reads: 'ann@example.com saved $3,100 by card',
    typed: inFields,
  },
  'Done after “Nobody there”': {
    before: [on('arrived')],
    first: [on('nobody-there')],
    second: on('done', paid),
    reads: 'ann@example.com saved Nobody there at',
    typed: inFields,
  },
  'Done after it was canceled': {
    first: [cancel],
    second: on('done', paid),
    reads: 'Somebody changed that pickup',
    typed: inWords,
  },
  'a change after a change': {
    before: [on('done', { paid: '3100' })],
    first: [on('receipt', { paid: '3000', method: 'check' })],
    second: on('receipt', paid),
    reads: 'ann@example.com saved $3,000 by check',
    typed: inFields,
  },
  'a change after it was taken back': {
    before: [on('done', { paid: '3100' })],
    first: [on('undo')],
    second: on('receipt', paid),
    reads: 'Somebody changed that pickup',
    typed: inFields,
  },
  'costs after costs': {
    before: [on('arrived')],
    first: [on('costs', { dump: '85' })],
    second: on('costs', { dump: '90', ticket: '4711' }),
    reads: 'ann@example.com saved dump $85',
    typed: ['[dump=90]', '[ticket=4711]'],
  },
  'a price at the door after another': {
    before: [on('arrived')],
    first: [on('price', { detail: '250' })],
    second: on('price', price),
    reads: 'Somebody gave them another price meanwhile',
    typed: ['$250', '[line-1=Mattress 30]', '[line-2=Stairs 40]', '[accepted-by=Kim K]'],
  },
  'a price at the door after Done': {
    first: [on('done', { paid: '3100' })],
    second: on('price', price),
    reads: 'Somebody changed that pickup',
    typed: ['You entered: Mattress 30\nStairs 40, Kim K'],
  },
  ...(business.features.jobs && {
    'what the website shows after it was taken back': {
      before: [on('done', { paid: '3100' })],
      first: [on('undo')],
      second: on('show', { what: 'Two sofas', yes: 'yes' }),
      reads: 'Somebody changed that pickup',
      typed: ['You entered: Two sofas.'],
    },
  }),
  'a window after another': {
    first: [move],
    second: { ...move, slot: later },
    reads: `Moved the pickup to ${slotLabel(next, windowHours)} (9:01 AM, ann@example.com)`,
    typed: [`You entered: ${slotLabel(later, windowHours)}.`],
  },
  'a window after it was canceled': {
    first: [cancel],
    second: move,
    reads: 'Since you opened it: Canceled',
    typed: [`You entered: ${slotLabel(next, windowHours)}.`],
  },
  'canceling after another window': {
    first: [move],
    second: cancel,
    reads: `Moved the pickup to ${slotLabel(next, windowHours)}`,
    typed: [],
  },
  'an amount after another': {
    before: [on('done')],
    first: [{ to: 'jobs', paid: '120', method: 'cash' }],
    second: { to: 'jobs', paid: '130', method: 'check' },
    reads: '$120 in cash',
    typed: ['so your 130'],
  },
  'an amount after it was taken back': {
    before: [on('done')],
    first: [on('undo')],
    second: { to: 'jobs', paid: '130', method: 'check' },
    reads: 'Since you opened it: Undid something',
    typed: ['You entered: 130.'],
  },
}

const ofQuotes: Readonly<Record<string, Stale>> = {
  'a price after a call': {
    first: [{ act: 'called' }],
    second: { act: 'priced', detail: '260' },
    reads: 'Since you opened it: Called them',
    typed: ['[detail=260]'],
  },
  'a price after it was spam': {
    first: [{ act: 'spam' }],
    second: { act: 'priced', detail: '260' },
    reads: 'Since you opened it: Marked as spam',
    typed: ['You entered: 260.'],
  },
  'a day to call after a price': {
    first: [{ act: 'priced', detail: '245' }],
    second: { act: 'call-again', detail: '2099-01-02' },
    reads: 'Gave them a price: $245',
    typed: ['[detail=2099-01-02]'],
  },
  'details after details': {
    first: [{ act: 'details', phone: '2025559377', name: 'Jo' }],
    second: { act: 'details', phone: '2025559377', name: 'Joanna', address: '9 Elm Street' },
    reads: 'Since you opened it: ',
    typed: ['[name=Joanna]', '9 Elm Street'],
  },
  'a pickup after a call': {
    first: [{ act: 'called' }],
    second: { ...typedBooking(slot, { address: '9 Elm Street' }), to: 'calendar', act: 'book' },
    reads: 'Since you opened it: Called',
    typed: ['9 Elm Street'],
  },
  'a pickup after a pickup': {
    first: [{ ...typedBooking(slot), to: 'calendar', act: 'book' }],
    second: { ...typedBooking(slot, { address: '9 Elm Street', notes: 'Gate code 12' }), to: 'calendar', act: 'book' },
    reads: 'They have a window already',
    typed: ['9 Elm Street, Gate code 12'],
  },
}

describe.each([
  ['pickup', ofPickups, pickup],
  ['request', ofQuotes, quote],
] as const)('the second person with a %s', (_, table, make) => {
  it.each(Object.entries(table))('keeps %s', async (_, { before = [], first, second, reads, typed }) => {
    const reference = await make()
    for (const sent of before) await send(reference, sent)
    const sendSecond = await open(bob, reference, second)
    for (const sent of first) expect((await send(reference, sent)).status).toBe(303)
    const answer = await sendSecond()
    const seen = seenIn(await answer.text())
    expect([answer.status, ...[reads, ...typed].filter((words) => !seen.includes(words))]).toEqual([409])
  })
})
