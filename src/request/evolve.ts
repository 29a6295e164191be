// What an event means: the only place that says it. Pure, so that a request is the same wherever it's folded.
import { type BookingState, hasSeat, type Receipt, type Visit, type VisitStep } from '../domain/calendar/booking.ts'
import type { Costs } from '../domain/costs.ts'
import type { Agreement, ProposedPrice, QuotedPrice } from '../domain/prices/quoted.ts'
import {
  type EventData,
  type EventKind,
  emptyForm,
  isByDesk,
  type LossReason,
  nobodyThere,
  type RequestEvent,
  type SentForm,
  type Values,
} from './event.ts'

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
  /** The crew that somebody gave it to; undefined for the next free one of its window. */
  readonly crew: number | undefined
  /** The customer was reminded of it as it is. */
  readonly isReminded: boolean
}

export type CustomerRequest = SentForm & {
  readonly reference: string
  /** How many events there are. */
  readonly revision: number
  readonly status: Status
  /** UTC ms of the first event. */
  readonly receivedAt: number
  /** UTC ms of the first and the newest answer that the desk gave it; null for none yet. */
  readonly touchedAt: number | null
  readonly answeredAt: number | null
  /** The local date on which the owner calls again; empty for none. */
  readonly callAgain: string
  /** The local date on which a job that's done comes back; empty for none. */
  readonly again: string
  /** Where somebody put it in the order of its day. */
  readonly place: number | undefined
  /** UTC ms: since when it has its price. */
  readonly pricedAt: number | undefined
  readonly seat: Seat | undefined
  /** What became of its window; undefined where it has had none. */
  readonly booking: BookingState | undefined
  readonly visit: Visit
  /** The price that the owner named last. */
  readonly price: QuotedPrice | undefined
  /** The price in place of a firm one, until its customer accepts it. */
  readonly proposed: ProposedPrice | undefined
  /** What it came to, once it's done. */
  readonly receipt: Receipt | undefined
  /** What it cost the business, as far as anybody said. */
  readonly costs: Costs
  /** What the website may show of it once it's done. */
  readonly shown: EventData['shown'] | undefined
  /** UTC ms of when the crew found nobody there: its window is over then. */
  readonly missedAt: number | undefined
  /** Why it was lost; `closed` where it was taken care of without a job. */
  readonly reason: string
  /** How often the owner was told that nobody has answered. */
  readonly nudges: number
  /** The first email address that was given for it, or what somebody has put right: the only one that gets copies. */
  readonly copyTo: string | undefined
  /** The first number that was given with consent to texts. */
  readonly firstTexted: string | undefined
  /** The oldest first, and those that were undone too. */
  readonly events: readonly RequestEvent[]
}

/** What events change: how far a request is apart from its window, which says more, and from being spam. */
type Derived = 'status' | 'booking' | 'revision' | 'events' | 'touchedAt' | 'answeredAt' | 'pricedAt'
type Folded = Omit<CustomerRequest, Derived> & {
  readonly stage: Exclude<Status, 'held' | 'booked' | 'spam'>
  readonly isSpam: boolean
}

/** More from its customer: what was lost, or closed without a job, is open again. */
const reopened = (request: Folded): Folded =>
  request.stage === 'lost' || (request.stage === 'done' && request.visit.done === undefined)
    ? { ...request, stage: 'new', reason: '' }
    : request

const seated = (request: Folded, { slot, heldUntil, answers = {} }: EventData['moved'], at: number): Folded => ({
  ...reopened(request),
  callAgain: '',
  place: undefined,
  visit: {},
  missedAt: undefined,
  receipt: undefined,
  reason: '',
  answers: { ...request.answers, ...answers, slot },
  seat: {
    slot,
    state: heldUntil === undefined ? 'live' : 'held',
    heldUntil,
    revision: (request.seat?.revision ?? 0) + 1,
    bookedAt: request.seat?.bookedAt ?? at,
    changedAt: at,
    crew: undefined,
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

type DetailsEvent = Extract<RequestEvent, { kind: 'details' }>

const visited = (request: Folded, step: VisitStep, at: number): Folded => ({
  ...request,
  visit: { ...request.visit, [step]: at },
})

/** Whether the crew has been there, for a job or for nothing. */
export const isOver = ({ visit, missedAt }: Pick<CustomerRequest, 'visit' | 'missedAt'>): boolean =>
  missedAt !== undefined || visit.done !== undefined

/** Its price can't be taken anymore; `agreed`: since they've agreed to it. */
const priceClosed = ({ price }: Pick<Folded, 'price'>, agreed = price?.agreed) =>
  price && { ...price, isOpen: false, agreed }

/** How a price for a pickup that's booked is agreed on: somebody has asked its customer first, unless they took another one. */
function agreementOf({ price, visit }: Folded, cents: number): Agreement | undefined {
  if (visit.arrived !== undefined) return 'door'
  const isTaken = price?.acceptedBy !== undefined || price?.agreed === 'page' || price?.agreed === 'changed'
  return isTaken ? (price.cents === cents ? price.agreed : 'changed') : 'phone'
}

/**
 * A price for it: once its pickup is booked, somebody has asked its customer first. In place of a firm one it's theirs to
 * accept.
 */
function priced(request: Folded, { cents, lines, firm, reason = '' }: EventData['priced']): Folded {
  const isBooked = request.seat?.state === 'live'
  if (firm) {
    const agreed = { cents, lines, isOpen: false, agreed: 'page', acceptedBy: '', isFirm: true } as const
    return { ...request, price: agreed, proposed: undefined }
  }
  if (isBooked && request.price?.isFirm) return { ...request, proposed: { cents, lines, reason } }
  const agreed = isBooked ? agreementOf(request, cents) : undefined
  const price = { cents, lines, isOpen: !isBooked, agreed } as const
  return isBooked ? { ...request, price } : { ...request, stage: 'priced', reason: '', price }
}

const lost = (request: Folded, reason: string): Folded => ({
  ...request,
  stage: 'lost',
  reason,
  callAgain: '',
  price: priceClosed(request),
})

/** Copies go to the address that the owner knows is right. */
const copyTo = (request: Folded, person: string, { email }: Values = {}): string | undefined =>
  isByDesk(person) && email !== undefined ? email || undefined : request.copyTo

/** What was put right at the desk isn't news from its customer. */
function detailed(request: Folded, { person, data }: DetailsEvent): Folded {
  const { answers, area = request.area } = data
  const known = isByDesk(person) ? request : reopened(request)
  const to = data.copyTo === undefined ? copyTo(request, person, answers) : data.copyTo || undefined
  return { ...known, area, copyTo: to, answers: { ...request.answers, ...answers } }
}

/** A pickup that's somewhere else is another one to calendars. */
function relocated(before: Folded, after: Folded, at: number): Folded {
  const isSame = (['address', 'location'] as const).every((name) => before.answers[name] === after.answers[name])
  return isSame || !after.seat || after.seat !== before.seat
    ? after
    : { ...after, seat: { ...after.seat, revision: after.seat.revision + 1, changedAt: at } }
}

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
      return relocated(request, detailed(request, event), at)
    case 'called':
      return { ...request, stage: request.stage === 'priced' ? 'priced' : 'called', callAgain: '' }
    case 'call-again':
      return { ...request, stage: request.stage === 'new' ? 'called' : request.stage, callAgain: event.data.date }
    case 'priced':
      return { ...priced(request, event.data), callAgain: '' }
    case 'lost':
      return lost(request, event.data.reason)
    case 'closed':
      return { ...request, stage: 'done', reason: 'closed', callAgain: '', price: priceClosed(request) }
    case 'spam':
      return { ...unseated(request, at), isSpam: true }
    case 'released':
      return { ...secured(request), isSpam: false, spamSignals: [] }
    case 'agreed': {
      const { proposed, visit } = request
      const how: Agreement = !isByDesk(event.person) ? 'page' : visit.arrived === undefined ? 'phone' : 'door'
      if (proposed) {
        const { reason: _, ...firm } = { ...proposed, agreed: how, acceptedBy: event.data.name ?? '' } as const
        return { ...request, price: { ...firm, isOpen: false, isFirm: true }, proposed: undefined }
      }
      // A name says more than that somebody asked.
      const { agreed = 'page' } = request.price ?? {}
      const price = priceClosed(request, event.data.name || agreed === 'changed' ? how : agreed)
      return { ...request, callAgain: '', price: price && { ...price, acceptedBy: event.data.name ?? '' } }
    }
    case 'withdrawn':
    case 'canceled':
      return lost(unseated(request, at), canceledBy(event.person))
    case 'booked': {
      const { cents, answers, area = request.area, isReal, heldUntil } = event.data
      const booked = seated(request, event.data, at)
      const how: Agreement | undefined = cents === undefined ? undefined : isByDesk(event.person) ? 'phone' : 'page'
      const known = request.price ?? (cents === undefined ? undefined : { cents, lines: [], isOpen: true })
      const price = heldUntil === undefined ? priceClosed({ price: known }, how) : request.price
      const real = isReal ? { spamSignals: [], unconfirmed: false } : {}
      return { ...booked, ...real, area, price, copyTo: copyTo(request, event.person, answers) }
    }
    case 'moved':
      return seated(request, event.data, at)
    case 'confirmed': {
      const { seat, ...rest } = secured(reopened(request))
      return { ...rest, seat: seat && { ...seat, revision: seat.revision + 1, changedAt: at } }
    }
    case 'let-go':
      return unseated(request, at)
    case 'crew':
      return { ...request, seat: request.seat && { ...request.seat, crew: event.data.crew } }
    case 'on-the-way': {
      const { visit, ...rest } = visited(request, event.kind, at)
      return { ...rest, visit: { ...visit, ...event.data } }
    }
    case 'arrived':
      return visited(request, event.kind, at)
    case 'done':
      return { ...visited(request, 'done', at), stage: 'done', receipt: event.data }
    case 'receipt': {
      const { was: _, ...receipt } = event.data
      // Its pickup isn't done anymore where that was undone.
      return isOver(request) ? { ...request, receipt } : request
    }
    case 'costs':
      return { ...request, costs: event.data }
    case 'shown':
      return { ...request, shown: event.data }
    case 'hidden':
      return { ...request, shown: undefined }
    case 'nobody-there':
      return { ...request, missedAt: at, reason: nobodyThere }
    case 'nudged':
      return { ...request, nudges: event.data.count }
    case 'reminded':
      return { ...request, seat: request.seat && { ...request.seat, isReminded: true } }
    case 'again':
      return { ...request, again: event.data.date }
    case 'placed':
      return { ...request, place: event.data.place }
    case 'came-back':
      return { ...request, again: '' }
    case 'complained':
    case 'thanked':
    case 'sought':
    case 'note':
    case 'voicemail':
    case 'late':
    case 'undone':
      return request
  }
}

function statusOf({ isSpam, seat, stage, missedAt }: Folded): Status {
  if (isSpam) return 'spam'
  if (missedAt !== undefined) return 'lost'
  if (seat?.state === 'live') return stage === 'done' ? 'done' : 'booked'
  return seat?.state === 'held' && stage !== 'done' && stage !== 'lost' ? 'held' : stage
}

const blank = {
  ...emptyForm,
  receivedAt: 0,
  stage: 'new',
  isSpam: false,
  seat: undefined,
  visit: {},
  price: undefined,
  proposed: undefined,
  receipt: undefined,
  costs: {},
  shown: undefined,
  missedAt: undefined,
  reason: '',
  callAgain: '',
  again: '',
  place: undefined,
  nudges: 0,
  copyTo: undefined,
  firstTexted: undefined,
} as const

/**
 * What's done at the desk and is no answer: somebody who left a voicemail, or put a number right, still has to call, and when a job
 * comes back, or whose stop it is, is nothing that anybody hears.
 */
const notAnswers: ReadonlySet<EventKind> = new Set([
  'undone',
  'sent',
  'details',
  'voicemail',
  'crew',
  'again',
  'placed',
  'shown',
  'hidden',
])

/** Numbers of the events that don't count: each was undone by a later one. */
export const undoneNumbers = (events: readonly RequestEvent[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.data.number] : [])))

/** The newest event of some kinds that counts. */
export function newestOf(events: readonly RequestEvent[], ...kinds: readonly EventKind[]): RequestEvent | undefined {
  const undone = undoneNumbers(events)
  return events.findLast(({ kind, number }) => kinds.includes(kind) && !undone.has(number))
}

/** Who got copies and texts stays the first one that was given, whatever is undone or corrected. */
const remembered = (request: Folded): Folded => {
  const { email = '', texts, phone = '' } = request.answers
  return {
    ...request,
    copyTo: request.copyTo ?? (email || undefined),
    firstTexted: request.firstTexted ?? (texts === 'yes' ? phone || undefined : undefined),
  }
}

/** What a pickup came to as of one of its events, whatever was undone since. */
export const receiptAt = ({ reference, events }: CustomerRequest, at: number): Receipt | undefined =>
  fold(
    reference,
    events.filter(({ number }) => number <= at),
  ).receipt

/** The request that events make, the oldest first. What was undone is skipped, so that all that it changed is as before. */
export function fold(reference: string, events: readonly RequestEvent[]): CustomerRequest {
  const undone = undoneNumbers(events)
  const counting = events.filter(({ number }) => !undone.has(number))
  const answers = counting.filter(({ person, kind }) => isByDesk(person) && !notAnswers.has(kind))
  const start: Folded = { reference, ...blank }
  const { stage, isSpam, ...folded } = counting.reduce((request, event) => remembered(evolve(request, event)), start)
  return {
    ...folded,
    status: statusOf({ stage, isSpam, ...folded }),
    booking: folded.seat?.state,
    revision: events.at(-1)?.number ?? 0,
    touchedAt: answers[0]?.at ?? null,
    answeredAt: answers.at(-1)?.at ?? null,
    pricedAt: counting.findLast(({ kind }) => kind === 'priced')?.at,
    events,
  }
}
