// What a desk has after a month of work: requests of every status, the stops of the days around today, and what past ones brought. All
// of it is made up, and goes the way that everything takes: events, in the order in which they'd have happened.
import { crews } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { destinations, payMethods } from '../../src/domain/calendar/booking.ts'
import { addDays, localDate } from '../../src/domain/calendar/localTime.ts'
import { slotTimes, windowsWithCrews } from '../../src/domain/calendar/slots.ts'
import type { SpamSignal } from '../../src/domain/source.ts'
import type { NewEvent, Values } from '../../src/request/event.ts'

/** What happened at one moment. `at` in UTC ms; `person` as in an event. */
export type SampleMoment = { readonly at: number; readonly person: string; readonly events: readonly NewEvent[] }
export type SampleRequest = { readonly hasPhotos: boolean; readonly moments: readonly SampleMoment[] }

const hour = 3_600_000
const day = 24 * hour
const rules = arrivalRules()

const names = [
  'Marge Olson',
  'Luis Romero',
  'Priya Patel',
  'Dan Kowalski',
  'Keisha Brown',
  'Tom Becker',
  'Ana Flores',
  'Wei Chen',
]
const loads = [
  'Couch and two mattresses',
  'Garage cleanout',
  'Old fridge and a washer',
  'Pile of branches',
  'Piano',
  'Basement after a flood',
]

/** One of a list, in turns. */
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Somebody by their number; numbers with 555-01 are nobody's. */
function answersOf(index: number): Values {
  const { name, zips } = pick(towns, index)
  return {
    name: pick(names, index),
    phone: `+1202555${String(100 + (index % 100)).padStart(4, '0')}`,
    email: `${pick(names, index).split(' ')[0]?.toLowerCase()}${index}@example.org`,
    location: `${name} ${zips[0]}`,
    'junk-type': pick(loads, index),
  }
}

/** A price between that of the smallest load and that of a full truck, in cents; they end with a 5 or a 0. */
const centsOf = (index: number): number =>
  Math.round((site.price.from + (site.price.to - site.price.from) * (((index * 7) % 10) / 12)) / 5) * 500

/** The form that begins a request. */
const sent = (form: string, answers: Values, spamSignals: readonly SpamSignal[] = []): NewEvent => ({
  kind: 'sent',
  data: {
    form,
    area: 'yes',
    answers,
    spamSignals,
    code: '',
    referredBy: '',
    unconfirmed: false,
    source: {},
    language: 'en',
  },
})

/** A pickup in a window, as far as it has come by now. */
function pickup(index: number, slot: string, now: number, owner: string): SampleRequest {
  const { start } = slotTimes(slot, rules)
  const cents = centsOf(index)
  const answers = { ...answersOf(index), address: `${12 + index} Oak Street`, slot }
  const steps: readonly (readonly [hours: number, person: string, ...NewEvent[]])[] = [
    [-30, '', sent('booking', answers), { kind: 'booked', data: { slot } }],
    [-26, owner, { kind: 'priced', data: { cents } }],
    [-25, '', { kind: 'agreed', data: { cents } }],
    ...(crews > 1 && index % 3 === 1 ? [[-24, owner, { kind: 'crew', data: { crew: 2 } }] as const] : []),
    [0.1, owner, { kind: 'on-the-way', data: { minutes: 15 } }],
    [0.4, owner, { kind: 'arrived', data: {} }],
    [1.3, owner, { kind: 'done', data: { cents, method: pick(payMethods, index), went: [pick(destinations, index)] } }],
    [1.5, owner, { kind: 'costs', data: { dump: Math.round(cents * 0.2), fuel: 1500 } }],
  ]
  // A booking is made before today's first stop, whenever that is.
  const moments = steps.map(([hours, person, ...events]) => ({
    at: hours < 0 ? Math.min(start, now) + hours * hour : start + hours * hour,
    person,
    events,
  }))
  return { hasPhotos: index % 3 === 0, moments: moments.filter(({ at }) => at <= now) }
}

/** Requests that have no stop, one for each way in which somebody's may be: what happened after it came in. */
const others = (today: string, held: { readonly slot: string; readonly heldUntil: number }) =>
  [
    [],
    [],
    [{ kind: 'called', data: {} }],
    [{ kind: 'voicemail', data: {} }],
    [{ kind: 'call-again', data: { date: addDays(today, 1) } }],
    [{ kind: 'priced', data: { cents: centsOf(3) } }],
    [{ kind: 'booked', data: held }],
    [
      { kind: 'priced', data: { cents: centsOf(5) } },
      { kind: 'lost', data: { reason: 'Declined the price' } },
    ],
    [{ kind: 'lost', data: { reason: 'Out of our area' } }],
    [{ kind: 'withdrawn', data: {} }],
    [{ kind: 'note', data: { text: 'Asks for a Saturday.' } }],
    [{ kind: 'spam', data: {} }],
  ] as const satisfies readonly (readonly NewEvent[])[]

/** All of it, as it would be at this moment. `owner`: email address of who works at the desk. */
export function sampleWeek(now: number, owner: string): readonly SampleRequest[] {
  const today = localDate(now, site.timeZone)
  const windows = (ahead: number) => windowsWithCrews(addDays(today, ahead), rules).map(({ id }) => id)
  // Two stops a day, and all of a day's first four windows today.
  const slots = Array.from({ length: 34 }, (_, index) => windows(index - 30).slice(0, index === 30 ? 4 : 2)).flat()
  const [free = ''] = [4, 5, 6, 7, 8].flatMap(windows)
  const open = others(today, { slot: free, heldUntil: now + day }).map((events, index) => {
    const at = now - (index + 1) * 5 * hour
    const signals = events.some(({ kind }) => kind === 'spam') ? (['links', 'too-fast'] as const) : []
    const first = { at, person: '', events: [sent('quote', answersOf(index + 70), signals)] }
    const isTheirs = events.some(({ kind }) => kind === 'withdrawn' || kind === 'booked')
    const later = events.length > 0 ? [{ at: at + hour, person: isTheirs ? '' : owner, events }] : []
    return { hasPhotos: index % 2 === 0, moments: [first, ...later] }
  })
  const message = sent('contact', { name: pick(names, 2), phone: '+12025550199', message: 'Do you take paint?' })
  const contact = { hasPhotos: false, moments: [{ at: now - 2 * hour, person: '', events: [message] }] }
  return [...slots.map((slot, index) => pickup(index, slot, now, owner)), ...open, contact]
}
