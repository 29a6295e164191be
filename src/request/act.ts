// The one way to change a request: load it, decide, and commit what follows. Forms, links, assistants, the desk, the cron and
// what waited in the bucket all come in here.
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { crews } from '#site/calendar.ts'
import { arrivalRules, workDay } from '../business/calendar.ts'
import { slotDate, windowsOn } from '../domain/calendar/slots.ts'
import { phoneKey } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { incomeStatements } from '../store/income.ts'
import { isByDesk, type NewEvent, type RequestEvent, readEvent } from './event.ts'
import { type CustomerRequest, fold } from './evolve.ts'
import { type Arrival, isTold, say } from './say.ts'
import {
  type Change,
  commitStatements,
  conflictOf,
  type KnownMessage,
  type Load,
  type Loaded,
  leavesIncome,
  loadRequests,
  type SeatProblem,
  type SeatTerms,
  seatProblem,
  takesSeat,
} from './store.ts'

/** Events, or why there are none. */
export type Decision<Refusal extends string> = readonly NewEvent[] | { readonly refused: Refusal }

/** What is asked for, of each request alike. */
export type Asked<Refusal extends string> = Arrival & {
  /** As in an event. */
  readonly person: string
  readonly key?: string
  /** UTC ms; now without. */
  readonly at?: number
  /** Pure: it's asked again when somebody was faster. `problem`: why the seat that it took wasn't to be had. */
  readonly decide: (
    request: CustomerRequest | undefined,
    problem: SeatProblem | undefined,
    messages: readonly KnownMessage[],
  ) => Decision<Refusal>
  /** What's special about the conditions of its seat. */
  readonly terms?: Partial<SeatTerms>
  /** Statements of the same transaction: they run even if nothing else happens, but not where that was refused. */
  readonly also?: readonly D1PreparedStatement[]
  /** The requests as they were read just now; without it they're read first. */
  readonly load?: Load | undefined
}

/** A request as it is; `done` has what happened: nothing where that had been so before. */
export type Acted<Refusal extends string> =
  | {
      readonly ok: true
      readonly request: CustomerRequest | undefined
      readonly done: readonly RequestEvent[]
    }
  | { readonly ok: false; readonly refused: Refusal; readonly request: CustomerRequest | undefined }

/** The request after some events of one moment. */
export function after(
  reference: string,
  request: CustomerRequest | undefined,
  events: readonly NewEvent[],
  { at, person, key = '' }: { readonly at: number; readonly person: string; readonly key?: string },
): CustomerRequest {
  const first = (request?.revision ?? 0) + 1
  const recorded = events.map(({ kind, data }, index) => {
    // What's read again is what's said now.
    const event = readEvent({
      number: first + index,
      at,
      person,
      kind,
      key: index === 0 ? key : '',
      data: JSON.stringify(data),
    })
    if (!event) throw new Error(`A request can't have the event ${kind} with this`)
    return event
  })
  return fold(reference, [...(request?.events ?? []), ...recorded])
}

/** Under which conditions a request may have the window that it's to have. */
async function seatTerms(
  { env, now }: Services,
  { answers, seat }: CustomerRequest,
  isByOwner: boolean,
): Promise<SeatTerms> {
  const windows = windowsOn(slotDate(seat?.slot ?? ''), arrivalRules())
  return {
    crews,
    isExtra: false,
    isByOwner,
    phoneKey: await phoneKey(env.LEAD_SECRET, answers.phone ?? ''),
    // Half of a day's seats stay open to others, whatever is held.
    mostHeld: Math.floor((windows * crews) / 2),
    today: workDay(now()),
  }
}

/** What follows from what's asked, for one request. */
async function changeOf<Refusal extends string>(
  services: Services,
  reference: string,
  loaded: Loaded,
  asked: Asked<Refusal>,
  problem: SeatProblem | undefined,
): Promise<Change | Acted<Refusal>> {
  const { request } = loaded
  const { person, key = '', at = services.now(), batched = false } = asked
  const unchanged = { ok: true, request, done: [] } as const
  if (key && request?.events.some((event) => event.key === key)) return unchanged
  const decision = asked.decide(request, problem, loaded.messages)
  if ('refused' in decision) return { ok: false, refused: decision.refused, request }
  if (decision.length === 0) return unchanged
  // A form says itself what's unusual about it.
  const isChange = decision.some((event) => isTold(event) && event.kind !== 'sent' && event.kind !== 'corrected')
  const isMarked = batched && isChange && request?.spamSignals.includes('many-from-one-place') === false
  const marked = isMarked ? [{ kind: 'marked', data: {} } as const] : []
  const next = after(reference, request, [...decision, ...marked], { at, person, key })
  const isTaken = takesSeat(request?.seat, next.seat)
  return {
    before: loaded,
    after: next,
    told: say(services.env, loaded, next, asked, services.now()),
    terms: isTaken ? { ...(await seatTerms(services, next, isByDesk(person))), ...asked.terms } : undefined,
  }
}

/** How often somebody may have been faster: each time something happened, so that the next one knows more. */
const mostTries = 12

/**
 * Does the same with some requests in one transaction. What was decided on an outdated request, or for a seat that was taken
 * meanwhile, is decided again. Throws when D1 does.
 */
export async function actOnAll<Refusal extends string>(
  services: Services,
  references: readonly string[],
  asked: Asked<Refusal>,
): Promise<readonly Acted<Refusal>[]> {
  const { DB } = services.env
  let problem: SeatProblem | undefined
  for (let tries = 1; references.length > 0; tries++) {
    const loaded = (tries === 1 && asked.load) || (await loadRequests(DB, references))
    const changes = await Promise.all(
      references.map((reference) => changeOf(services, reference, loaded(reference), asked, problem)),
    )
    const now = services.now()
    const paidBefore = changes.flatMap((change) =>
      'told' in change && leavesIncome(change) ? change.after.reference : [],
    )
    const statements = [
      ...(await incomeStatements(DB, paidBefore, now)),
      ...changes.flatMap((change) => ('told' in change ? commitStatements(DB, change, now) : [])),
      ...(changes.some((change) => 'told' in change || change.ok) ? (asked.also ?? []) : []),
    ]
    try {
      if (statements.length > 0) await DB.batch(statements)
      return changes.map((change) => ('told' in change ? acted(change) : change))
    } catch (error) {
      const conflict = conflictOf(error)
      if (!conflict || tries === mostTries) throw error
      const seated = changes.flatMap((change) => ('told' in change && change.terms ? change : []))
      problem = undefined
      if (conflict === 'seat') for (const change of seated) problem ??= await seatProblem(DB, change, now)
    }
  }
  return []
}

const acted = ({ before, after: request }: Change) => ({
  ok: true as const,
  request,
  done: request.events.filter(({ number }) => number > (before.request?.revision ?? 0)),
})

/** Does something with one request, by itself. Throws when D1 does. */
export async function act<Refusal extends string>(
  services: Services,
  reference: string,
  asked: Asked<Refusal>,
): Promise<Acted<Refusal>> {
  const [outcome] = await actOnAll(services, [reference], asked)
  if (!outcome) throw new Error('Nothing was decided')
  return outcome
}
