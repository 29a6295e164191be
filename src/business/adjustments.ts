// What days and codes change, in words. None of it is in a browser's script: that would have the codes.
import { reward } from '#site/referral.ts'
import { say } from '#words'
import { daysLabel } from '../domain/calendar/hours.ts'
import { dayLabel } from '../domain/calendar/slots.ts'
import type { PlaceFacts } from '../domain/items/itemList.ts'
import { adjustmentsFor, isReferralCode, type PriceAdjustment } from '../domain/prices/adjustments.ts'
import { dollars, inDollars } from '../domain/prices/price.ts'
import type { PriceLine } from '../domain/prices/quoted.ts'
import { readCode } from '../domain/text.ts'
import { hasCodes } from './codes.ts'
import { priceRules } from './pricing.ts'

const datesOf = ({ from, to }: PriceAdjustment): string =>
  from || to ? say.adjustments.dates(from && dayLabel(from), to && dayLabel(to)) : ''

/** "Saturday pickup: $40 more", "Spring coupon: 10% less". */
const amountWords = ({ words, cents, percent = 0 }: PriceAdjustment): string => {
  const amount = cents === undefined ? `${Math.abs(percent)}%` : dollars(Math.abs(cents))
  return `${words}: ${(cents ?? percent) > 0 ? say.adjustments.more(amount) : say.adjustments.less(amount)}`
}

/**
 * What depends on the day of the pickup, in a line: "Saturday pickup: $40 more. Holidays, Dec 21 to Dec 27: 10% more." Empty where
 * nothing does from today on, a local date.
 */
export const dayPrices = (today: string): string =>
  priceRules()
    .adjustments.filter(({ code, to = today }) => !code && today <= to)
    .map((one) => `${amountWords({ ...one, words: [one.words, datesOf(one)].filter(Boolean).join(', ') })}.`)
    .join(' ')

/** The coupon of a code; undefined where it's none of ours. */
export const couponOf = (typed = ''): PriceAdjustment | undefined =>
  typed ? priceRules().adjustments.find(({ code }) => code === readCode(typed)) : undefined

/** What a typed code is good for, on the day of the pickup or before that's known; a sentence. Empty where none was typed. */
export function codeNote({ code: typed = '', slot }: Pick<PlaceFacts, 'code' | 'slot'>): string {
  const code = readCode(typed)
  const found = couponOf(code)
  if (!code || !hasCodes) return ''
  if (!found && reward && isReferralCode(code)) return say.adjustments.code.friends(inDollars(reward))
  if (!found) return say.adjustments.code.unknown
  if (adjustmentsFor([found], { code, slot }).length > 0) return say.adjustments.code.good(code, amountWords(found))
  const when = [found.days && daysLabel({ days: found.days }), datesOf(found)].filter(Boolean).join(', ')
  return say.adjustments.code.otherDays(code, amountWords(found), when)
}

/** What's said of a code once it's sent. A friend's shows in the price. */
export const sentCodeNote = (answers: Pick<PlaceFacts, 'code' | 'slot'>): string =>
  couponOf(answers.code) || !isReferralCode(answers.code ?? '') ? codeNote(answers) : ''

/** A typed code as the desk reads it, with what it's good for: "SPRING: Spring coupon: $20 less". */
export const codeAtDesk = (typed: string): string => {
  const found = couponOf(typed)
  return `${typed}: ${found ? amountWords(found) : say.adjustments.code.notOurs}`
}

const linesOf = (adjustments: readonly PriceAdjustment[]): readonly PriceLine[] =>
  adjustments.flatMap(({ words, cents }) => (cents === undefined ? [] : { what: words, cents }))

/** What the owner may put on a price, of what's no share of it. */
export const surcharges = (): readonly PriceLine[] => linesOf(priceRules().adjustments.filter(({ code }) => !code))

/** What a typed code takes off an owner's price, where that's no share of it. */
export const couponLines = ({ code, slot }: Pick<PlaceFacts, 'code' | 'slot'>): readonly PriceLine[] => {
  const found = couponOf(code)
  return linesOf(
    found && (!slot || adjustmentsFor([found], { code: found.code ?? '', slot }).length > 0) ? [found] : [],
  )
}
