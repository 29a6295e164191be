// What can be done with a request: by whom, from where, and with what. Buttons, checks, history and undo are read from here.

import * as v from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import type { BookingState } from '../domain/calendar/booking.ts'
import { isSlotId, slotLabel } from '../domain/calendar/slots.ts'
import { dollars } from '../domain/prices/words.ts'
import { paidWords, wentWords } from '../domain/receipt.ts'
import { isSuspicious, type SpamSignal } from '../domain/spamSignals.ts'
import { type EventData, type EventKind, lossReasons, type NewEvent, type RequestEvent } from './event.ts'
import { type CustomerRequest, openStatuses, type Status, statuses, undoneNumbers } from './evolve.ts'

/** Why a job was lost, as far as the owner picks it: that nobody's there is said at the stop. */
export const ownersReasons = lossReasons.filter((reason) => reason !== 'Nobody there')

/** Most characters of a note. */
export const longestNote = 2000

/**
 * An amount that somebody typed, like "$245" or "1,250.50", in cents; undefined for anything else and from a hundred thousand
 * dollars on.
 */
export function typedCents(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,5})(?:\.(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  const cents = Number(match[1]?.replaceAll(',', '')) * 100 + Number(match[2] ?? 0)
  return cents > 0 && cents < 10_000_000 ? cents : undefined
}

/** What an action asks of a request as it is now. */
type Asked = {
  readonly form: string
  readonly status: Status
  readonly spamSignals: readonly SpamSignal[]
  readonly booking: BookingState | undefined
  readonly price?: { readonly isOpen: boolean } | undefined
}

export type By = 'owner' | 'crew' | 'customer' | 'us'

type Action<Kind extends EventKind> = {
  readonly by: readonly By[]
  readonly from: readonly Status[]
  /** What else must be true of the request. */
  readonly isFor?: (request: Asked) => boolean
  /** What is typed for it, with what's said where that can't be taken. */
  readonly input?: v.GenericSchema<string, EventData[Kind]>
  /** It changes how far the request is, and nothing outside. */
  readonly isUndoable?: true
  /** Whoever looked at the request before it can go on: what they decided is still right. */
  readonly isQuiet?: true
  readonly button?: string
  /** What was done, in a line: "Gave them a price: $245". */
  readonly said: (data: EventData[Kind]) => string
}

const isJob = ({ form }: Asked) => form === 'quote' || form === 'booking'
const at = (words: string, slot: string) => (isSlotId(slot) ? `${words} ${slotLabel(slot, windowHours)}` : words)

export const actions: { readonly [Kind in EventKind]: Action<Kind> } = {
  sent: { by: ['customer', 'owner'], from: [], isQuiet: true, said: () => 'Sent it' },
  corrected: { by: ['customer'], from: statuses, isQuiet: true, said: () => 'Changed it and sent it again' },
  photos: { by: ['customer'], from: statuses, isQuiet: true, said: () => 'Added a photo' },
  details: {
    by: ['customer'],
    from: statuses,
    isQuiet: true,
    said: ({ answers }) => (answers.phone ? 'Corrected their number' : 'Said how to reach them'),
  },
  marked: { by: ['us'], from: statuses, isQuiet: true, said: () => 'A lot came from the same connection' },
  'told-unconfirmed': {
    by: ['us'],
    from: statuses,
    isQuiet: true,
    said: () => 'They read that the time isn’t confirmed yet',
  },
  called: { by: ['owner'], from: ['new', 'held'], isUndoable: true, button: 'I called', said: () => 'Called them' },
  priced: {
    by: ['owner'],
    from: [...openStatuses, 'lost'],
    isFor: isJob,
    input: v.pipe(
      v.string(),
      v.transform(typedCents),
      v.number('Type the price in dollars, like 245'),
      v.transform((cents) => ({ cents })),
    ),
    isUndoable: true,
    button: 'Quoted',
    said: ({ cents }) => `Gave them a price: ${dollars(cents)}`,
  },
  lost: {
    by: ['owner'],
    from: openStatuses,
    input: v.pipe(
      v.string(),
      v.picklist(ownersReasons, 'Pick why it was lost'),
      v.transform((reason) => ({ reason })),
    ),
    isUndoable: true,
    said: ({ reason }) => `Lost: ${reason}`,
  },
  closed: {
    by: ['owner'],
    from: openStatuses,
    isFor: (request) => !isJob(request),
    isUndoable: true,
    button: 'Taken care of',
    said: () => 'Taken care of',
  },
  note: {
    by: ['owner'],
    from: statuses,
    input: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Type a note first'),
      v.maxLength(longestNote, ({ received }) => say.fields.tooLong(Number(received) - longestNote)),
      v.transform((text) => ({ text })),
    ),
    isUndoable: true,
    button: 'Save the note',
    said: ({ text }) => `Note: ${text}`,
  },
  spam: {
    by: ['owner'],
    from: [...openStatuses, 'booked', 'lost'],
    isUndoable: true,
    button: 'It’s spam',
    said: () => 'Marked as spam',
  },
  released: {
    by: ['owner'],
    from: [...openStatuses, 'booked', 'done', 'lost'],
    isFor: ({ spamSignals, booking }) => isSuspicious(spamSignals) || booking === 'held',
    button: 'It’s real: release it',
    said: () => 'Released: it’s real',
  },
  undone: { by: ['owner'], from: statuses, button: 'Undo', said: () => 'Undid something' },
  agreed: {
    by: ['customer'],
    from: ['priced', 'held'],
    isFor: ({ price }) => price?.isOpen === true,
    said: ({ cents }) => `Took the price: ${dollars(cents)}`,
  },
  withdrawn: { by: ['customer'], from: openStatuses, said: () => 'Withdrew the request' },
  booked: {
    by: ['owner', 'customer'],
    from: [...openStatuses, 'lost'],
    isFor: isJob,
    said: ({ slot, cents, heldUntil }) => {
      const words = at(heldUntil === undefined ? 'Booked the pickup for' : 'Asked for the pickup', slot)
      return cents === undefined ? words : `${words} at ${dollars(cents)}`
    },
  },
  moved: { by: ['owner', 'customer'], from: ['booked', 'held'], said: ({ slot }) => at('Moved the pickup to', slot) },
  confirmed: { by: ['customer'], from: ['held'], said: () => 'Confirmed the pickup' },
  canceled: { by: ['owner', 'customer'], from: ['booked', 'held'], said: () => 'Canceled the pickup' },
  'let-go': { by: ['us'], from: statuses, isQuiet: true, said: () => 'The time was let go' },
  'on-the-way': { by: ['owner', 'crew'], from: ['booked'], said: () => 'On the way' },
  late: {
    by: ['owner', 'crew'],
    from: ['booked'],
    said: ({ minutes }) => `Told them that we’re late: about ${minutes} min`,
  },
  arrived: { by: ['owner', 'crew'], from: ['booked'], said: () => 'Arrived' },
  done: {
    by: ['owner', 'crew'],
    from: ['booked'],
    said: (receipt) => ['Done', paidWords(receipt), wentWords(receipt)].filter(Boolean).join('. '),
  },
  receipt: {
    by: ['owner', 'crew'],
    from: ['done'],
    said: (receipt) => ['Changed what it came to', paidWords(receipt), wentWords(receipt)].filter(Boolean).join('. '),
  },
  nudged: { by: ['us'], from: openStatuses, isQuiet: true, said: () => 'Reminded you that nobody has answered' },
  reminded: { by: ['us'], from: ['booked'], isQuiet: true, said: () => 'Reminded them of the pickup' },
}

/** Whether a stranger's word is the name of an action. */
export const isAction = (name: string): name is EventKind => Object.hasOwn(actions, name)

export const actionNamed = <Kind extends EventKind>(name: Kind): Action<Kind> => actions[name]

/** Whether somebody may do it with a request as it is now. */
export function may(by: By, name: EventKind, request: Asked): boolean {
  const { by: whoever, from, isFor } = actionNamed(name) as Action<EventKind>
  return whoever.includes(by) && from.includes(request.status) && (isFor?.(request) ?? true)
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

/** What was done, in a line. */
export const eventWords = ({ kind, data }: RequestEvent): string =>
  (actionNamed(kind) as Action<EventKind>).said(data as never)

/** Whether something happened after an event of that number that a person has to see before they go on. */
export const isOutdated = (events: readonly RequestEvent[], seen: number): boolean =>
  seen < 1 || events.some(({ number, kind }) => number > seen && !actionNamed(kind).isQuiet)

/** The event that can be undone: the newest of those that count, if it's of that kind. */
export function undoableEvent(events: readonly RequestEvent[]): RequestEvent | undefined {
  const undone = undoneNumbers(events)
  const newest = events.findLast(
    ({ kind, number }) => kind !== 'undone' && !undone.has(number) && !actionNamed(kind).isQuiet,
  )
  return newest && actionNamed(newest.kind).isUndoable ? newest : undefined
}

/** The price that its customer can take now, in cents; undefined without one, and once they've taken it. */
export const openPrice = (request: CustomerRequest): number | undefined =>
  may('customer', 'agreed', request) ? request.price?.cents : undefined
