import { pickupsOn } from '../store/bookings.ts'
// The crew's day: its pickups in the order in which they're driven, their steps, and delays.

import { site } from '#site/site.ts'
import { isVisitStep, type VisitStep } from '../domain/calendar/booking.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { slotDate } from '../domain/calendar/slots.ts'
import { inDrivingOrder } from '../domain/places/neighbors.ts'
import type { Receipt } from '../domain/receipt.ts'
import type { Env } from '../env.ts'
import { text } from '../messages/media/text.ts'
import { deliver, inBackground } from '../messages/outbox.ts'
import { messageNamed, messagesFor } from '../messages/say.ts'
import { act, actOnAll } from '../request/act.ts'
import { may } from '../request/actions.ts'
import { takeStep } from '../request/decide.ts'
import type { NewEvent } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { type DeskPerson, delays, isWaiting, type Stop } from '../request/request.ts'
import type { Services } from '../shared/http/services.ts'
import { townSpot } from './place.ts'

/** The first one that there is: a text where they want some, or else a mail. */
const delayChannel = (env: Env, pickup: Parameters<typeof messagesFor>[1]) => messagesFor(env, pickup, 'late')[0]

/** The pickups of a local date, in the order in which they're driven. Throws when D1 does. */
export async function stopsOn(env: Env, date: string): Promise<Stop[]> {
  const stops = (await pickupsOn(env.DB, date)).map((pickup): Stop => {
    const delay = delayChannel(env, pickup)
    return {
      ...pickup,
      spot: townSpot(pickup.answers.location ?? ''),
      isTexted: messagesFor(env, pickup, 'on-the-way').length > 0,
      hearsBy: delay ? (messageNamed(delay)?.medium === text ? 'text' : 'email') : undefined,
    }
  })
  return inDrivingOrder(stops, site.geo)
}

/** What the crew taps on the page of a local date. */
type Tap = { readonly date: string; readonly reference: string; readonly step: string; readonly receipt?: Receipt }

/**
 * Records a step with a pickup of a date; false when that pickup isn't there anymore, its day is still to come, or the step
 * is none. The first time, and only then, it's in the request's history, and the customer gets a text that the crew is on the
 * way, or the receipt by mail: all that is one transaction. Throws when D1 does.
 */
export async function recordStep(
  services: Services,
  { address, role }: DeskPerson,
  { date, reference, step, receipt = { went: [] } }: Tap,
): Promise<boolean> {
  const today = localDate(services.now(), site.timeZone)
  if (!isVisitStep(step) || date > today) return false
  const event: NewEvent & { kind: VisitStep } =
    step === 'done' ? { kind: step, data: receipt } : { kind: step, data: {} }
  const acted = await act(services, reference, {
    person: address,
    isOver: date < today && step !== 'done',
    decide: (request) => takeStep(request, role, event, (slot) => slotDate(slot) === date),
  })
  if (acted.ok) inBackground(services, reference, deliver(services, reference))
  return acted.ok
}

/** What the crew picks on a page that shows how the day was at `asOf` (UTC ms). */
type Delay = { readonly date: string; readonly minutes: number; readonly asOf: number }

/**
 * Lets the customers of today's pickups that aren't begun know that the crew is late. Whoever was told since the page was made
 * isn't told again, so that a second tap says nothing twice. False on another day, and for a delay that there isn't. Throws
 * when D1 does.
 */
export async function tellDelay(
  services: Services,
  { address: person, role }: DeskPerson,
  { date, minutes, asOf }: Delay,
): Promise<boolean> {
  const { env, now } = services
  if (date !== localDate(now(), site.timeZone) || !(delays as readonly number[]).includes(minutes)) return false
  const told = (await stopsOn(env, date)).filter((stop) => isWaiting(stop) && stop.hearsBy)
  const decide = (request: CustomerRequest | undefined): readonly NewEvent[] => {
    const isTold = request?.events.some(({ kind, at }) => kind === 'late' && at >= asOf)
    const isComing = request && may(role, 'late', request) && slotDate(request.seat?.slot ?? '') === date
    return isComing && isWaiting(request) && !isTold ? [{ kind: 'late', data: { minutes } }] : []
  }
  await actOnAll(
    services,
    told.map(({ reference }) => reference),
    { person, decide },
  )
  inBackground(services, 'late', deliver(services))
  return true
}
