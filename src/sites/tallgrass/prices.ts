/**
 * What the truck's space and the extras cost. The smallest load ($99) and the full truck ($899) are the business's own
 * prices, kept in `site.price`. Every other figure here is a proposal, to be confirmed by the owner, so pages print the
 * price calculator's range and say that the customer agrees to the price before anything is loaded.
 */
import type { FirmRules, PriceExtra, Rung } from '../schema/price.ts'
import { site } from './site.ts'

/**
 * The ladder from the smallest load to the full truck, by rising volume. First and last are the business's prices; the
 * seven between are a proposal, to be confirmed by the owner: per cubic foot, a fuller truck costs less.
 */
export const rungs: readonly Rung[] = [
  { id: 'minimum', share: 1 / 16, label: '1/16', cubicFeet: 25, cents: site.price.from * 100 },
  { id: 'eighth', share: 1 / 8, label: '1/8', cubicFeet: 51, cents: 16900 },
  { id: 'quarter', share: 1 / 4, label: '1/4', cubicFeet: 101, cents: 26900 },
  { id: 'three-eighths', share: 3 / 8, label: '3/8', cubicFeet: 152, cents: 36900 },
  { id: 'half', share: 1 / 2, label: '1/2', cubicFeet: 202, cents: 46900 },
  { id: 'five-eighths', share: 5 / 8, label: '5/8', cubicFeet: 253, cents: 57900 },
  { id: 'three-quarters', share: 3 / 4, label: '3/4', cubicFeet: 304, cents: 68900 },
  { id: 'seven-eighths', share: 7 / 8, label: '7/8', cubicFeet: 354, cents: 79900 },
  { id: 'full', share: 1, label: 'Full', cubicFeet: 405, cents: site.price.to * 100 },
]

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
    unit: 'past 75 feet',
    reason: 'The truck has to park more than 75 feet from your items.',
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
