import { say } from '#words'
import { comesAllYear, daysLabel, hoursLabel, listedHours } from '../../domain/calendar/hours.ts'
import { type Holiday, spokenTime } from '../../domain/calendar/localTime.ts'
import { type PlaceFacts, parseItemList } from '../../domain/items/itemList.ts'
import {
  counted,
  estimate,
  inDollars,
  type PricedItem,
  type Range,
  rangeWords,
  spaceRange,
} from '../../domain/prices/price.ts'
import { listed } from '../../language/texts.ts'
import type { Catalog } from './item.ts'
import type { ExtraId, RungId } from './price.ts'
import { extraIn, type Prices, pricedItems, priceRulesOf } from './pricing.ts'
import type { Site } from './site.ts'

// A business's figures as its texts say them, so that no text types one by hand.

/**
 * The call discount with its terms, the same wherever it's offered: "$25 off loads of $124 or more, before
 * extras". So it never takes a load below the smallest price. Undefined for a business that gives none.
 */
export const discountOffer = ({ from, callDiscount }: Site['price']): string | undefined =>
  callDiscount ? say.business.discount(inDollars(callDiscount), inDollars(from + callDiscount)) : undefined

/** The discount as a sentence: "Call to book and get $25 off …". Empty for a business that gives none. */
export function discountSentence(price: Site['price']): string {
  const offer = discountOffer(price)
  return offer ? say.business.discountSentence(offer) : ''
}

/** Words of ways to pay that are written small inside a sentence; the others are names of somebody's brand. */
const plainWays = new Set('bank business card cash check checks credit debit invoice money order transfer'.split(' '))

/** The ways to pay as they're said inside a sentence: "credit card", but "Apple Pay". */
export const waysToPay = ({ payment }: Pick<Site, 'payment'>): readonly string[] =>
  payment.map((way) =>
    way.replace(/[\w’'-]+/g, (word) => (plainWays.has(word.toLowerCase()) ? word.toLowerCase() : word)),
  )

/**
 * "2 PM": until then a call can still mean a pickup today. Undefined for a business that never comes the same day, or only by
 * appointment for all or a part of the year: texts say what's true on every day.
 */
export const cutoffOf = ({ sameDayUntilHour, hours }: Pick<Site, 'sameDayUntilHour' | 'hours'>): string | undefined =>
  sameDayUntilHour > 0 && comesAllYear(hours.pickup) ? spokenTime(sameDayUntilHour * 60) : undefined

/** Whether anything can be booked online, in its season at least: not where every pickup is by appointment. */
export const takesBookings = ({ pickup }: Site['hours']): boolean => pickup.some(({ byAppointment }) => !byAppointment)

/** When the trucks drive, a part for each: "Monday to Friday 8 AM to 6 PM". */
export const pickupHoursOf = ({ pickup }: Site['hours']): readonly string[] =>
  listedHours(pickup).map((hours) => say.time.daysAndHours(daysLabel(hours), hoursLabel(hours)))

/** A business without the price calculator has no catalog. */
type PricedCatalog = Prices & { readonly catalog: Catalog | undefined }

/** At the door: nothing is charged for the way. */
const doorstep: PlaceFacts = { flights: 0, far: false }

/**
 * Prices that texts print: what the price calculator says for the same list, as its range. Lists are written as in the
 * calculator's addresses: `sofa_loveseat`, `cubicle.3`.
 */
export function guidePricesOf({ catalog, ...prices }: PricedCatalog) {
  const rules = priceRulesOf(prices)
  const priced = catalog ? pricedItems(catalog, prices) : new Map<string, PricedItem>()

  function priceOf(list: string) {
    const found = counted(
      parseItemList(list, (id) => priced.has(id)),
      priced,
    )
    const sum = estimate(found, doorstep, rules)
    if (found.length !== list.split('_').length || sum.kind !== 'price') throw new Error(`No price for ${list}`)
    return sum
  }

  /** What that much of the truck costs, in integer cents. */
  function rungRange(id: RungId): Range {
    const rung = prices.rungs.find((candidate) => candidate.id === id)
    if (!rung) throw new Error(`No rung named ${id}`)
    return spaceRange(rung.cubicFeet, rules)
  }

  return {
    /** What a list costs, in integer cents. */
    guideRange: (list: string): Range => priceOf(list).total,
    /** What a list costs as text, said after "usually": "$425 to $650". */
    guidePrice: (list: string): string => rangeWords(priceOf(list).total),
    /** What a list's space in the truck alone costs: "$275 to $350". */
    spacePrice: (list: string): string => rangeWords(priceOf(list).lines[0] ?? { low: 0, high: 0 }),
    /** What a list's items cost on top of their space: "$150 to $300". */
    addedPrice: (list: string): string => rangeWords(priceOf(list).extras),
    rungRange,
    /** A rung's price as text: "$240 to $310". */
    rungPrice: (id: RungId): string => rangeWords(rungRange(id)),
    /** One unit of a general extra: "$25". */
    extraPrice: (id: ExtraId): string => inDollars(extraIn(prices.extras, id).cents / 100),
  }
}

/** Holidays without pickups, after "not on": "Thanksgiving or Christmas Day". Undefined where there are none. */
export const closedDaysOf = (holidays: readonly Holiday[]): string | undefined =>
  holidays.length > 0
    ? listed(
        holidays.map(({ name }) => say.business.holiday(name)),
        'disjunction',
      )
    : undefined
