import { guidePricesOf } from '../schema/phrases.ts'
import { items } from './items.ts'
import { extras, rungs } from './prices.ts'

/** What loads of this business's items cost, for its texts. */
export const { addedPrice, extraPrice, guideDollars, guidePrice, spacePrice } = guidePricesOf({ items, extras, rungs })
