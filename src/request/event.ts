// What happens to a request, in order. Everything else that is known of one is folded from this: `evolve.ts` says how.
import * as v from 'valibot'
import { type Destination, destinations, payMethods } from '../domain/calendar/booking.ts'
import type { SpamSignal } from '../domain/source.ts'
import type { Language } from '../language/language.ts'

export type Values = Readonly<Record<string, string>>

// A damaged part is left out, so that one bad row hides no request.
const text = v.fallback(v.string(), '')
const flag = v.fallback(v.boolean(), false)
const values = v.fallback(v.record(v.string(), v.string()), {}) as v.GenericSchema<Values, Values>
const signals = v.fallback(v.array(v.string()), []) as unknown as v.GenericSchema<readonly SpamSignal[]>
const language = v.fallback(v.string(), 'en') as unknown as v.GenericSchema<Language>
const cents = v.pipe(v.number(), v.safeInteger())
/** A price, and the lines that it comes to, where there are some. */
const price = {
  cents,
  lines: v.optional(v.array(v.object({ what: v.string(), cents, rule: v.optional(v.string()) })), []),
}
/** The customer's name, as they typed it to accept a price. */
const name = v.optional(v.string())
const nothing = v.object({})
/** What the crew said of a pickup that's done. */
const receipt = {
  cents: v.optional(cents),
  method: v.optional(v.picklist(payMethods)),
  went: v.array(v.picklist(destinations)) as v.GenericSchema<readonly Destination[], readonly Destination[]>,
  reason: v.optional(v.string()),
  po: v.optional(v.string()),
  due: v.optional(v.string()),
}
/** A window that a request has from now on. `heldUntil`, UTC ms: it's held until then and no longer; without it, it's theirs. */
const window = { slot: v.string(), heldUntil: v.optional(v.number()) }

export const nobodyThere = 'Nobody there'
export const sameReason = 'Same as another'
const ourReason = 'We canceled'
export const lossReasons = [
  'Declined the price',
  nobodyThere,
  'Customer canceled',
  ourReason,
  'Out of our area',
  sameReason,
  'Never answered',
] as const
export type LossReason = (typeof lossReasons)[number]

/** Whether somebody at the desk canceled it, for whatever reason. */
export const isCanceledByUs = ({ reason }: { readonly reason: string }): boolean => reason === ourReason

/** What was picked from before, in today's words. */
const olderReasons: ReadonlyMap<string, LossReason> = new Map([
  ['Too expensive', 'Declined the price'],
  ['Went with somebody else', 'Declined the price'],
  ['Changed their mind', 'Customer canceled'],
  ['Not a job for us', 'We canceled'],
  ['No answer', 'Never answered'],
])

/** What each kind of event says, by its name. Cents are whole; times are UTC ms. */
export const eventSchemas = {
  /**
   * `area`: what its place is for us, one of `zipArea.ts`'s kinds, or empty where no place is asked for. `code`: what a referral
   * gives its sender; `referredBy`: the code of the friend who sent them. `unconfirmed`: the confirmation said that their time
   * isn't confirmed yet. `source`: where their visit came from.
   */
  sent: v.object({
    form: text,
    area: text,
    answers: values,
    spamSignals: signals,
    code: text,
    referredBy: text,
    unconfirmed: flag,
    source: values,
    language,
  }),
  /** The form was sent again, with these answers in place of those before. */
  corrected: v.object({ area: text, answers: values, spamSignals: signals, unconfirmed: flag, language }),
  /** A lot came from where something of it came from. */
  marked: nothing,
  /** Its confirmation said that the time isn't confirmed, though it is. */
  'told-unconfirmed': nothing,
  photos: nothing,
  /**
   * Answers that came later, or were put right at the desk. `area`: what another place is for us. `copyTo`: their customer says
   * that the address before was wrong.
   */
  details: v.object({ answers: values, area: v.optional(v.string()), copyTo: v.optional(v.string()) }),
  called: nothing,
  /** The owner calls again on that local date. */
  'call-again': v.object({ date: v.string() }),
  /** Nobody was reached: that's no answer. */
  voicemail: nothing,
  /** `firm`: its customer booked at it, and it's charged as it is. `reason`: what isn't as it was described for a firm price. */
  priced: v.object({ ...price, firm: v.optional(v.boolean()), reason: v.optional(v.string()) }),
  /** `same`: the reference of the request that it's the same as. */
  lost: v.object({
    reason: v.pipe(
      v.string(),
      v.transform((reason) => olderReasons.get(reason) ?? reason),
    ),
    same: v.optional(v.string()),
  }),
  /** Taken care of without a job. */
  closed: nothing,
  note: v.object({ text: v.string() }),
  spam: nothing,
  /** It looked unusual and is real. */
  released: nothing,
  /** The event of that number doesn't count. */
  undone: v.object({ number: v.number() }),
  agreed: v.object({ cents, name }),
  withdrawn: nothing,
  /**
   * `cents`: the price that it was booked at; without it, that's agreed at the door. `answers`: those that are new. `isReal`:
   * whoever booked it knows that, whatever looked unusual.
   */
  booked: v.object({
    ...window,
    cents: v.optional(cents),
    answers: v.optional(values, {}),
    area: v.optional(v.string()),
    isReal: v.optional(v.boolean(), false),
  }),
  /** `answers`: those that the day changes, like the price that its customer was shown. */
  moved: v.object({ ...window, answers: v.optional(values, {}) }),
  confirmed: nothing,
  canceled: nothing,
  /** Its seat is free: the hold was over, the place is too far, or somebody else had it when spam was undone. */
  'let-go': nothing,
  /** It's that crew's from now on, by its number: from 1. */
  crew: v.object({ crew: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** About how many minutes the drive takes, as the crew said it. */
  'on-the-way': v.object({ minutes: v.optional(v.number()) }),
  late: v.object({ minutes: v.number() }),
  arrived: nothing,
  done: v.object(receipt),
  /** What it came to is something else than was said first: all of it, and what was said before. Where nobody was there: the trip fee. */
  receipt: v.object({ ...receipt, was: v.object(receipt) }),
  /** All that it cost the business. */
  costs: v.object({
    dump: v.optional(cents),
    tons: v.optional(v.number()),
    ticket: v.optional(v.string()),
    fuel: v.optional(cents),
    other: v.optional(cents),
  }),
  /** Its customer wasn't happy: they're not asked for a review. */
  complained: nothing,
  /** The job comes back as a new request on that local date. */
  again: v.object({ date: v.string() }),
  'came-back': nothing,
  /**
   * The website may show it, with its customer's yes. `id`: what its photos are known by there. `what`: the job in some words;
   * `photos`: ids of the pictures, the one from before first.
   */
  shown: v.object({ id: v.string(), what: v.string(), photos: v.optional(v.array(v.string()), []) }),
  /** It's off the website again. */
  hidden: nothing,
  /** They were thanked, the day after. */
  thanked: nothing,
  /** Its place in the order of its day, as `neighbors.ts` counts them. */
  placed: v.object({ place: v.number() }),
  /** The crew was there, and nobody came to the door. */
  'nobody-there': nothing,
  /** The owner was told so often that nobody has answered. */
  nudged: v.object({ count: v.number() }),
  /** The customer was reminded of the pickup. */
  reminded: nothing,
  /** Somebody who typed their number or address gets the pickup's link once more. */
  sought: nothing,
}

export type EventKind = keyof typeof eventSchemas
export type EventData = { readonly [Kind in EventKind]: v.InferOutput<(typeof eventSchemas)[Kind]> }
export type SentForm = EventData['sent']

export const emptyForm: SentForm = {
  form: '',
  area: '',
  answers: {},
  spamSignals: [],
  code: '',
  referredBy: '',
  unconfirmed: false,
  source: {},
  language: 'en',
}

/** Something that is about to be recorded. */
export type NewEvent = {
  readonly [Kind in EventKind]: { readonly kind: Kind; readonly data: v.InferInput<(typeof eventSchemas)[Kind]> }
}[EventKind]

type Circumstances = {
  /** 1 for a request's first. */
  readonly number: number
  /** UTC ms. */
  readonly at: number
  /** Email address of whoever did it at the desk; empty for the customer, and `byUs` for the clock. */
  readonly person: string
  /** What is done twice by mistake has the same one twice; empty where that shows by itself. */
  readonly key: string
}

export type RequestEvent = Circumstances &
  { readonly [Kind in EventKind]: { readonly kind: Kind; readonly data: EventData[Kind] } }[EventKind]

/** The `person` of what the site does by itself. */
export const byUs = 'us'

export const isByDesk = (person: string): boolean => person !== '' && person !== byUs

/** Whether its customer has said that the address of their mails was wrong. */
export const isNewAddress = (event: RequestEvent): boolean =>
  event.kind === 'details' && event.data.copyTo !== undefined

/** An event as it's stored; `data` is JSON. */
export type StoredEvent = Circumstances & { readonly kind: string; readonly data: string }

/** Reads a stored event; undefined for one that's damaged, or of a kind that this version doesn't know. Never throws. */
export function readEvent({ kind, data: json, ...circumstances }: StoredEvent): RequestEvent | undefined {
  const schema = Object.hasOwn(eventSchemas, kind) ? eventSchemas[kind as EventKind] : undefined
  let data: unknown = {}
  try {
    data = JSON.parse(json)
  } catch {
    // What can be left out is, and the rest doesn't pass.
  }
  const read = schema && v.safeParse(schema as v.GenericSchema, data)
  return read?.success ? ({ ...circumstances, kind, data: read.output } as RequestEvent) : undefined
}
