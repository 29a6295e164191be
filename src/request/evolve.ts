// What an event means: the only place that says it. Pure, so that a request is the same wherever it's folded.
import { type BookingState, hasSeat, type Visit } from '../domain/calendar/booking.ts'
import type { Receipt } from '../domain/receipt.ts'
import { type EventData, isByDesk, type LossReason, type RequestEvent, type SentForm } from './event.ts'

/** Those that wait for somebody. */
export const openStatuses = ['new', 'called', 'priced', 'held'] as const
/** How far a request is, in this order. */
export const statuses = [...openStatuses, 'booked', 'done', 'lost', 'spam'] as const
export type Status = (typeof statuses)[number]

/** Whether somebody still has to do something about a request. */
export const isOpen = (status: Status): status is (typeof openStatuses)[number] =>
  openStatuses.some((open) => open === status)

/** A request's arrival window, and what became of it. */
export type Seat = {
  /** Id of the window. */
  readonly slot: string
  readonly state: BookingState
  /** UTC ms: until then and no longer. It stays when the hold is over. */
  readonly heldUntil: number | undefined
  /** 1 when it was made; each change raises it. */
  readonly revision: number
  /** UTC ms of the first booking, and of the newest change. */
  readonly bookedAt: number
  readonly changedAt: number
  /** The customer was reminded of it as it is. */
  readonly isReminded: boolean
}

/** A customer's request as it is. */
export type CustomerRequest = SentForm & {
  readonly reference: string
  /** How many events there are. */
  readonly revision: number
  readonly status: Status
  /** UTC ms of the first event. */
  readonly receivedAt: number
  /** UTC ms of the first thing that was done with it at the desk; null for nothing yet. */
  readonly touchedAt: number | null
  readonly seat: Seat | undefined
  /** What became of its window; undefined where it has had none. */
  readonly booking: BookingState | undefined
  /** How far the crew is with it. */
  readonly visit: Visit
  /** The price that the owner named, in cents, and whether its customer can still take it. */
  readonly price: { readonly cents: number; readonly isOpen: boolean } | undefined
  /** The price that its pickup was booked at, in cents; undefined where it's agreed at the door. */
  readonly agreed: number | undefined
  /** What it came to, once it's done. */
  readonly receipt: Receipt | undefined
  /** Why it was lost; `closed` where it was taken care of without a job. */
  readonly reason: string
  /** How often the owner was told that nobody has answered. */
  readonly nudges: number
  /** The first email address that was given for it: the only one that gets copies. */
  readonly copyTo: string | undefined
  /** The first number that was given with consent to texts. */
  readonly firstTexted: string | undefined
  /** The oldest first, and those that were undone too. */
  readonly events: readonly RequestEvent[]
}

/** What events change: how far a request is apart from its window, which says more, and from being spam. */
type Folded = Omit<CustomerRequest, 'status' | 'booking' | 'revision' | 'events' | 'touchedAt'> & {
  readonly stage: Exclude<Status, 'held' | 'booked' | 'spam'>
  readonly isSpam: boolean
}

/** More from its customer: what was lost, or closed without a job, is open again. */
const reopened = (request: Folded): Folded =>
  request.stage === 'lost' || (request.stage === 'done' && request.visit.done === undefined)
    ? { ...request, stage: 'new', reason: '' }
    : request

const seated = (request: Folded, { slot, heldUntil }: EventData['moved'], at: number): Folded => ({
  ...reopened(request),
  visit: {},
  answers: { ...request.answers, slot },
  seat: {
    slot,
    state: heldUntil === undefined ? 'live' : 'held',
    heldUntil,
    revision: (request.seat?.revision ?? 0) + 1,
    bookedAt: request.seat?.bookedAt ?? at,
    changedAt: at,
    isReminded: false,
  },
})

/** Its seat is free, whoever wanted that. */
function unseated(request: Folded, at: number): Folded {
  const { seat } = request
  if (!seat || !hasSeat(seat.state)) return request
  const state = seat.state === 'held' ? 'let-go' : 'canceled'
  return { ...request, seat: { ...seat, state, revision: seat.revision + 1, changedAt: at } }
}

/** Its seat is theirs, if it was only held. */
function secured(request: Folded): Folded {
  const { seat } = request
  return seat?.state === 'held' ? { ...request, seat: { ...seat, state: 'live', heldUntil: undefined } } : request
}

const visited = (request: Folded, step: keyof Visit, at: number): Folded => ({
  ...request,
  visit: { ...request.visit, [step]: at },
})

/** Its price can't be taken anymore. */
const priceClosed = ({ price }: Folded) => price && { ...price, isOpen: false }

const lost = (request: Folded, reason: string): Folded => ({
  ...request,
  stage: 'lost',
  reason,
  price: priceClosed(request),
})

const canceledBy = (person: string): LossReason => (isByDesk(person) ? 'We canceled' : 'Customer canceled')

function evolve(request: Folded, event: RequestEvent): Folded {
  const { at } = event
  switch (event.kind) {
    case 'sent':
      return { ...request, ...event.data, receivedAt: at }
    case 'corrected':
      return { ...reopened(request), ...event.data }
    case 'marked':
      return { ...request, spamSignals: [...request.spamSignals, 'many-from-one-place'] }
    case 'told-unconfirmed':
      return { ...request, unconfirmed: true }
    case 'photos':
      return reopened(request)
    case 'details':
      return { ...reopened(request), answers: { ...request.answers, ...event.data.answers } }
    case 'called':
      return { ...request, stage: 'called' }
    case 'priced':
      return { ...request, stage: 'priced', reason: '', price: { cents: event.data.cents, isOpen: true } }
    case 'lost':
      return lost(request, event.data.reason)
    case 'closed':
      return { ...request, stage: 'done', reason: 'closed', price: priceClosed(request) }
    case 'spam':
      return { ...unseated(request, at), isSpam: true }
    case 'released':
      return { ...secured(request), isSpam: false, spamSignals: [] }
    case 'agreed':
      return { ...request, price: priceClosed(request) }
    case 'withdrawn':
    case 'canceled':
      return lost(unseated(request, at), canceledBy(event.person))
    case 'booked': {
      const { cents, answers, area = request.area, isReal, heldUntil } = event.data
      const booked = seated({ ...request, answers: { ...request.answers, ...answers } }, event.data, at)
      const price = heldUntil === undefined ? priceClosed(request) : request.price
      const real = isReal ? { spamSignals: [], unconfirmed: false } : {}
      return { ...booked, ...real, area, agreed: cents ?? request.agreed, price }
    }
    case 'moved':
      return seated(request, event.data, at)
    case 'confirmed': {
      const { seat, ...rest } = secured(reopened(request))
      return { ...rest, seat: seat && { ...seat, revision: seat.revision + 1, changedAt: at } }
    }
    case 'let-go':
      return unseated(request, at)
    case 'on-the-way':
    case 'arrived':
      return visited(request, event.kind, at)
    case 'done':
      return { ...visited(request, 'done', at), stage: 'done', receipt: event.data }
    case 'receipt': {
      const { was: _, ...receipt } = event.data
      // Its pickup isn't done anymore where that was undone.
      return request.visit.done === undefined ? request : { ...request, receipt }
    }
    case 'nudged':
      return { ...request, nudges: event.data.count }
    case 'reminded':
      return { ...request, seat: request.seat && { ...request.seat, isReminded: true } }
    case 'note':
    case 'late':
    case 'undone':
      return request
  }
}

function statusOf({ isSpam, seat, stage }: Folded): Status {
  if (isSpam) return 'spam'
  if (seat?.state === 'live') return stage === 'done' ? 'done' : 'booked'
  return seat?.state === 'held' && stage !== 'done' && stage !== 'lost' ? 'held' : stage
}

const blank = {
  form: '',
  area: '',
  answers: {},
  spamSignals: [],
  code: '',
  referredBy: '',
  unconfirmed: false,
  source: {},
  language: 'en',
  receivedAt: 0,
  stage: 'new',
  isSpam: false,
  seat: undefined,
  visit: {},
  price: undefined,
  agreed: undefined,
  receipt: undefined,
  reason: '',
  nudges: 0,
  copyTo: undefined,
  firstTexted: undefined,
} as const

/** Numbers of the events that don't count: each was undone by a later one. */
export const undoneNumbers = (events: readonly RequestEvent[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.data.number] : [])))

/** Who got copies and texts stays the first one that was given, whatever is undone or corrected. */
const remembered = (request: Folded): Folded => {
  const { email = '', texts, phone = '' } = request.answers
  return {
    ...request,
    copyTo: request.copyTo ?? (email || undefined),
    firstTexted: request.firstTexted ?? (texts === 'yes' ? phone || undefined : undefined),
  }
}

/** The request that events make, the oldest first. What was undone is skipped, so that all that it changed is as before. */
export function fold(reference: string, events: readonly RequestEvent[]): CustomerRequest {
  const undone = undoneNumbers(events)
  const counting = events.filter(({ number }) => !undone.has(number))
  const start: Folded = { reference, ...blank }
  const { stage, isSpam, ...folded } = counting.reduce((request, event) => remembered(evolve(request, event)), start)
  return {
    ...folded,
    status: statusOf({ stage, isSpam, ...folded }),
    booking: folded.seat?.state,
    revision: events.at(-1)?.number ?? 0,
    touchedAt: counting.find(({ person, kind }) => isByDesk(person) && kind !== 'undone')?.at ?? null,
    events,
  }
}
