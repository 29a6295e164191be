// What can be done with a request: by whom, from where, and with what. Buttons, checks, history and undo are read from here.

import * as v from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { crewName } from '../business/crews.ts'
import { officeWords, paidWords, stepOf, wentWords } from '../domain/calendar/booking.ts'
import { dateLabel, isDate, isSlotId, slotLabel } from '../domain/calendar/slots.ts'
import { costWords } from '../domain/costs.ts'
import { dollars } from '../domain/prices/price.ts'
import { lineWords, type PriceLine } from '../domain/prices/quoted.ts'
import { isAgain, isSuspicious } from '../domain/source.ts'
import { own } from '../domain/text.ts'
import {
  type EventData,
  type EventKind,
  isByDesk,
  lossReasons,
  type NewEvent,
  nobodyThere,
  type RequestEvent,
  sameReason,
} from './event.ts'
import { type CustomerRequest, newestOf, openStatuses, type Status, statuses, undoneNumbers } from './evolve.ts'

/** Why a job was lost, as far as the owner picks it: the others have a way of their own. */
export const ownersReasons = lossReasons.filter((reason) => reason !== nobodyThere && reason !== sameReason)

export const longestNote = 2000

/** A job's price is below this. Integer cents. */
const mostCents = 10_000_000

/**
 * An amount that somebody typed, like "$245", "310,5" or "1,250.50", in cents; undefined for anything else and from a hundred
 * thousand dollars on. A comma is before cents or before three digits.
 */
export function typedCents(text: string): number | undefined {
  const [, whole, some, thousands = whole, part = some ?? ''] =
    /^\$?\s*(?:(\d{1,5})(?:[.,](\d{1,2}))?|(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?)$/.exec(text.trim()) ?? []
  if (thousands === undefined) return undefined
  const cents = Number(thousands.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return cents < mostCents ? cents : undefined
}

/** A line like "Mattress $30", or "Phone discount -25"; undefined where it doesn't end with an amount. */
function typedLine(text: string): PriceLine | undefined {
  const [, what = '', minus, amount = ''] = /^(.*?)\s*([-−]?)\s*(\$?\s*[\d.,]+)$/.exec(text) ?? []
  const cents = typedCents(amount)
  return cents === undefined ? undefined : { what, cents: minus ? -cents : cents }
}

/** A price as it was typed: an amount, some lines that end with theirs, or both. Or what's wrong with it. */
export function typedPrice(text: string): EventData['priced'] | { readonly message: string } {
  const typed = text.split('\n').flatMap((line) => line.trim() || [])
  const lines = typed.map(typedLine)
  if (!lines.every((line) => line !== undefined) || lines.length === 0) return { message: say.request.noPrice }
  const own = lines.filter(({ what }) => what)
  const [total, second] = lines.filter(({ what }) => !what)
  // An amount with nothing but discounts is the price before them.
  const isBefore = total !== undefined && own.length > 0 && own.every((line) => line.cents < 0)
  const named = isBefore ? [{ ...total, what: say.stop.price }, ...own] : own
  const sum = named.reduce((cents, line) => cents + line.cents, 0)
  if (second || (total && total.cents <= 0)) return { message: say.request.noPrice }
  if (total && !isBefore && named.length > 0 && total.cents !== sum)
    return { message: say.request.otherSum(dollars(sum), dollars(total.cents)) }
  const cents = isBefore ? sum : (total?.cents ?? sum)
  return cents > 0 && cents < mostCents ? { cents, lines: named } : { message: say.request.noPrice }
}

export type By = 'owner' | 'crew' | 'customer' | 'us'

/** Kinds of events with words under their own name, which say it without more. */
type Worded = {
  [Kind in EventKind & keyof typeof say.happened]: (typeof say.happened)[Kind] extends string ? Kind : never
}[EventKind & keyof typeof say.happened]

type Action<Kind extends EventKind> = {
  readonly by: readonly By[]
  readonly from: readonly Status[]
  /** What else must be true of the request. */
  readonly isFor?: (request: CustomerRequest, by: By) => boolean
  /** What is typed for it, with what's said where that can't be taken. */
  readonly input?: v.GenericSchema<string, EventData[Kind]>
  /** It changes how far the request is, and nothing outside. */
  readonly isUndoable?: true
  /** Whoever looked at the request before it can go on: what they decided is still right. */
  readonly isQuiet?: true
} & (Kind extends Worded ? Partial<Said<Kind>> : Said<Kind>)

/** What was done, in a line: "Gave them a price: $245". */
type Said<Kind extends EventKind> = { readonly said: (data: EventData[Kind]) => string }

/** A local date that somebody picks. */
const aDay = v.pipe(
  v.string(),
  v.trim(),
  v.check(isDate, () => say.request.pickDay),
  v.transform((date) => ({ date })),
)

/** Whether it's about something to haul. */
export const isJob = ({ form }: Pick<CustomerRequest, 'form'>): boolean => form === 'quote' || form === 'booking'
const changed = (what: 'paid' | 'went' | 'office', now: string, was: string) =>
  now !== was && say.happened.changed(what, now, was)
const windowWords = (slot: string) => (isSlotId(slot) ? slotLabel(slot, windowHours) : '')
const dayWords = (date: string) => (isDate(date) ? dateLabel(date) : '')

/** How far a request is, in words; undefined for what's no status. */
export const statusName = (status: string): string | undefined => own<string>(say.requests.statuses, status)

export const lossWords = (reason: string): string => own<string>(say.happened.losses, reason) ?? reason

export const actions: { readonly [Kind in EventKind]: Action<Kind> } = {
  sent: {
    by: ['customer', 'owner', 'us'],
    from: [],
    isQuiet: true,
    said: ({ source }) => (isAgain(source) ? say.happened.cameBack : say.happened.sent),
  },
  corrected: { by: ['customer'], from: statuses, isQuiet: true },
  photos: { by: ['customer'], from: statuses, isQuiet: true },
  details: {
    by: ['customer', 'owner'],
    from: statuses,
    isQuiet: true,
    said: ({ answers }) => {
      const { details } = say.happened
      if ('reply-by' in answers) return details.reach
      const [only, ...more] = Object.keys(answers)
      return more.length === 0 && (only === 'phone' || only === 'email') ? details[only] : details.other
    },
  },
  marked: { by: ['us'], from: statuses, isQuiet: true },
  'told-unconfirmed': { by: ['us'], from: statuses, isQuiet: true, said: () => say.happened.toldUnconfirmed },
  called: {
    by: ['owner'],
    from: openStatuses,
    isFor: ({ status, callAgain }) => status === 'new' || status === 'held' || Boolean(callAgain),
    isUndoable: true,
  },
  'call-again': {
    by: ['owner'],
    from: openStatuses,
    input: aDay,
    isUndoable: true,
    said: ({ date }) => say.happened.callAgain(dayWords(date)),
  },
  voicemail: { by: ['owner'], from: openStatuses, isUndoable: true },
  priced: {
    by: ['owner', 'crew'],
    from: [...openStatuses, 'booked', 'lost'],
    // The crew does at the door.
    isFor: (request, by) => isJob(request) && (by === 'owner' || request.status === 'booked'),
    input: v.pipe(
      v.string(),
      v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        const price = typedPrice(value)
        if (!('message' in price)) return price
        addIssue(price)
        return NEVER
      }),
    ),
    isUndoable: true,
    said: ({ cents, lines, firm, reason }) =>
      [say.happened.priced(dollars(cents), firm === true), reason, lines.map(lineWords).join(', ')]
        .filter(Boolean)
        .join('. '),
  },
  lost: {
    by: ['owner'],
    from: openStatuses,
    input: v.pipe(
      v.string(),
      v.picklist(ownersReasons, () => say.request.pickReason),
      v.transform((reason) => ({ reason })),
    ),
    isUndoable: true,
    said: ({ reason }) => say.happened.lost(lossWords(reason)),
  },
  closed: { by: ['owner'], from: openStatuses, isFor: (request) => !isJob(request), isUndoable: true },
  note: {
    by: ['owner'],
    from: statuses,
    input: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(() => say.request.typeNote),
      v.maxLength(longestNote, ({ received }) => say.fields.tooLong(Number(received) - longestNote)),
      v.transform((text) => ({ text })),
    ),
    isUndoable: true,
    said: ({ text }) => say.happened.note(text),
  },
  spam: { by: ['owner'], from: [...openStatuses, 'booked', 'lost'], isUndoable: true },
  released: {
    by: ['owner'],
    from: [...openStatuses, 'booked', 'done', 'lost'],
    isFor: ({ spamSignals, booking }) => isSuspicious(spamSignals) || booking === 'held',
  },
  undone: { by: ['owner', 'crew'], from: statuses },
  agreed: {
    by: ['customer', 'owner', 'crew'],
    from: ['priced', 'held', 'booked'],
    // Nobody takes a price for them that they can still take themselves.
    isFor: ({ price, proposed }, by) =>
      price !== undefined &&
      (price.isOpen ? by === 'customer' : proposed !== undefined || price.acceptedBy === undefined),
    said: ({ cents, name }) => say.happened.agreed(dollars(cents), name ?? ''),
  },
  withdrawn: { by: ['customer'], from: openStatuses },
  booked: {
    by: ['owner', 'customer'],
    from: [...openStatuses, 'lost'],
    isFor: isJob,
    said: ({ slot, cents, heldUntil }) => {
      const words = say.happened.booked(windowWords(slot), heldUntil !== undefined)
      return cents === undefined ? words : say.happened.atPrice(words, dollars(cents))
    },
  },
  moved: {
    by: ['owner', 'customer'],
    from: ['booked', 'held'],
    said: ({ slot }) => say.happened.moved(windowWords(slot)),
  },
  confirmed: { by: ['customer'], from: ['held'] },
  canceled: { by: ['owner', 'customer'], from: ['booked', 'held'] },
  'let-go': { by: ['us'], from: statuses, isQuiet: true, said: () => say.happened.letGo },
  crew: {
    by: ['owner', 'crew'],
    from: ['booked'],
    isQuiet: true,
    said: ({ crew }) => say.happened.crew(crewName(crew)),
  },
  'on-the-way': { by: ['owner', 'crew'], from: ['booked'], said: ({ minutes }) => say.happened.onTheWay(minutes) },
  late: { by: ['owner', 'crew'], from: ['booked'], said: ({ minutes }) => say.happened.late(minutes) },
  arrived: { by: ['owner', 'crew'], from: ['booked'] },
  done: {
    by: ['owner', 'crew'],
    from: ['booked'],
    said: (receipt) =>
      [say.happened.done, paidWords(receipt), wentWords(receipt), officeWords(receipt)].filter(Boolean).join('. '),
  },
  complained: { by: ['owner'], from: ['done'], isFor: isJob, isUndoable: true },
  again: {
    by: ['owner'],
    from: ['done'],
    isFor: isJob,
    input: aDay,
    isUndoable: true,
    said: ({ date }) => say.happened.comesBack(dayWords(date)),
  },
  'came-back': { by: ['us'], from: ['done'], said: () => say.happened.cameBackAsNew },
  thanked: { by: ['us'], from: ['done'], isQuiet: true },
  shown: {
    by: ['owner', 'crew'],
    from: ['done'],
    isFor: isJob,
    isQuiet: true,
    said: ({ what }) => say.happened.shown(what),
  },
  hidden: { by: ['owner', 'crew'], from: ['done'], isFor: ({ shown }) => shown !== undefined, isQuiet: true },
  receipt: {
    by: ['owner', 'crew'],
    from: ['done', 'lost'],
    // The trip fee of a pickup where nobody was there is one, too.
    isFor: ({ status, missedAt }) => status === 'done' || missedAt !== undefined,
    said: ({ was, ...now }) =>
      [
        changed('paid', paidWords(now), paidWords(was)),
        changed('went', wentWords(now), wentWords(was)),
        changed('office', officeWords(now), officeWords(was)),
      ]
        .filter(Boolean)
        .join('. '),
  },
  costs: {
    by: ['owner', 'crew'],
    from: ['booked', 'done', 'lost'],
    isFor: ({ booking }) => booking === 'live',
    isQuiet: true,
    said: (costs) => say.happened.costs(costWords(costs)),
  },
  placed: { by: ['owner', 'crew'], from: ['booked'], isFor: ({ booking }) => booking === 'live', isQuiet: true },
  'nobody-there': { by: ['owner', 'crew'], from: ['booked'], said: () => lossWords(nobodyThere) },
  nudged: { by: ['us'], from: openStatuses, isQuiet: true },
  sought: { by: ['customer'], from: ['booked', 'done'], isQuiet: true },
  reminded: { by: ['us'], from: ['booked'], isQuiet: true },
}

export const isAction = (name: string): name is EventKind => Object.hasOwn(actions, name)

export const actionNamed = <Kind extends EventKind>(name: Kind): Action<Kind> => actions[name]

/** Whether somebody may do it with a request as it is now. */
export function may(by: By, name: EventKind, request: CustomerRequest): boolean {
  const { by: whoever, from, isFor } = actionNamed(name) as Action<EventKind>
  return whoever.includes(by) && from.includes(request.status) && (isFor?.(request, by) ?? true)
}

const nothingTyped = v.pipe(
  v.string(),
  v.transform(() => ({})),
)

/** The event that an action is with what was typed for it, or what's wrong with that. */
export function typedEvent(name: EventKind, text: string): NewEvent | { readonly message: string } {
  const { input } = actionNamed(name) as Action<EventKind>
  const typed = v.safeParse(input ?? nothingTyped, text)
  return typed.success ? ({ kind: name, data: typed.output } as NewEvent) : { message: typed.issues[0].message }
}

export const eventWords = ({ kind, data }: RequestEvent): string =>
  (actionNamed(kind) as Partial<Said<EventKind>>).said?.(data as never) ?? say.happened[kind as Worded]

/** What the button for an action says; undefined for one without. */
export const buttonWords = (kind: EventKind): string | undefined => own<string>(say.happened.buttons, kind)

/** Whether something happened after an event of that number that a person has to see before they go on. */
export const isOutdated = (events: readonly RequestEvent[], seen: number): boolean =>
  seen < 1 || events.some(({ number, kind }) => number > seen && !actionNamed(kind).isQuiet)

/** The event that can be undone: the newest of those that count, if it's of that kind. */
export function undoableEvent(events: readonly RequestEvent[]): RequestEvent | undefined {
  const undone = undoneNumbers(events)
  const newest = events.findLast(
    ({ kind, number }) => kind !== 'undone' && !undone.has(number) && !actionNamed(kind).isQuiet,
  )
  return newest && isByDesk(newest.person) && actionNamed(newest.kind).isUndoable ? newest : undefined
}

/** For how many days after a pickup it can be changed what it came to. */
const changeDays = 14

/** Whether it's over, and not for long. `now` in UTC ms. */
export const canCorrect = (
  { visit: { done }, missedAt = done }: Pick<CustomerRequest, 'visit' | 'missedAt'>,
  now: number,
): boolean => missedAt !== undefined && now - missedAt < changeDays * 24 * 60 * 60_000

/** The crew's newest step with a pickup, which can be taken back until the next one. `now` in UTC ms. */
export function undoableStep(request: CustomerRequest, now: number): RequestEvent | undefined {
  const { visit, missedAt, events } = request
  const step = missedAt === undefined ? stepOf(visit) : 'nobody-there'
  if (step === undefined || (step === 'done' && !canCorrect(request, now))) return undefined
  return newestOf(events, step)
}

/** The price that its customer can take now, in cents; undefined without one, and once they've taken it. */
export const openPrice = (request: CustomerRequest): number | undefined =>
  request.price?.isOpen && may('customer', 'agreed', request) ? request.price.cents : undefined
