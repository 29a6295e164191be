import * as v from 'valibot'
import { firmBreaks } from '../../domain/prices/firm.ts'
import { cents, type Data, some, text, whole } from './fields.ts'

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

/** One rung on the truck's side: a load up to here costs this much, give or take the spread. */
const rung = v.strictObject({
  id: rungId,
  /** Share of the truck, 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0, 'must be 0 to 1'), v.maxValue(1, 'must be 0 to 1')),
  label: text,
  /** Cubic feet; the whole truck holds 405, which is 15 cubic yards. */
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
  cubicFeet: whole(1, 405),
  /** Most pounds of one piece. */
  pounds: whole(1, 2000),
  /** What changes it, as it's said before somebody books. */
  breaks: some(v.picklist(firmBreaks)),
})

export const pricesFile = v.strictObject({ rungs: some(rung), extras: some(extra), firm: v.optional(firm) })

export type RungId = v.InferOutput<typeof rungId>
export type ExtraId = v.InferOutput<typeof extraId>
export type Rung = Data<typeof rung>
export type PriceExtra = Data<typeof extra>
export type FirmRules = Data<typeof firm>
