/**
 * What the truck's space and the extras cost. The smallest load ($99) and the full truck ($899) are the business's own
 * prices, kept in `site.price`. Every other figure here is a proposal, to be confirmed by the owner, so pages print the
 * price calculator's range and say that the customer agrees to the price before anything is loaded.
 */

import type { PriceAdjustment } from '../../domain/prices/adjustments.ts'
import { illinoisTires } from '../packs/illinois.ts'
import type { FirmRules, PriceExtra, PriceTerms } from '../schema/price.ts'
import { rungsOf } from '../schema/pricing.ts'
import { site } from './site.ts'

/**
 * The ladder from the smallest load to the full truck, by rising volume. First and last are the business's prices; the
 * seven between are a proposal, to be confirmed by the owner: per cubic foot, a fuller truck costs less.
 */
export const rungs = rungsOf(site.price, [169, 269, 369, 469, 579, 689, 799])

/** Each of these is a proposal, to be confirmed by the owner. */
export const terms: PriceTerms = {
  spread: { below: 10, above: 15 },
  tripPounds: 4500,
  denseShare: 1 / 8,
  tripTires: illinoisTires,
  heavyPounds: 150,
  freeFlights: 1,
  carryFeet: 75,
}

/** Each figure is a proposal, to be confirmed by the owner; the comment next to it names its source. */
export const extras: readonly PriceExtra[] = [
  // Towns' own fees for white goods are between $25 and $40; EPA section 608 on recovery.
  {
    id: 'refrigerant',
    label: 'Fridge, freezer or AC unit',
    cents: 3500,
    unit: 'each',
    reason: 'Federal rules say the refrigerant has to be recovered.',
  },
  // The trade's habit; no statute.
  {
    id: 'mattress',
    label: 'Mattress or box spring',
    cents: 2500,
    unit: 'per piece',
    reason: 'This is our own handling charge, not a state fee.',
  },
  // A town's curbside fee of $5, and the trip to a tire recycler.
  {
    id: 'tire',
    label: 'Car tire, off the rim',
    cents: 1000,
    unit: 'per tire',
    reason: 'Whole tires are banned from Illinois landfills.',
  },
  // County drop-off fees for a TV, by size; the state may end them.
  {
    id: 'tv-small',
    label: 'TV or monitor under 21 inches',
    cents: 2500,
    unit: 'each',
    reason: 'It’s banned from Illinois landfills, so we take it to a recycler.',
  },
  {
    id: 'tv-large',
    label: 'TV or monitor, 21 inches or larger',
    cents: 3500,
    unit: 'each',
    reason: 'It’s banned from Illinois landfills, so we take it to a recycler.',
  },
  // Judgment.
  {
    id: 'stairs',
    label: 'Heavy items on stairs',
    cents: 2500,
    unit: 'per flight after the first',
    reason: 'Heavy items take longer on stairs.',
  },
  // Judgment.
  {
    id: 'long-carry',
    label: 'Long carry',
    cents: 2500,
    unit: `past ${terms.carryFeet} feet`,
    reason: `The truck has to park more than ${terms.carryFeet} feet from your items.`,
  },
  // What haulers do with bed loads: about an eighth of the truck, or 4,500 pounds, is one trip's limit.
  {
    id: 'heavy-material',
    label: 'Concrete, brick, rock or dirt',
    cents: 200,
    upToCents: 300,
    unit: 'per cubic foot',
    reason: 'It’s heavy. One trip can carry about an eighth of a truck.',
  },
  // Judgment; always confirmed on site.
  {
    id: 'teardown-labor',
    label: 'Taking down a shed, a hot tub or a pool',
    cents: 7500,
    upToCents: 30000,
    unit: 'each',
    reason: 'We have to take it apart before we can load it. A deck or a fence goes by its size.',
  },
]

/**
 * The firm price at the curb, a proposal, to be confirmed by the owner: a bit below the middle of the calculator's range, since
 * two people load it without looking for a door. Up to a quarter of the truck, and nothing that takes more than two.
 */
export const firm: FirmRules | undefined = {
  percent: 40,
  pieces: 6,
  cubicFeet: 101,
  pounds: 300,
  breaks: ['item', 'more', 'stairs'],
}

/** What some days of pickup, or a code, add or take off: `../schema/price.ts` says how. */
export const adjustments: readonly PriceAdjustment[] = []
