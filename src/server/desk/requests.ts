// What the owner does with a request.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import type { DeskAction, DeskPerson, DeskRequest, Unreadable } from '../../domain/desk.ts'
import { lossReasons, typedCents, undoableEvent } from '../../domain/desk.ts'
import { own } from '../../domain/text.ts'
import { fieldWords } from '../../words/fields.ts'
import { seatRequest } from '../booking/bookWindow.ts'
import { channelsFor, ownerChannels } from '../delivery/channels/channels.ts'
import { deliver, inBackground } from '../delivery/outbox.ts'
import type { Services } from '../lib/services.ts'
import { findBooking } from '../store/bookings.ts'
import type { NewEvent } from '../store/desk.ts'
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

/** Most characters of a note. */
export const longestNote = 2000

type Change = Pick<NewEvent, 'action' | 'detail' | 'stage'>

/** The change that an action makes to a request's stage, or what is wrong with what was typed. */
function plainChange({ action, detail }: RequestChange): Change | string | undefined {
  const text = detail.trim()
  switch (action) {
    case 'called':
      return { action, stage: 'called' }
    case 'closed':
      return { action, stage: 'done' }
    case 'quoted': {
      const cents = typedCents(text)
      return cents ? { action, stage: 'quoted', detail: String(cents) } : 'Type the price in dollars, like 245'
    }
    case 'lost':
      return (lossReasons as readonly string[]).includes(text)
        ? { action, stage: 'lost', detail: text }
        : 'Pick why it was lost'
    case 'note':
      if (text.length > longestNote) return fieldWords().tooLong(text.length - longestNote)
      return text ? { action, detail: text } : 'Type a note first'
    default:
      return undefined
  }
}

/** Whether the last thing that was done is this one, by the same person: a button that was tapped twice. */
function isRepeated({ events }: DeskRequest, person: DeskPerson, { action, seen, detail }: RequestChange): boolean {
  const last = events.at(-1)
  if (!last || last.number !== seen + 1 || last.person !== person.address) return false
  if (action === 'undo') return last.action === 'undid'
  const change = plainChange({ action, seen, detail })
  const { action: name, detail: said = '' } = typeof change === 'object' ? change : { action, detail: '' }
  return last.action === name && last.detail === said
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

/** True when it was done, false when somebody was faster, a message when it can't be done, undefined when it's no action. */
async function carryOut(services: Services, request: DeskRequest, person: DeskPerson, asked: RequestChange) {
  const { env, now } = services
  const { reference, answers } = request
  const event = { reference, seen: asked.seen, person: person.address }
  switch (asked.action) {
    case 'undo':
      return undo(services, request, person, asked.seen)
    case 'spam':
      return markSpam(env.DB, event, now())
    case 'release': {
      const owners = ownerChannels(env)
      const channels = channelsFor(env, { answers }).filter((name) => !owners.includes(name))
      const isDone = await releaseRequest(env.DB, event, channels, now())
      if (isDone) inBackground(services, reference, deliver(services, reference))
      return isDone
    }
  }
  const change = plainChange(asked)
  if (typeof change !== 'object') return change
  return recordEvent(env.DB, { ...event, ...change, ...(change.action === 'note' && { seen: undefined }) }, now())
}

const actionNames: Readonly<Record<string, DeskAction>> = { undo: 'undid', release: 'released' }

/**
 * Does something with a request. What is done twice by the same person is done once; when somebody else was faster, nothing is
 * done and the outcome shows what they did. Throws when D1 does.
 */
export async function changeRequest(
  services: Services,
  reference: string,
  person: DeskPerson,
  asked: RequestChange,
): Promise<ChangeOutcome> {
  const { DB } = services.env
  const action = own(actionNames, asked.action) ?? (asked.action as DeskAction)
  const request = await findDeskRequest(DB, reference)
  if (!request) return { kind: 'gone' }
  if (isRepeated(request, person, asked)) return { kind: 'done', action }
  const done = await carryOut(services, request, person, asked)
  if (done === true) return { kind: 'done', action }
  if (typeof done === 'string') return { kind: 'invalid', request, message: done }
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
