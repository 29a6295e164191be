// What browsers know of days and codes that change a price. The build works it out, so that no coupon goes along.
import { adjustments } from '#site/prices.ts'
import { isDated } from '../domain/prices/adjustments.ts'

/** Whether there are codes to ask for. */
export const hasCodes = adjustments.some(({ code }) => code !== undefined)

/** Whether any price depends on the day. */
export const hasDatedPrices = adjustments.some(isDated)
