import type { Holiday } from '../../domain/calendar/holidays.ts'
import { spokenTime } from '../../domain/calendar/localTime.ts'
import { daysLabel } from '../../domain/calendar/slots.ts'
import { parseItemList } from '../../domain/items/itemList.ts'
import { loadPrice, toFiveDollars } from '../../domain/prices/price.ts'
import type { AcceptedItem, Item } from './item.ts'
import type { ExtraId, PriceExtra, Rung } from './price.ts'
import type { Site } from './site.ts'

// A business's figures as its texts say them, so that no text types one by hand.

/**
 * The call discount with its terms, the same wherever it's offered: "$25 off loads of $124 or more". So it never takes a
 * load below the smallest price.
 */
export const discountOffer = ({ from, callDiscount }: Site['price']): string =>
  `$${callDiscount} off loads of $${from + callDiscount} or more`

/** "2 PM": until then a call can still mean a pickup today. */
export const cutoffOf = ({ sameDayUntilHour }: Pick<Site, 'sameDayUntilHour'>): string =>
  spokenTime(sameDayUntilHour * 60)

/** When the trucks drive, a part for each: "Monday to Friday 8 AM to 6 PM". `between` goes after the days: "from". */
export const pickupHoursOf = ({ pickup }: Site['hours'], between = ''): readonly string[] =>
  pickup.map((hours) =>
    [daysLabel(hours), between, `${spokenTime(hours.opens)} to ${spokenTime(hours.closes)}`].filter(Boolean).join(' '),
  )

type Prices = {
  readonly items: readonly Item[]
  readonly extras: readonly PriceExtra[]
  readonly rungs: readonly Rung[]
}

type Counted = { readonly item: AcceptedItem; readonly count: number }

const isAccepted = (item: Item): item is AcceptedItem => item.accepted

/** Integer dollars as text: "$1,280". */
export const inDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

/**
 * Prices that texts print, from the same items and rungs as the price calculator, so that a changed price changes the
 * texts. Lists are written as in the calculator's addresses: `sofa_loveseat`, `cubicle.3`.
 */
export function guidePricesOf({ items, extras, rungs }: Prices) {
  const accepted = new Map(items.filter(isAccepted).map((item) => [item.id, item]))

  function counted(list: string): Counted[] {
    const found = parseItemList(list, (id) => accepted.has(id)).flatMap(({ id, count }) => {
      const item = accepted.get(id)
      return item ? [{ item, count }] : []
    })
    if (found.length !== list.split('_').length) throw new Error(`No price for ${list}: it has an unknown item`)
    return found
  }

  const sum = (list: string, of: (item: AcceptedItem) => number): number =>
    counted(list).reduce((total, { item, count }) => total + of(item) * count, 0)
  const spaceCents = (list: string): number =>
    loadPrice(
      sum(list, ({ cubicFeet }) => cubicFeet),
      rungs,
    )
  const extraCents = (list: string): number => sum(list, ({ extra }) => extra?.cents ?? 0)

  /** About what a list costs in integer dollars: its space, and its items' extras at their least. */
  function guideDollars(list: string): number {
    const [space, added] = [spaceCents(list), extraCents(list)]
    return (added > 0 ? toFiveDollars(space + added) : space) / 100
  }

  /** One unit of a general extra: "$25". */
  function extraPrice(id: ExtraId): string {
    const found = extras.find((extra) => extra.id === id)
    if (!found) throw new Error(`No extra named ${id}`)
    return inDollars(found.cents / 100)
  }

  return {
    guideDollars,
    extraPrice,
    /** The same as text: "$455". */
    guidePrice: (list: string): string => inDollars(guideDollars(list)),
    /** What a list's space in the truck alone costs: "$305". */
    spacePrice: (list: string): string => inDollars(spaceCents(list) / 100),
    /** What a list's items cost on top of their space: "$150". */
    addedPrice: (list: string): string => inDollars(extraCents(list) / 100),
  }
}

/** Holidays without pickups, after "not on": "Thanksgiving or Christmas Day". Undefined where there are none. */
export const closedDaysOf = (holidays: readonly Holiday[]): string | undefined =>
  holidays.length > 0
    ? new Intl.ListFormat('en-US', { type: 'disjunction' }).format(holidays.map(({ name }) => name))
    : undefined
