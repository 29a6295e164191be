/**
 * What the truck's space and the extras cost. The smallest load and the full truck are in `site.price`; every other figure
 * is worked out between them or a starting figure, to be confirmed by the owner.
 */
import type { FirmRules, PriceExtra, Rung } from '../schema/price.ts'
import { site } from './site.ts'

const { from, to } = site.price

/** A share of the way from the smallest load's price to the full truck's, in integer cents of whole ten dollars. */
const between = (share: number): number => Math.round((from + (to - from) * share) / 10) * 1000

export const rungs: readonly Rung[] = [
  { id: 'minimum', share: 1 / 16, label: '1/16', cubicFeet: 25, cents: from * 100 },
  { id: 'eighth', share: 1 / 8, label: '1/8', cubicFeet: 51, cents: between(0.11) },
  { id: 'quarter', share: 1 / 4, label: '1/4', cubicFeet: 101, cents: between(0.24) },
  { id: 'three-eighths', share: 3 / 8, label: '3/8', cubicFeet: 152, cents: between(0.37) },
  { id: 'half', share: 1 / 2, label: '1/2', cubicFeet: 202, cents: between(0.49) },
  { id: 'five-eighths', share: 5 / 8, label: '5/8', cubicFeet: 253, cents: between(0.62) },
  { id: 'three-quarters', share: 3 / 4, label: '3/4', cubicFeet: 304, cents: between(0.75) },
  { id: 'seven-eighths', share: 7 / 8, label: '7/8', cubicFeet: 354, cents: between(0.88) },
  { id: 'full', share: 1, label: 'Full', cubicFeet: 405, cents: to * 100 },
]

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
    unit: 'past 75 feet',
    reason: 'The truck has to park more than 75 feet from your items.',
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
