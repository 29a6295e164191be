import { type Range, yardsOf } from '../../domain/prices/price.ts'
import { guidePricesOf } from '../schema/phrases.ts'
import { catalog } from './items.ts'
import { extras, rungs, terms } from './prices.ts'
import { site } from './site.ts'

/** What loads of this business's items cost, for its texts. */
export const { addedPrice, extraPrice, guidePrice, guideRange, rungPrice, rungRange, spacePrice } = guidePricesOf({
  catalog,
  price: site.price,
  extras,
  rungs,
  terms,
})

/** From the smallest load to a full truck, in integer cents. */
export const truckload: Range = { low: site.price.from * 100, high: site.price.to * 100 }

/** How many cubic yards the truck holds. */
export const truckYards = yardsOf(site.price.cubicFeet)
