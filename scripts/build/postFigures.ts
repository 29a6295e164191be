import { catalog } from '#site/items.ts'
import { extras, rungs } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { cutoffOf, discountOffer, guidePricesOf, inDollars, pickupHoursOf } from '../../src/sites/schema/phrases.ts'
import type { ExtraId, RungId } from '../../src/sites/schema/price.ts'

const { addedPrice, extraPrice, guidePrice, rungPrice } = guidePricesOf({
  catalog,
  price: site.price,
  extras,
  rungs,
})

/** "8 AM to 4 PM", by a weekday in one of the business's groups of days. */
function hoursOn(day: string): string {
  const at = site.hours.pickup.findIndex(({ days }) => days.some((name) => name === day))
  const hours = pickupHoursOf(site.hours)[at]?.replace(/^.*?(?=\d)/, '')
  if (!hours) throw new Error(`No pickups on ${day}`)
  return hours
}

const figures: Readonly<Record<string, (of: string) => string>> = {
  from: () => inDollars(site.price.from),
  to: () => inDollars(site.price.to),
  cutoff: () => cutoffOf(site),
  discount: () => discountOffer(site.price) ?? '',
  hours: hoursOn,
  rung: (id) => rungPrice(id as RungId),
  extra: (id) => extraPrice(id as ExtraId),
  guide: guidePrice,
  added: addedPrice,
}

/**
 * A post with the business's figures in place of `{{from}}`, `{{hours Saturday}}`, `{{extra mattress}}` or
 * `{{guide deck-100sf}}`. Throws for a name or a list that doesn't exist.
 */
export const withFigures = (source: string): string =>
  source.replace(/\{\{(\w+)(?: ([\w.-]+))?\}\}/g, (whole, name: string, of = '') => {
    const value = figures[name]?.(of)
    if (!value || value.includes('NaN')) throw new Error(`${whole} is no figure of the business`)
    return value
  })
