// What may happen to a request, and what happens then. Pure: no clock, no database, and a refusal is a value. Each is asked again
// when somebody was faster.
import { hasSeat, type Receipt, stepOf, stepsAfter, type VisitStep } from '../domain/calendar/booking.ts'
import type { NewLead } from '../store/lead.ts'
import type { Decision } from './act.ts'
import { type By, canCorrect, isOutdated, may, undoableEvent, undoableStep } from './actions.ts'
import type { EventData, EventKind, NewEvent, SentForm, Values } from './event.ts'
import { type CustomerRequest, newestOf, undoneNumbers } from './evolve.ts'
import { firmOn, pricedOn } from './priceOnDay.ts'
import type { SeatProblem } from './store.ts'

type Request = CustomerRequest | undefined

/** How many events a customer may cause: what they read is folded from all of them. */
const mostEvents = 200

/** What ends a request: it's never one event too many. */
const isEnd = (kind: EventKind) => kind === 'canceled' || kind === 'withdrawn'

/** Who sends a request: a number without its extension, or else an email address. */
export const personOf = ({ phone = '', email = '' }: Values): string => phone.split(';')[0] || email.toLowerCase()

export const streetOf = ({ address }: Values): string | undefined => address?.toLowerCase()

/**
 * Whether what's sent under a key again corrects what was sent before. Another person's is a request of its own, and so is a
 * pickup at another street in another window: a second booking. A mistyped number is corrected by the link for that.
 */
export const isCorrection = (before: Values, now: Values): boolean =>
  personOf(before) === personOf(now) &&
  (now.slot === undefined || now.slot === before.slot || streetOf(now) === streetOf(before))

/** Whether it corrects what was sent first, too: the number may have been corrected since. */
export const isSentAgain = ({ answers, events }: CustomerRequest, now: Values): boolean =>
  isCorrection(answers, now) || events.some((event) => event.kind === 'sent' && isCorrection(event.data.answers, now))

/** Whether a request has a window now. `now` in UTC ms: a hold that's over is none. */
export const hasWindow = ({ seat }: Pick<CustomerRequest, 'seat'>, now: number): boolean =>
  seat !== undefined && hasSeat(seat.state) && (seat.heldUntil === undefined || seat.heldUntil > now)

/** A form as it's sent, and the window that it asks for. `heldUntil`, UTC ms: it's held until then. */
type Sending = {
  readonly form: SentForm
  readonly window: { readonly slot: string; readonly heldUntil: number | undefined } | undefined
  /** The firm price that they've booked at. */
  readonly price?: NewLead['price']
  /** Names of answers that other forms ask for later: this one keeps them. */
  readonly followUp: readonly string[]
  /** UTC ms: it waited in the bucket since then, so that something newer may have come before it. */
  readonly spooledAt?: number
  readonly now: number
}

/** The event that gives a window, where there's none like it. `let-go`: it was held before, so it isn't held again. */
function windowEvents(request: Request, { window, now }: Sending): NewEvent[] | 'let-go' {
  if (!window) return []
  const { seat } = request ?? {}
  const { slot, heldUntil } = window
  const asked = { slot, ...(heldUntil !== undefined && { heldUntil }) }
  if (!seat) return [{ kind: 'booked', data: asked }]
  if (request?.status === 'spam') return 'let-go'
  if (!hasWindow({ seat }, now))
    return seat.heldUntil !== undefined && heldUntil !== undefined ? 'let-go' : [{ kind: 'moved', data: asked }]
  if (seat.slot === slot) return []
  return request ? [...withHold(request, { kind: 'moved', data: { slot } }, now)] : []
}

const atFirm = ({ cents, lines }: NonNullable<NewLead['price']>): NewEvent[] => [
  { kind: 'priced', data: { cents, lines: [...lines], firm: true } },
]

/** The firm price of a form with a window, where it isn't agreed already. */
function firmEvents(request: Request, { price, window }: Sending): NewEvent[] {
  const last = request?.events.findLast(({ kind, data }) => kind === 'priced' && data.firm)
  const isKnown = last?.kind === 'priced' && isEqual(last.data.lines, price?.lines)
  return price && window && !isKnown ? atFirm(price) : []
}

/** The answers of a form that's sent again: what it doesn't ask for stays, and a crew keeps what it needs. */
function correctedAnswers({ answers, seat }: CustomerRequest, { form, followUp }: Sending): Values {
  if (seat && form.answers.slot === undefined) return { ...answers, ...form.answers }
  const kept = followUp.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]] as const]))
  return { ...form.answers, ...Object.fromEntries(kept) }
}

/**
 * A form is sent: the first time, again, or with something changed. `another`: who has sent that key at the same moment was
 * faster, and is somebody else, or wants another pickup.
 */
export function send(
  request: Request,
  problem: SeatProblem | undefined,
  sending: Sending,
): Decision<SeatProblem | 'let-go' | 'another' | 'too-many'> {
  const { form, window, spooledAt, now } = sending
  // Another window for a pickup that's done is the next pickup.
  const isNext = window && request?.visit.done !== undefined && request.seat?.slot !== window.slot
  if (request && (isNext || !isSentAgain(request, form.answers))) return { refused: 'another' }
  if (window && problem) return { refused: problem }
  const given = windowEvents(request, sending)
  if (given === 'let-go') return { refused: 'let-go' }
  const firm = firmEvents(request, sending)
  if (!request) return [{ kind: 'sent', data: form }, ...firm, ...given]
  if (spooledAt !== undefined && spooledAt < (request.events.at(-1)?.at ?? 0)) return []
  const answers = correctedAnswers(request, sending)
  const isSame =
    JSON.stringify(answers) === JSON.stringify({ ...request.answers, ...(window && { slot: window.slot }) })
  if (isSame && (given.length > 0 || request.status !== 'lost' || spooledAt !== undefined)) return given
  if (request.revision >= mostEvents && spooledAt === undefined) return { refused: 'too-many' }
  const { area, spamSignals, unconfirmed, language } = form
  // Where it's too far now, there's no seat; what the owner books stays.
  const freed = !window && area === 'too-far' && request.area !== 'too-far' && hasWindow(request, now)
  return [
    ...firm,
    ...given,
    { kind: 'corrected', data: { area, answers, spamSignals, unconfirmed, language } },
    ...(freed ? [{ kind: 'let-go', data: {} } as const] : []),
  ]
}

/** What an event of a request with a hold says besides: a moved one is held as long, and one that's over isn't given back. */
function withHold(request: CustomerRequest, event: NewEvent, now: number): readonly NewEvent[] {
  const { seat } = request
  if (seat?.state !== 'held' || seat.heldUntil === undefined) return [event]
  if (event.kind === 'moved') return [{ kind: 'moved', data: { ...event.data, heldUntil: seat.heldUntil } }]
  return event.kind === 'released' && seat.heldUntil <= now ? [{ kind: 'let-go', data: {} }, event] : [event]
}

/**
 * Somebody does one thing with it. `isStale`: what they knew of it isn't so anymore. `problem`: the seat that it takes isn't to
 * be had. `now` in UTC ms.
 */
export function change(
  request: Request,
  problem: SeatProblem | undefined,
  by: By,
  event: NewEvent,
  isStale: (request: CustomerRequest) => boolean,
  now: number,
): Decision<SeatProblem | 'gone' | 'outdated' | 'too-many'> {
  if (!request) return { refused: 'gone' }
  if (problem) return { refused: problem }
  if (by === 'customer' && request.revision >= mostEvents && !isEnd(event.kind)) return { refused: 'too-many' }
  if (isStale(request) || !may(by, event.kind, request)) return { refused: 'outdated' }
  if (event.kind !== 'moved') return withHold(request, event, now)
  const { slot } = event.data
  const price = firmOn(request, slot)
  const moved = { kind: 'moved', data: { ...event.data, ...pricedOn(request, slot) } } as const
  // The price comes first, so that messages speak of the move.
  return [...(price ? atFirm(price) : []), ...withHold(request, moved, now)]
}

/** A window for a request that's there already, at the price that was named last. */
type Booking = Omit<EventData['booked'], 'cents' | 'isReal' | 'heldUntil'> & {
  /** Events that whoever books knew of. */
  readonly seen: number
  /** The price that its customer saw, in cents: they take it with the window. Undefined for the owner. */
  readonly cents: number | undefined
  /** UTC ms. */
  readonly now: number
}

/** The owner books a window for it, or its customer takes the price with one. It's real then, whatever looked unusual. */
export function book(
  request: Request,
  problem: SeatProblem | undefined,
  { seen, cents, now, ...booking }: Booking,
): Decision<SeatProblem | 'gone' | 'has-window' | 'outdated'> {
  if (!request || request.status === 'spam') return { refused: 'gone' }
  if (problem) return { refused: problem }
  const by = cents === undefined ? 'owner' : 'customer'
  // A seat that's only held is theirs once they take the price; the owner releases it first.
  const isHeld = by === 'owner' && hasWindow(request, now)
  if (request.missedAt === undefined && (request.booking === 'live' || isHeld)) return { refused: 'has-window' }
  const { price } = request
  if (by === 'customer' && !(price?.isOpen && price.cents === cents)) return { refused: 'outdated' }
  if (!may(by, 'booked', request) || isOutdated(request.events, seen)) return { refused: 'outdated' }
  const answers = { ...booking.answers, ...pricedOn(request, booking.slot).answers }
  const booked = {
    kind: 'booked',
    data: { ...booking, answers, isReal: true, ...(price && { cents: price.cents }) },
  } as const
  return cents === undefined ? [booked] : [{ kind: 'agreed', data: { cents } }, booked]
}

/** Where the crew is with it: whether a window is on the day that they see, and UTC ms. */
export type AtStop = { readonly by: By; readonly isOn: (slot: string) => boolean; readonly now: number }

const isOnDay = (request: Request, { isOn }: AtStop): request is CustomerRequest =>
  request?.seat !== undefined && request.booking === 'live' && isOn(request.seat.slot)

/** The crew takes a step with its pickup: each once, and none after a later one, or finds nobody there. */
function takeStep(
  request: Request,
  event: NewEvent & { readonly kind: VisitStep | 'nobody-there' },
  at: AtStop,
): Decision<'gone'> {
  if (!isOnDay(request, at)) return { refused: 'gone' }
  const { kind } = event
  const isTaken =
    kind === 'nobody-there'
      ? request.missedAt !== undefined
      : request.visit[kind] !== undefined || !stepsAfter(request.visit).includes(kind)
  if (isTaken) return []
  return may(at.by, kind, request) ? [event] : { refused: 'gone' }
}

/** A pickup that the crew hasn't set out for comes somewhere else in the order of its day. */
function place(request: Request, to: number, at: AtStop): Decision<'gone'> {
  const isOpen = isOnDay(request, at) && may(at.by, 'placed', request) && stepOf(request.visit) === undefined
  if (!isOpen) return { refused: 'gone' }
  return request.place === to ? [] : [{ kind: 'placed', data: { place: to } }]
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Events that say how a pickup ended, and what it came to. */
export const saidOver = ['done', 'receipt', 'nobody-there'] as const

/**
 * The crew says all of it again: what a pickup came to, or what it cost. `seen`: the number of the event that its page showed,
 * or 0. `other`: somebody has said something else since.
 */
function sayAgain(
  request: Request,
  said: { readonly kind: 'receipt'; readonly data: Receipt } | (NewEvent & { readonly kind: 'costs' }),
  seen: number,
  at: AtStop,
): Decision<'gone' | 'other' | 'not-agreed'> {
  if (!isOnDay(request, at) || !may(at.by, said.kind, request)) return { refused: 'gone' }
  const { receipt: was = { went: [] }, costs, events } = request
  const isCosts = said.kind === 'costs'
  if (!isCosts && !canCorrect(request, at.now)) return { refused: 'gone' }
  if (isEqual(said.data, isCosts ? costs : was)) return []
  if (said.kind === 'receipt' && isOffFirm(request, said.data)) return { refused: 'not-agreed' }
  const standing = newestOf(events, ...(isCosts ? (['costs'] as const) : saidOver))
  if (standing && standing.number > seen) return { refused: 'other' }
  return [isCosts ? said : { kind: 'receipt', data: { ...said.data, was } }]
}

/** The website may show a job that's done, or not anymore. */
function showJob(
  request: Request,
  event: NewEvent & { readonly kind: 'shown' | 'hidden' },
  at: AtStop,
): Decision<'gone'> {
  if (!isOnDay(request, at)) return { refused: 'gone' }
  const { shown } = request
  if (event.kind === 'hidden' && !shown) return []
  if (!may(at.by, event.kind, request)) return { refused: 'gone' }
  if (event.kind === 'hidden') return [event]
  const { what, photos = [] } = event.data
  return shown && isEqual([shown.what, shown.photos], [what, photos]) ? [] : [event]
}

/** Its pickup is another crew's. `seen`: the number of the newest such event on the page, or 0. `other`: somebody was faster. */
function giveTo(request: Request, crew: number, seen: number, at: AtStop): Decision<'gone' | 'other'> {
  if (!isOnDay(request, at) || !may(at.by, 'crew', request)) return { refused: 'gone' }
  if (request.seat?.crew === crew) return []
  const given = newestOf(request.events, 'crew')
  return given && given.number > seen ? { refused: 'other' } : [{ kind: 'crew', data: { crew } }]
}

/** Whether a receipt has another amount than a firm price, and doesn't say why nothing was paid. */
const isOffFirm = ({ price, missedAt }: CustomerRequest, { cents, reason }: Receipt): boolean =>
  price?.isFirm === true &&
  missedAt === undefined &&
  cents !== undefined &&
  cents !== price.cents &&
  !(cents === 0 && reason)

/**
 * A pickup is done. The second person to say that, with something else in it, changes what was said first, also that nobody was
 * there, if they've seen it.
 */
function finish(request: Request, data: Receipt, seen: number, at: AtStop): Decision<'gone' | 'other' | 'not-agreed'> {
  if (!isOnDay(request, at)) return { refused: 'gone' }
  if (isOffFirm({ ...request, missedAt: undefined }, data)) return { refused: 'not-agreed' }
  const { events } = request
  const missed = request.missedAt === undefined ? undefined : newestOf(events, 'nobody-there')
  if (missed && (newestOf(events, ...saidOver)?.number ?? 0) > seen) return { refused: 'other' }
  if (missed)
    return [
      { kind: 'undone', data: { number: missed.number } },
      { kind: 'done', data },
    ]
  if (request.visit.done === undefined) return takeStep(request, { kind: 'done', data }, at)
  return isEqual(data, { went: [] }) ? [] : sayAgain(request, { kind: 'receipt', data }, 0, at)
}

/** The crew takes its newest step back, if it's the event of that number. */
function undoStep(request: Request, number: number, at: AtStop): Decision<'gone'> {
  if (!isOnDay(request, at)) return { refused: 'gone' }
  if (undoneNumbers(request.events).has(number)) return []
  const isNewest = undoableStep(request, at.now)?.number === number
  return isNewest && may(at.by, 'undone', request) ? [{ kind: 'undone', data: { number } }] : { refused: 'gone' }
}

/** What the crew says of a stop. `seen`: the number of the newest such event on their page, or 0. */
export type SaidAtStop = {
  readonly event: NewEvent | { readonly kind: 'receipt'; readonly data: Receipt }
  readonly seen?: number
}

export function sayAtStop(
  request: Request,
  { event, seen = 0 }: SaidAtStop,
  at: AtStop,
): Decision<'gone' | 'other' | 'not-agreed'> {
  switch (event.kind) {
    case 'on-the-way':
    case 'arrived':
    case 'nobody-there':
      return takeStep(request, event, at)
    case 'placed':
      return place(request, event.data.place, at)
    case 'done':
      return finish(request, event.data, seen, at)
    case 'receipt':
    case 'costs':
      return sayAgain(request, event, seen, at)
    case 'shown':
    case 'hidden':
      return showJob(request, event, at)
    case 'crew':
      return giveTo(request, event.data.crew, seen, at)
    case 'undone':
      return undoStep(request, event.data.number, at)
    default:
      return { refused: 'gone' }
  }
}

/** A price at the door: what was typed, the name that its customer accepts it with (or an empty text), and what they all saw. */
type DoorPrice = { readonly price: EventData['priced']; readonly name: string; readonly seen: number }

/**
 * The price of a pickup of the crew's is changed, or accepted by name, or both. Once that was so, it stays so. `no-reason`: a firm
 * one is only changed for what isn't as it was described.
 */
export function priceAtDoor(
  request: Request,
  by: By,
  { price, name, seen }: DoorPrice,
  isOn: (slot: string) => boolean,
): Decision<'gone' | 'outdated' | 'no-reason'> {
  if (!request?.seat || !isOn(request.seat.slot) || !may(by, 'priced', request)) return { refused: 'gone' }
  const now = request.proposed ?? request.price
  const isSame = now?.cents === price.cents && JSON.stringify(now.lines) === JSON.stringify(price.lines)
  if (!isSame && request.events.some(({ kind, number }) => kind === 'priced' && number > seen))
    return { refused: 'outdated' }
  if (!isSame && request.price?.isFirm && !price.reason) return { refused: 'no-reason' }
  const isAccepted = name === '' || (isSame && !request.proposed && request.price?.acceptedBy === name)
  return [
    ...(isSame ? [] : [{ kind: 'priced', data: price } as const]),
    ...(isAccepted ? [] : [{ kind: 'agreed', data: { cents: price.cents, name } } as const]),
  ]
}

/** What the newest event changed is undone; a window that isn't to be had anymore isn't theirs again. */
export function undo(
  request: Request,
  problem: SeatProblem | undefined,
  seen: number,
  isOver: (slot: string) => boolean,
): Decision<'gone' | 'outdated'> {
  if (!request) return { refused: 'gone' }
  const event = undoableEvent(request.events)
  if (!event || isOutdated(request.events, seen)) return { refused: 'outdated' }
  const isLost = event.kind === 'spam' && request.seat && (problem !== undefined || isOver(request.seat.slot))
  return [
    { kind: 'undone', data: { number: event.number } },
    ...(isLost ? [{ kind: 'let-go', data: {} } as const] : []),
  ]
}
