/**
 * What the truck's space and the extras cost. The smallest load and the full truck are in `site.price`; every other figure
 * is a sample, to be confirmed by the owner.
 */
import type { Extra, Rung } from '../schema/price.ts'
import { site } from './site.ts'

export const rungs: readonly Rung[] = [
  { id: 'minimum', share: 1 / 16, label: '1/16', cubicFeet: 25, cents: site.price.from * 100 },
  { id: 'eighth', share: 1 / 8, label: '1/8', cubicFeet: 51, cents: 18900 },
  { id: 'quarter', share: 1 / 4, label: '1/4', cubicFeet: 101, cents: 27900 },
  { id: 'three-eighths', share: 3 / 8, label: '3/8', cubicFeet: 152, cents: 36900 },
  { id: 'half', share: 1 / 2, label: '1/2', cubicFeet: 202, cents: 44900 },
  { id: 'five-eighths', share: 5 / 8, label: '5/8', cubicFeet: 253, cents: 53900 },
  { id: 'three-quarters', share: 3 / 4, label: '3/4', cubicFeet: 304, cents: 62900 },
  { id: 'seven-eighths', share: 7 / 8, label: '7/8', cubicFeet: 354, cents: 71900 },
  { id: 'full', share: 1, label: 'Full', cubicFeet: 405, cents: site.price.to * 100 },
]

export const extras: readonly Extra[] = [
  {
    id: 'refrigerant',
    label: 'Refrigerant inside',
    cents: 4000,
    unit: 'each',
    reason: 'Federal rules say the refrigerant has to be recovered.',
  },
  {
    id: 'mattress',
    label: 'Mattress or box spring',
    cents: 3000,
    unit: 'a piece',
    reason: 'They’re hard to recycle, so we pay more to drop them off.',
  },
  {
    id: 'stairs',
    label: 'Stairs with heavy pieces',
    cents: 2000,
    unit: 'a flight, after the first',
    reason: 'Heavy pieces take longer on every landing.',
  },
  {
    id: 'long-carry',
    label: 'Long carry',
    cents: 2000,
    unit: 'past 75 feet',
    reason: 'We can’t park within 75 feet of the load.',
  },
  {
    id: 'teardown-labor',
    label: 'Taking it apart',
    cents: 5000,
    upToCents: 15000,
    unit: 'a piece',
    reason: 'It takes tools and time before we can load it.',
  },
]
