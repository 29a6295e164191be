import * as v from 'valibot'
import { isReferralCode } from '../../domain/prices/adjustments.ts'
import { firmBreaks } from '../../domain/prices/firm.ts'
import { cents, type Data, slug, some, text, whole } from './fields.ts'
import { days } from './site.ts'

export const rungId = v.picklist([
  'minimum',
  'eighth',
  'quarter',
  'three-eighths',
  'half',
  'five-eighths',
  'three-quarters',
  'seven-eighths',
  'full',
])

export const extraId = v.picklist([
  'refrigerant',
  'mattress',
  'tire',
  'tv-small',
  'tv-large',
  'stairs',
  'long-carry',
  'heavy-material',
  'teardown-labor',
])

/** Share of the truck. */
const share = v.pipe(v.number(), v.minValue(0, 'must be 0 to 1'), v.maxValue(1, 'must be 0 to 1'))

/** One rung on the truck's side: a load up to here costs this much, give or take the spread. */
const rung = v.strictObject({
  id: rungId,
  share,
  label: text,
  cubicFeet: v.number(),
  /** Integer cents. */
  cents,
})

/** Charges in addition to the space; each is its own line in a price. */
const extra = v.strictObject({
  id: extraId,
  label: text,
  /** Integer cents for one unit; the least of a range where `upToCents` is given. */
  cents,
  /** Integer cents: the most that one unit costs, known after we have looked. */
  upToCents: v.optional(cents),
  /** What the amount is for, said after it: "$10 a tire". */
  unit: text,
  reason: text,
})

/** A firm price for short lists at the curb, in the garage or on the porch: without this there's none. */
const firm = v.strictObject({
  /** Where it is in the calculator's range: 0 is the low end, 100 the high one. */
  percent: whole(0, 100),
  /** Most pieces, and what they may take in the truck. */
  pieces: whole(1, 99),
  cubicFeet: whole(1, 5400),
  /** Most pounds of one piece. */
  pounds: whole(1, 2000),
  /** What changes it, as it's said before somebody books. */
  breaks: some(v.picklist(firmBreaks)),
})

/** What a price is worked out by, along with the rungs and the extras. */
const terms = v.strictObject({
  /** How far the price at the door may be from the rungs, in percent. */
  spread: v.strictObject({ below: whole(0, 90), above: whole(0, 200) }),
  /** Most pounds that one trip carries. */
  tripPounds: whole(500, 40_000),
  /** How much of the truck concrete, dirt and the like may fill, 0 to 1. */
  denseShare: share,
  /** Most tires in one trip, where a state counts them: see `packs/`. */
  tripTires: v.optional(whole(1, 999)),
  /** From so many pounds on, a single piece is slow on stairs. */
  heavyPounds: whole(1, 2000),
  /** So many flights of stairs cost nothing. */
  freeFlights: whole(0, 3),
  /** Farther than so many feet from the truck is a long carry. */
  carryFeet: whole(1, 1000),
})

const date = v.pipe(v.string(), v.isoDate('must be a date like 2026-12-24'))
/** Whole dollars in cents, or percent: below zero it's a discount. */
const signed = (step: number, word: string) =>
  v.pipe(v.number(), v.multipleOf(step, `must be ${word}`), v.notValue(0, 'changes nothing: take it out'))

/**
 * A surcharge, or a discount, which is below zero. It's by the day of the pickup; with a code it's a coupon, for pickups on these
 * days. `words`: what a price calls it: "Saturday pickup".
 */
export const adjustment = v.pipe(
  v.strictObject({
    id: slug,
    from: v.optional(date),
    to: v.optional(date),
    days: v.optional(some(v.picklist(days))),
    cents: v.optional(signed(100, 'whole dollars, in cents: 4000 for $40')),
    percent: v.optional(v.pipe(signed(1, 'whole percent'), v.minValue(-90), v.maxValue(200))),
    words: text,
    code: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[A-Z0-9-]{3,20}$/, 'must be 3 to 20 capitals, digits or hyphens'),
        v.check((code) => !isReferralCode(code), 'may not have eight letters and digits, as a friend’s code has'),
      ),
    ),
  }),
  v.check(({ cents, percent }) => (cents === undefined) !== (percent === undefined), 'needs either cents or percent'),
  v.check(({ from, to }) => !from || !to || from <= to, 'ends before it begins'),
  v.check(({ from, to, days, code }) => Boolean(from || to || days || code), 'needs days, dates or a code'),
)

export const pricesFile = v.strictObject({
  rungs: some(rung),
  extras: some(extra),
  firm: v.optional(firm),
  terms,
  adjustments: v.optional(v.array(adjustment), []),
})

export type RungId = v.InferOutput<typeof rungId>
export type ExtraId = v.InferOutput<typeof extraId>
export type Rung = Data<typeof rung>
export type PriceExtra = Data<typeof extra>
export type FirmRules = Data<typeof firm>
export type PriceTerms = Data<typeof terms>
