/**
 * What the truck's space and the extras cost. The smallest load and the full truck are in `site.price`; every other figure
 * is worked out between them or a starting figure, to be confirmed by the owner.
 */
import type { PriceAdjustment } from '../../domain/prices/adjustments.ts'
import type { FirmRules, PriceExtra, PriceTerms } from '../schema/price.ts'
import { rungsOf } from '../schema/pricing.ts'
import answers from './answers/adjustments.json' with { type: 'json' }
import { site } from './site.ts'

/** From the smallest load to the full truck in even steps. Prices of one to seven eighths can follow: `rungsOf(site.price, [169, …])`. */
export const rungs = rungsOf(site.price)

export const terms: PriceTerms = {
  spread: { below: 10, above: 15 },
  // A truck of 15 yards carries about 4,500 pounds, and others by their size.
  tripPounds: Math.round(site.price.cubicFeet * 11.1),
  denseShare: 1 / 8,
  heavyPounds: 150,
  freeFlights: 1,
  carryFeet: 75,
}

export const extras: readonly PriceExtra[] = [
  {
    id: 'refrigerant',
    label: 'Fridge, freezer or AC unit',
    cents: 3500,
    unit: 'each',
    reason: 'Federal rules say the refrigerant has to be recovered.',
  },
  {
    id: 'mattress',
    label: 'Mattress or box spring',
    cents: 2500,
    unit: 'per piece',
    reason: 'They’re hard to recycle, so they cost more to drop off.',
  },
  { id: 'tire', label: 'Car tire, off the rim', cents: 1000, unit: 'per tire', reason: 'Tires go to a tire recycler.' },
  {
    id: 'tv-small',
    label: 'TV or monitor under 21 inches',
    cents: 2500,
    unit: 'each',
    reason: 'It goes to an electronics recycler.',
  },
  {
    id: 'tv-large',
    label: 'TV or monitor, 21 inches or larger',
    cents: 3500,
    unit: 'each',
    reason: 'It goes to an electronics recycler.',
  },
  {
    id: 'stairs',
    label: 'Heavy items on stairs',
    cents: 2500,
    unit: 'per flight after the first',
    reason: 'Heavy items take longer on stairs.',
  },
  {
    id: 'long-carry',
    label: 'Long carry',
    cents: 2500,
    unit: `past ${terms.carryFeet} feet`,
    reason: `The truck has to park more than ${terms.carryFeet} feet from your items.`,
  },
  {
    id: 'heavy-material',
    label: 'Concrete, brick, rock or dirt',
    cents: 200,
    upToCents: 300,
    unit: 'per cubic foot',
    reason: 'It’s heavy. One trip can carry about an eighth of a truck.',
  },
  {
    id: 'teardown-labor',
    label: 'Taking it apart',
    cents: 7500,
    upToCents: 30000,
    unit: 'a piece',
    reason: 'It takes tools and time before we can load it. We look at it first.',
  },
]

/** A firm price at the curb, in the garage or on the porch; there's none until the owner says what it's for. */
export const firm: FirmRules | undefined = undefined

/** What some days of pickup, or a code, add or take off: `../schema/price.ts` says how. */
export const adjustments: readonly PriceAdjustment[] = answers as readonly PriceAdjustment[]
