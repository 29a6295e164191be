// What browsers know of days and codes that change a price. The build works it out, so that no coupon goes along.
import { adjustments } from '#site/prices.ts'
import { isDated } from '../domain/prices/adjustments.ts'

export const hasCodes = adjustments.some(({ code }) => code !== undefined)

export const hasDatedPrices = adjustments.some(isDated)
