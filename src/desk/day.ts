import { workDay } from '../business/calendar.ts'
import { crewsOn } from '../business/crews.ts'
import { slotDate } from '../domain/calendar/slots.ts'
import { inDrivingOrder } from '../domain/places/neighbors.ts'
import type { Env } from '../env.ts'
import { text } from '../messages/media/medium.ts'
import { deliver, inBackground } from '../messages/outbox.ts'
import { messageNamed, messagesFor } from '../messages/say.ts'
import { act, actOnAll } from '../request/act.ts'
import { may, typedPrice } from '../request/actions.ts'
import { priceAtDoor, type SaidAtStop, sayAtStop } from '../request/decide.ts'
import type { NewEvent } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { canMiss, type DeskPerson, delays, isWaiting, type Stop } from '../request/request.ts'
import type { Services } from '../shared/http/services.ts'
import { pickupsOn } from '../store/bookings.ts'
import { readCrews } from '../store/calendar.ts'
import { townSpot } from './place.ts'
// The crew's day: its pickups in the order in which they're driven, their steps, and delays.

import { site } from '#site/site.ts'

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

/** How many crews work on the local date of these stops, or have one. Throws when D1 does. */
export const countCrews = async (env: Env, date: string, stops: readonly Stop[]): Promise<number> =>
  Math.max(crewsOn(date, await readCrews(env.DB)), ...stops.map(({ crew }) => crew))

type Tap = { readonly date: string; readonly reference: string; readonly said: SaidAtStop }

/**
 * Records what the crew says of a pickup of a date: `gone` when it isn't there anymore or its day is still to come, `other` when
 * somebody has said something else meanwhile. The first time, and only then, it's in the request's history, and the customer gets
 * a text that the crew is on the way, or a receipt by mail: all that is one transaction. Throws when D1 does.
 */
export async function recordStep(
  services: Services,
  { address, role }: DeskPerson,
  { date, reference, said }: Tap,
): Promise<'saved' | 'gone' | 'other' | 'not-agreed'> {
  const now = services.now()
  const today = workDay(now)
  const { kind, data } = said.event
  if (date > today && kind !== 'crew' && kind !== 'placed') return 'gone'
  if (kind === 'crew' && data.crew > (await countCrews(services.env, date, await stopsOn(services.env, date))))
    return 'gone'
  const at = { by: role, isOn: (slot: string) => slotDate(slot) === date, now }
  const acted = await act(services, reference, {
    person: address,
    isOver: date < today && !['done', 'receipt', 'shown', 'hidden'].includes(kind),
    decide: (request) =>
      kind === 'nobody-there' && request && !canMiss(request, now) ? { refused: 'gone' } : sayAtStop(request, said, at),
  })
  if (acted.ok) inBackground(services, reference, deliver(services, reference))
  return acted.ok ? 'saved' : acted.refused
}

/** A price of a pickup of a date, as the crew typed it; `name`: whoever accepts it. */
type TypedPrice = { readonly date: string; readonly reference: string; readonly text: string } & Readonly<{
  name: string
  /** What isn't as it was described. */
  reason: string
  seen: number
}>

/** Records it, or says what's wrong with it. Throws when D1 does. */
export async function recordPrice(
  services: Services,
  { address, role }: DeskPerson,
  { date, reference, text: typed, name, reason, seen }: TypedPrice,
): Promise<'done' | 'gone' | 'outdated' | 'no-reason' | { readonly message: string }> {
  const lines = typedPrice(typed)
  if ('message' in lines) return lines
  const price = { ...lines, ...(reason && { reason }) }
  const acted = await act(services, reference, {
    person: address,
    decide: (request) => priceAtDoor(request, role, { price, name, seen }, (slot) => slotDate(slot) === date),
  })
  if (acted.ok) inBackground(services, reference, deliver(services, reference))
  return acted.ok ? 'done' : acted.refused
}

/** What the crew picks on a page that shows how the day was at `asOf` (UTC ms). */
type Delay = {
  readonly date: string
  readonly minutes: number
  readonly asOf: number
  /** Which of them, by reference. */
  readonly isTicked: (reference: string) => boolean
}

/**
 * Lets the customers of today's pickups that aren't begun know that the crew is late. Whoever was told since the page was made
 * isn't told again, so that a second tap says nothing twice. False on another day, and for a delay that there isn't. Throws
 * when D1 does.
 */
export async function tellDelay(
  services: Services,
  { address: person, role }: DeskPerson,
  { date, minutes, asOf, isTicked }: Delay,
): Promise<boolean> {
  const { env, now } = services
  if (date !== workDay(now()) || !(delays as readonly number[]).includes(minutes)) return false
  const told = (await stopsOn(env, date)).filter((stop) => isWaiting(stop) && stop.hearsBy && isTicked(stop.reference))
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
