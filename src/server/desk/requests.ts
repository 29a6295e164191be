// What the owner does with a request.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import { deliver, inBackground } from '../../messages/outbox.ts'
import { messageNamed, messagesFor } from '../../messages/say.ts'
import type { DeskAction } from '../../request/actions.ts'
import { actionNamed, isAction, longestNote, may, typedFor, undoableEvent } from '../../request/actions.ts'
import type { DeskPerson, DeskRequest, Unreadable } from '../../request/request.ts'
import { seatRequest } from '../booking/bookWindow.ts'
import type { Services } from '../lib/services.ts'
import { findBooking } from '../store/bookings.ts'
import {
  findDeskRequest,
  markSpam,
  recordEvent,
  releaseRequest,
  resendUndelivered,
  undoEvent,
  undoSpam,
} from '../store/desk.ts'
import { findUnreadable } from '../store/retention.ts'

/** What is asked for, as a form of the desk sends it. */
export type RequestChange = {
  readonly action: string
  /** How many things had been done with the request when its page was made. */
  readonly seen: number
  /** A price, a reason or a note, as it was typed. */
  readonly detail: string
}

export type ChangeOutcome =
  | { readonly kind: 'done'; readonly action: DeskAction }
  /** Somebody else did something since the page was made, so nothing was done. */
  | { readonly kind: 'outdated'; readonly request: DeskRequest }
  | { readonly kind: 'invalid'; readonly request: DeskRequest; readonly message: string }
  | { readonly kind: 'gone' }

/** Whether the last thing that was done is this one, by the same person: a button that was tapped twice. */
const isRepeated = (
  { events }: DeskRequest,
  person: DeskPerson,
  action: string,
  seen: number,
  detail: string,
): boolean => {
  const last = events.at(-1)
  if (last?.number !== seen + 1 || last.person !== person.address || last.action !== action) return false
  return action === 'undid' || last.detail === detail
}

/** The window of a request that was thrown out at a time (UTC ms) and had one until then, while it can still be theirs. */
async function lostSeat(services: Services, { reference, answers }: DeskRequest, at: number) {
  const { slot } = answers
  const booking = await findBooking(services.env.DB, reference)
  if (!slot || booking?.state !== 'canceled' || booking.changedAt !== at) return undefined
  const { start } = slotTimes(slot, { timeZone: site.timeZone, windowHours })
  return services.now() < start ? seatRequest(services, answers, false) : undefined
}

async function undo(services: Services, request: DeskRequest, person: DeskPerson, seen: number) {
  const { reference, events } = request
  const event = undoableEvent(events)
  if (!event) return undefined
  const { DB } = services.env
  const undone = { reference, seen, person: person.address, number: event.number }
  const now = services.now()
  if (event.action !== 'spam') return undoEvent(DB, undone, now)
  const isUndone = await undoSpam(DB, undone, await lostSeat(services, request, event.at), now)
  if (isUndone) inBackground(services, reference, deliver(services, reference))
  return isUndone
}

/** False when somebody was faster. */
async function carryOut(
  services: Services,
  request: DeskRequest,
  person: DeskPerson,
  { action, seen, detail }: Omit<RequestChange, 'action'> & { readonly action: DeskAction },
): Promise<boolean | undefined> {
  const { env, now } = services
  const { reference, answers } = request
  const event = { reference, seen, person: person.address }
  if (action === 'undid') return undo(services, request, person, seen)
  if (action === 'spam') return markSpam(env.DB, event, now())
  if (action === 'released') {
    const channels = messagesFor(env, { answers }).filter((name) => messageNamed(name)?.reader === 'customer')
    const isDone = await releaseRequest(env.DB, event, channels, now())
    if (isDone) inBackground(services, reference, deliver(services, reference))
    return isDone
  }
  const stage = actionNamed(action).to
  // A note never comes too late.
  const known = action === 'note' ? { seen: undefined } : {}
  return recordEvent(env.DB, { ...event, action, detail, ...(stage && { stage }), ...known }, now())
}

/**
 * Does something with a request. What is done twice by the same person is done once; when somebody else was faster, nothing is
 * done and the outcome shows what they did. Throws when D1 does.
 */
export async function changeRequest(
  services: Services,
  reference: string,
  person: DeskPerson,
  { action: name, seen, detail: text }: RequestChange,
): Promise<ChangeOutcome> {
  const { DB } = services.env
  const request = await findDeskRequest(DB, reference)
  if (!request || !isAction(name)) return request ? { kind: 'outdated', request } : { kind: 'gone' }
  const typed = typedFor(name, text)
  if ('message' in typed) return { kind: 'invalid', request, message: typed.message }
  if (isRepeated(request, person, name, seen, typed.detail)) return { kind: 'done', action: name }
  const isDone =
    may(person.role, name, request) && (await carryOut(services, request, person, { action: name, seen, ...typed }))
  if (isDone) return { kind: 'done', action: name }
  return { kind: 'outdated', request: (await findDeskRequest(DB, reference)) ?? request }
}

/** The first ten of them, as far as they're legible. Throws when the database or the bucket does. */
export async function unreadableRequests({ env }: Pick<Services, 'env'>): Promise<Unreadable[]> {
  const files = (await findUnreadable(env.DB)).slice(0, 10)
  return Promise.all(
    files.map(async ({ name: key, since }) => {
      const file = await env.FILES.get(key)
      return { key, since, text: file ? (await file.text()).slice(0, longestNote) : 'It’s gone from the bucket.' }
    }),
  )
}

/** Sends again what couldn't be delivered: a request's messages, or without a reference the owner's. Throws when D1 does. */
export async function resend(services: Services, reference = ''): Promise<void> {
  await resendUndelivered(services.env.DB, reference, services.now())
  inBackground(services, reference, deliver(services, reference))
}
