import { say } from '#words'
import type { ItemList, PlaceFacts } from '../items/itemList.ts'
import { adjustmentLines, adjustmentsFor, type PriceAdjustment } from './adjustments.ts'

/** A rung on the truck's side: a load of so many cubic feet costs so many integer cents. */
export type PriceRung = { readonly cubicFeet: number; readonly cents: number }

/** Guides are rounded to five dollars: an estimate is no truer to the dollar. */
const step = 500

/** An amount to the nearest five dollars, in integer cents. */
const toFiveDollars = (cents: number): number => Math.round(cents / step) * step

/**
 * About what a load's space costs, in integer cents: in a straight line from rung to rung, to the nearest $5, never below
 * the first rung or above the last.
 *
 * @param rungs by rising volume
 */
export function loadPrice(cubicFeet: number, rungs: readonly PriceRung[]): number {
  const above = rungs.findIndex((rung) => cubicFeet <= rung.cubicFeet)
  const [first, last] = [rungs[0], rungs.at(-1)]
  const [low, high] = [rungs[above - 1], rungs[above]]
  if (!high) return last?.cents ?? 0
  if (!low) return first?.cents ?? 0
  const share = (cubicFeet - low.cubicFeet) / (high.cubicFeet - low.cubicFeet)
  const exact = low.cents + share * (high.cents - low.cents)
  const rounded = toFiveDollars(exact)
  return Math.min(Math.max(rounded, first?.cents ?? 0), last?.cents ?? rounded)
}

/** The smallest load's price in whole dollars, and integer cents for a cubic yard, where space is priced by volume. */
export type ByYard = { readonly from: number; readonly perCubicYard?: number | undefined }

/** What so many cubic feet cost by the yard, in whole dollars: the smallest load's price at least. Undefined for who has none. */
export const dollarsByYard = ({ from, perCubicYard }: ByYard, cubicFeet: number): number | undefined =>
  perCubicYard && Math.max(from, Math.round((perCubicYard * cubicFeet) / 2700))

/** From the least to the most; the same twice where it is known. Integer cents. */
export type Range = { readonly low: number; readonly high: number }

/** What an item that we take costs to haul, as far as it depends on the item. */
export type AcceptedPricedItem = {
  readonly label: string
  readonly accepted: true
  readonly cubicFeet: number
  readonly pounds: number
  /** So dense that weight and not space is the limit of a trip. */
  readonly dense: boolean
  /** Heavy in one piece, so that every landing counts. */
  readonly heavyPiece: boolean
  /** Counts for what a trip may carry of them. */
  readonly isTire?: boolean
  /** Too heavy for any stairs. */
  readonly groundFloor?: boolean
  /** Nobody knows its price before they've seen it. */
  readonly needsLook?: boolean
  /** What one costs on top of its space. */
  readonly extra?: Range & { readonly reason: string }
}

export type RefusedPricedItem = { readonly label: string; readonly accepted: false; readonly reason: string }

export type PricedItem = AcceptedPricedItem | RefusedPricedItem

export type PossibleExtra = {
  readonly id: string
  readonly label: string
  readonly unit: string
  readonly reason: string
} & Range

type Charge = { readonly label: string; readonly reason: string; readonly cents: number }

export type PriceRules = {
  readonly rungs: readonly PriceRung[]
  /** How far the price at the door may lie from the rungs, in percent. */
  readonly spread: { readonly below: number; readonly above: number }
  readonly trip: {
    readonly cubicFeet: number
    readonly denseCubicFeet: number
    readonly pounds: number
    /** No more than so many; absent where nobody counts them. */
    readonly tires?: number | undefined
  }
  /** A flight after those that are free, where something is heavy in one piece. */
  readonly stairs: Charge & { readonly free: number }
  /** From so many feet on, between the truck and the things. */
  readonly longCarry: Charge & { readonly feet: number }
  /** Off for a call, where the space alone costs at least so much: the smallest price stays the smallest price. */
  /** No cents where a call takes off nothing. */
  readonly callDiscount: { readonly cents: number; readonly fromCents: number }
  readonly possible: readonly PossibleExtra[]
  /** What some days, or a code, add or take off. */
  readonly adjustments: readonly PriceAdjustment[]
  /** What may have a firm price. `percent`: where that is in the range. `pounds`: those of one piece. */
  readonly firm?: Readonly<Record<'percent' | 'pieces' | 'cubicFeet' | 'pounds', number>> | undefined
}

export type PriceLine = { readonly id: string; readonly label: string; readonly reason: string } & Range

type Room = {
  readonly cubicFeet: number
  /** Of one truck; more than 1 where it takes several. */
  readonly share: number
  readonly pounds: number
  readonly refused: readonly RefusedPricedItem[]
  /** Every extra that there is: what is found at the door can bring any of them. */
  readonly whatCouldChange: readonly PossibleExtra[]
}

/** What is too much for one trip, or for the crew. */
export type ProjectReason = 'space' | 'weight' | 'tires' | 'stairs'

/** A price, or why there is none: nothing to take, or more than one trip can carry. */
export type Estimate = Room &
  (
    | { readonly kind: 'empty' }
    | { readonly kind: 'project'; readonly reason: ProjectReason }
    | {
        readonly kind: 'price'
        /** The space first, then each extra, then what the day or a code changes. */
        readonly lines: readonly PriceLine[]
        readonly adjusted: readonly PriceLine[]
        /** The sum of the extras; zero without any. */
        readonly extras: Range
        readonly total: Range
        /** Cents off for callers; it is in no line and not in the total. */
        readonly callDiscount?: number
      }
  )

export type Counted = { readonly id: string; readonly item: PricedItem; readonly count: number }

type CountedAccepted = Counted & { readonly item: AcceptedPricedItem }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A list with its priced items; what isn't known is left out. */
export const counted = (list: ItemList, pricedItems: ReadonlyMap<string, PricedItem>): Counted[] =>
  list.flatMap(({ id, count }) => {
    const item = pricedItems.get(id)
    return item ? [{ id, item, count }] : []
  })

const isAccepted = (one: Counted): one is CountedAccepted => one.item.accepted

const times = (count: number, label: string): string => (count === 1 ? label : `${count} × ${label}`)

const sumOf = (ranges: readonly Range[]): Range => ({
  low: sum(ranges.map(({ low }) => low)),
  high: sum(ranges.map(({ high }) => high)),
})

/** What so much space costs, as a range; never under the first rung or over the last. */
export function spaceRange(cubicFeet: number, { rungs, spread }: PriceRules): Range {
  const cents = loadPrice(cubicFeet, rungs)
  const at = (percent: number) =>
    Math.min(Math.max(toFiveDollars((cents * percent) / 100), rungs[0]?.cents ?? 0), rungs.at(-1)?.cents ?? cents)
  return { low: at(100 - spread.below), high: at(100 + spread.above) }
}

const itemExtra = ({ id, item: { label, extra }, count }: CountedAccepted): PriceLine[] =>
  extra
    ? [{ id, label: extra.reason, reason: times(count, label), low: extra.low * count, high: extra.high * count }]
    : []

function placeExtras(taken: readonly CountedAccepted[], { flights, far }: PlaceFacts, rules: PriceRules): PriceLine[] {
  const line = (id: string, { label, reason, cents }: Charge, count: number): PriceLine[] =>
    count > 0 && cents > 0 ? [{ id, label: times(count, label), reason, low: cents * count, high: cents * count }] : []
  const stairs = taken.some(({ item }) => item.heavyPiece) ? flights - rules.stairs.free : 0
  return [...line('stairs', rules.stairs, stairs), ...line('long-carry', rules.longCarry, far ? 1 : 0)]
}

/**
 * What a load costs: its space in the truck and each extra, as lines whose sum is the total. A guide, since nobody has
 * seen the pile yet.
 */
export function estimate(load: readonly Counted[], place: PlaceFacts, rules: PriceRules): Estimate {
  const taken = load.filter(isAccepted)
  const total = (amount: (item: AcceptedPricedItem) => number) =>
    sum(taken.map(({ item, count }) => amount(item) * count))
  const cubicFeet = total((item) => item.cubicFeet)
  const room: Room = {
    cubicFeet,
    share: cubicFeet / rules.trip.cubicFeet,
    pounds: total(({ pounds }) => pounds),
    refused: load.flatMap(({ item }) => (item.accepted ? [] : [item])),
    whatCouldChange: rules.possible,
  }
  if (taken.length === 0) return { ...room, kind: 'empty' }
  if (cubicFeet > rules.trip.cubicFeet) return { ...room, kind: 'project', reason: 'space' }
  const dense = total((item) => (item.dense ? item.cubicFeet : 0))
  if (dense > rules.trip.denseCubicFeet || room.pounds > rules.trip.pounds)
    return { ...room, kind: 'project', reason: 'weight' }
  if (total(({ isTire }) => (isTire ? 1 : 0)) > (rules.trip.tires ?? Number.POSITIVE_INFINITY))
    return { ...room, kind: 'project', reason: 'tires' }
  if (place.flights > 0 && taken.some(({ item }) => item.groundFloor))
    return { ...room, kind: 'project', reason: 'stairs' }
  const space = spaceRange(cubicFeet, rules)
  const { cents, fromCents } = rules.callDiscount
  const extras = [...taken.flatMap(itemExtra), ...placeExtras(taken, place, rules)]
  const lines: PriceLine[] = [
    {
      id: 'space',
      label: say.prices.space,
      reason: say.prices.feet(cubicFeet, rules.trip.cubicFeet),
      ...space,
    },
    ...extras,
  ]
  const known = adjustmentsFor(rules.adjustments, place)
  const { low, high } = sumOf(lines)
  const most = adjustmentLines(known, high)
  const adjusted = adjustmentLines(known, low).map(({ what, cents, rule }, at): PriceLine => {
    return { id: rule, label: what, reason: '', low: cents, high: most[at]?.cents ?? cents }
  })
  return {
    ...room,
    kind: 'price',
    lines: [...lines, ...adjusted],
    adjusted,
    extras: sumOf(extras),
    total: sumOf([...lines, ...adjusted]),
    ...(cents > 0 && space.low >= fromCents && { callDiscount: cents }),
  }
}

/** "$95", "$1,250", "$1.50" where there are cents, or "−$20". */
export const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${Math.abs(cents / 100)
    .toFixed(cents % 100 === 0 ? 0 : 2)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`

/** Cubic yards, to one decimal. */
export const yardsOf = (cubicFeet: number): number => Math.round((cubicFeet / 27) * 10) / 10

/** "$899", "$1,200": an amount in whole dollars, as a business's record has it. */
export const inDollars = (amount: number): string => dollars(amount * 100)

/** "$125 to $160", or "$35" where it is known. */
export const rangeWords = ({ low, high }: Range): string =>
  low === high ? dollars(low) : say.business.range(dollars(low), dollars(high))

/** "1 × Couch, 2 × Refrigerator". */
export const listWords = (counted: readonly Counted[]): string =>
  counted.map(({ item, count }) => `${count} × ${item.label}`).join(', ')
