// The owner's calendar: who's when, pickups for people who phone, windows for requests, days that are closed, and crews.

import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { workDay } from '../business/calendar.ts'
import { addDays, datesOf } from '../domain/calendar/localTime.ts'
import { capacityKeys, dateLabel, isDate, isSlotId, slotDate, slotLabel } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { wholeNumber } from '../domain/text.ts'
import type { AppContext } from '../handlers/context.ts'
import { respondOnce } from '../handlers/pages.tsx'
import { logSecurity } from '../log.ts'
import { updatesOn } from '../messages/say.ts'
import { bookFor } from '../request/bookFor.ts'
import { referencePattern } from '../request/reference.ts'
import type { DeskRequest } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { ticked } from '../shared/forms/fields.ts'
import { type FormState, parseForm, readValues, type Values } from '../shared/forms/form.ts'
import { bookingForm, chosenSlot } from '../shared/forms/forms.ts'
import { seeOther } from '../shared/http/respond.ts'
import { calendarRevocations } from '../store/bookings.ts'
import { closeDates, countPickups, openDates, revokeCalendar, setCrews } from '../store/calendar.ts'
import { deskGet, deskPost, outdated, respondGone, withTyped } from './access.handler.ts'
import { addPickup, typedState } from './addPickup.ts'
import { calendarPage, cancelPage, movePage, pickupFormPage, pickWindowPage } from './Calendar.page.tsx'
import { calendarDayPage } from './CalendarDay.page.tsx'
import { type DaySpan, daysAhead } from './Closing.tsx'
import { pageStart, readCalendar } from './calendar.ts'
import { calendarUrl } from './calendarAddress.ts'
import { canChange, changePickup, type DeskPickup, findPickup } from './changePickup.ts'

type Field = (name: string) => string

const untouched: FormState = { values: {}, errors: {} }

/** The two weeks that a date is in. */
const calendarAt = (c: AppContext, date: string) => readCalendar(c.var.services, pageStart(c.var.services.now(), date))

type Shown = { readonly status?: number; readonly trouble?: string; readonly done?: string; readonly typed?: DaySpan }

async function respondCalendar(
  c: AppContext,
  person: string,
  { status = 200, ...shown }: Shown = {},
): Promise<Response> {
  const [calendar, number] = await Promise.all([
    calendarAt(c, c.req.query('from') ?? ''),
    calendarRevocations(c.env.DB),
  ])
  const url = await calendarUrl(c.env, person, number)
  return respondOnce(c, calendarPage({ calendar, subscription: { url, number }, ...shown }), { status })
}

async function respondPick(c: AppContext, pickup: DeskPickup, { status = 200, ...shown }: Omit<Shown, 'typed'> = {}) {
  const calendar = await calendarAt(c, c.req.query('from') ?? slotDate(pickup.booking?.slot ?? ''))
  return respondOnce(c, pickWindowPage({ calendar, ...pickup, ...shown }), { status })
}

type FormShown = {
  readonly status?: number
  readonly trouble?: string
  readonly state?: FormState
  readonly key?: string
  readonly isExtra?: boolean
  readonly request?: DeskRequest
}

async function respondForm(c: AppContext, slot: string, shown: FormShown = {}): Promise<Response> {
  const { status = 200, state = untouched, key = crypto.randomUUID(), isExtra = false, request, trouble } = shown
  const { days } = await calendarAt(c, isSlotId(slot) ? slotDate(slot) : '')
  const hidden: Readonly<Record<string, string | number>> = request
    ? { act: 'book', for: request.reference, seen: request.revision }
    : { act: 'add', key }
  const updates = updatesOn(c.env)
  return respondOnce(c, pickupFormPage({ days, slot, state, isExtra, hidden, updates, request, trouble }), { status })
}

/** What is known of a request, as its form shows it. */
const knownOf = ({ answers }: DeskRequest): FormState => ({
  values: {
    ...answers,
    name: answers.name || answers['reply-name'] || '',
    phone: formatUsPhone(answers.phone ?? ''),
  },
  errors: {},
})

type MoveShown = { readonly status?: number; readonly lost?: { message: string; offers: readonly string[] } }

async function respondMove(c: AppContext, { request, booking }: DeskPickup, slot: string, shown: MoveShown = {}) {
  if (!booking) return respondGone(c)
  const calendar = await calendarAt(c, slotDate(slot))
  const ways = updatesOn(c.env, request.answers)
  const { status = 200, lost } = shown
  return respondOnce(c, movePage({ calendar, request, booking, slot, ways, lost }), { status })
}

async function respondFor(c: AppContext, reference: string): Promise<Response> {
  const pickup = referencePattern.test(reference) ? await findPickup(c.var.services, reference) : undefined
  if (!pickup || pickup.request.status === 'spam') return respondGone(c)
  const { request, booking } = pickup
  const slot = c.req.query('add') ?? ''
  const isLive = canChange(pickup)
  if (booking && isLive && c.req.query('do') === 'cancel')
    return respondOnce(c, cancelPage({ request, booking, ways: updatesOn(c.env, request.answers) }))
  if (!isSlotId(slot)) return respondPick(c, pickup)
  if (isLive && slot !== booking?.slot) return respondMove(c, pickup, slot)
  const hasNone = booking?.state !== 'live' && booking?.state !== 'held'
  return hasNone ? respondForm(c, slot, { state: knownOf(request), request }) : respondPick(c, pickup)
}

type DayShown = Omit<Shown, 'typed'> & { readonly typed?: Values; readonly wrong?: readonly string[] }

async function respondDay(c: AppContext, date: string, { status = 200, ...shown }: DayShown = {}): Promise<Response> {
  const { days, today, crews } = await readCalendar(c.var.services, date, 1)
  const [day] = days
  if (!day) return respondGone(c)
  return respondOnce(c, calendarDayPage({ day, crews, isPast: date < today, ...shown }), { status })
}

const dayDone = (done: string) =>
  new Map([
    ['closed', say.planner.closed],
    ['opened', say.planner.opened],
    ['crews', say.planner.saved],
  ]).get(done)

async function handleAdd(c: AppContext, person: string, field: Field): Promise<Response> {
  const typed = {
    values: readValues(bookingForm, field),
    key: field('key'),
    isExtra: field('extra') === ticked,
    person,
  }
  const outcome = await addPickup(c.var.services, typed)
  const slot = chosenSlot(field)
  switch (outcome.kind) {
    case 'added':
      return seeOther(deskPaths.request(outcome.reference, { done: 'booked' }))
    case 'refused':
      return respondForm(c, slot, { ...outcome, key: typed.key, isExtra: typed.isExtra })
    case 'sent-before': {
      const trouble = say.planner.bookedBefore(outcome.when)
      return respondForm(c, slot, { status: 409, trouble, state: typedState(typed.values, { errors: {} }) })
    }
  }
}

/** What the owner is asked for again when he books for a request. */
const askedAgain = ['name', 'phone', 'address', 'location', 'junk-type', 'notes', 'email', 'texts'] as const

const newAnswers = (typed: Values, known: Values): Values =>
  Object.fromEntries(
    askedAgain.filter((name) => (typed[name] ?? '') !== (known[name] ?? '')).map((name) => [name, typed[name] ?? '']),
  )

async function handleBook(c: AppContext, person: string, field: Field): Promise<Response> {
  const { services } = c.var
  const reference = field('for')
  const pickup = await findPickup(services, reference)
  if (!pickup) return respondGone(c)
  const { request } = pickup
  const values = readValues(bookingForm, field)
  const slot = chosenSlot(field)
  const isExtra = field('extra') === ticked
  const parsed = parseForm(bookingForm, values)
  if (!parsed.ok)
    return respondForm(c, slot, { status: 422, state: typedState(values, { errors: parsed.errors }), isExtra, request })
  const answers = newAnswers(parsed.answers, request.answers)
  const seen = wholeNumber(field('seen'))
  const outcome = await bookFor(services, { reference, slot, answers, seen, person, isExtra })
  switch (outcome.kind) {
    case 'booked':
      return seeOther(deskPaths.request(reference, { done: 'booked' }))
    case 'lost':
      return respondForm(c, slot, { status: 409, state: typedState(values, outcome.refusal), isExtra, request })
    case 'outdated': {
      const state = typedState(values, { errors: {} })
      const trouble = outdated(c, person, outcome.request)
      return respondForm(c, slot, { status: 409, trouble, state, isExtra, request: outcome.request })
    }
    case 'has-window':
      return respondPick(c, outcome, {
        status: 409,
        trouble: withTyped(say.planner.hasWindow, ...Object.values(answers)),
      })
    // The owner's number of seats has no end.
    case 'phone-full':
    case 'gone':
      return respondGone(c)
  }
}

async function handleChange(c: AppContext, person: string, field: Field): Promise<Response> {
  const reference = field('for')
  const slot = chosenSlot(field)
  const isMove = field('act') === 'move'
  if (isMove && !isSlotId(slot)) return respondFor(c, reference)
  const to = { slot, isExtra: field('extra') === ticked }
  const asked = { reference, revision: wholeNumber(field('revision')), person, ...(isMove && { to }) }
  const outcome = await changePickup(c.var.services, asked)
  switch (outcome.kind) {
    case 'done':
      return seeOther(deskPaths.request(reference, { done: isMove ? 'moved' : 'canceled' }))
    case 'lost': {
      const lost = { message: outcome.refusal.errors.slot ?? '', offers: outcome.refusal.offers ?? [] }
      return respondMove(c, outcome.pickup, slot, { status: 409, lost })
    }
    case 'outdated': {
      const trouble = withTyped(outdated(c, person, outcome.pickup.request), isMove ? slotLabel(slot, windowHours) : '')
      return respondPick(c, outcome.pickup, { status: 409, trouble })
    }
    case 'gone':
      return respondGone(c)
  }
}

const crewsOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

async function handleCrews(c: AppContext, person: string, field: Field): Promise<Response> {
  const date = field('date')
  if (!canChangeDays(c, { from: date, to: date }))
    return respondCalendar(c, person, { status: 422, trouble: say.planner.pickDays })
  const { days } = await readCalendar(c.var.services, date, 1)
  const windows = (days[0]?.windows ?? []).map(({ slot }) => slot)
  const places = [...windows, ...capacityKeys(`${date}T00`).slice(1)]
  const typed = Object.fromEntries(places.map((place) => [place, field(`crews-${place}`).trim()]))
  const wrong = places.filter((place) => !/^(|[0-4]?\d|50)$/.test(typed[place] ?? ''))
  if (wrong.length > 0) return respondDay(c, date, { status: 422, typed, wrong })
  const changes = places
    .map((place) => ({ place, crews: crewsOf(typed[place] ?? ''), was: crewsOf(field(`was-${place}`)) }))
    .filter(({ crews, was }) => crews !== was)
  if (await setCrews(c.env.DB, changes)) return seeOther(deskPaths.calendar({ day: date, done: 'crews' }))
  const kept = Object.fromEntries(changes.map(({ place }) => [place, typed[place] ?? '']))
  return respondDay(c, date, { status: 409, trouble: say.planner.crewsChanged, typed: kept })
}

/** Whether days are from today on, in order, and not too far ahead. */
function canChangeDays(c: AppContext, { from, to }: DaySpan): boolean {
  const today = workDay(c.var.services.now())
  return isDate(from) && isDate(to) && today <= from && from <= to && to <= addDays(today, daysAhead)
}

/** Closes days from today on or opens them again: one, or as many as somebody is away. */
async function handleDays(c: AppContext, person: string, act: 'close' | 'open', field: Field): Promise<Response> {
  const span = { from: field('from'), to: field('to') }
  const { from, to } = span
  if (!canChangeDays(c, span)) {
    const trouble = say.planner.pickDays
    return respondCalendar(c, person, { status: 422, trouble, typed: span })
  }
  await (act === 'close' ? closeDates : openDates)(c.env.DB, datesOf(from, to))
  const done = act === 'close' ? 'closed' : 'opened'
  return seeOther(deskPaths.calendar(from === to ? { day: from, done } : { from, to, done }))
}

/** What was done with days, and how many pickups are still booked in them. */
async function spanDone(c: AppContext, done: string): Promise<string | undefined> {
  const [from, to] = [c.req.query('from') ?? '', c.req.query('to') ?? '']
  if (!isDate(from) || !isDate(to) || (done !== 'closed' && done !== 'opened')) return undefined
  const days = say.planner.fromTo(dateLabel(from), dateLabel(to))
  if (done === 'opened') return say.planner.openAgainSpan(days)
  return say.planner.closedSpan(days, await countPickups(c.env.DB, from, addDays(to, 1)))
}

export const calendar = {
  get: deskGet('owner', async (c, { person: { address } }) => {
    const [day = '', reference, slot, done = ''] = ['day', 'for', 'add', 'done'].map((name) => c.req.query(name))
    if (reference) return respondFor(c, reference.toUpperCase())
    if (slot !== undefined) return respondForm(c, slot)
    if (isDate(day)) return respondDay(c, day, { done: dayDone(done) })
    return respondCalendar(c, address, {
      done: done === 'revoked' ? say.planner.isNewAddress : await spanDone(c, done),
    })
  }),
  post: deskPost('owner', async (c, { person: { address } }, field) => {
    const act = field('act')
    switch (act) {
      case 'add':
        return handleAdd(c, address, field)
      case 'book':
        return handleBook(c, address, field)
      case 'move':
      case 'cancel':
        return handleChange(c, address, field)
      case 'close':
      case 'open':
        return handleDays(c, address, act, field)
      case 'crews':
        return handleCrews(c, address, field)
      case 'revoke':
        await revokeCalendar(c.env.DB, Number(field('number')) || 0)
        logSecurity('calendar-replaced')
        return seeOther(deskPaths.calendar({ done: 'revoked' }))
      default:
        return respondGone(c)
    }
  }),
}
