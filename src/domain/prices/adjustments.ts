// What the day of a pickup, or a code, adds to a price or takes off.
import { weekdayName } from '../calendar/localTime.ts'
import type { PlaceFacts } from '../items/itemList.ts'
import type { PriceLine } from './quoted.ts'

/** A surcharge, or a discount, which is below zero. Dates are those of the pickup, the last one included. */
export type PriceAdjustment = {
  readonly id: string
  /** The code that it takes, in capitals; without one, its days are enough. */
  readonly code?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly days?: readonly string[] | undefined
  /** Integer cents, or percent of the price. */
  readonly cents?: number | undefined
  readonly percent?: number | undefined
  readonly words: string
}

export const isDated = ({ from, to, days }: PriceAdjustment): boolean => Boolean(from || to || days)

const isOn = (one: PriceAdjustment, date: string): boolean =>
  !isDated(one) ||
  (date !== '' &&
    (one.from ?? date) <= date &&
    date <= (one.to ?? date) &&
    (one.days?.includes(weekdayName(date)) ?? true))

/** Those that a price has: without a date, none that depends on the day. */
export const adjustmentsFor = (
  all: readonly PriceAdjustment[],
  { slot = '', code }: Pick<PlaceFacts, 'slot' | 'code'>,
): readonly PriceAdjustment[] => all.filter((one) => (!one.code || one.code === code) && isOn(one, slot.slice(0, 10)))

/** What each comes to for a price in integer cents, in whole dollars where it's a share. No price gets below zero. */
export function adjustmentLines(
  adjustments: readonly PriceAdjustment[],
  price: number,
): readonly (PriceLine & { readonly rule: string })[] {
  let left = price
  return adjustments.map(
    ({ id: rule, words: what, percent = 0, cents = Math.round((price * percent) / 10_000) * 100 }) => {
      const own = Math.max(cents, -left)
      left += own
      return { what, cents: own, rule }
    },
  )
}

/** A price with its adjustments, in integer cents. */
export const withLines = (price: number, lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, price)

/** Whether a code may be that of a friend, who sent somebody: theirs take something off, too. */
export const isReferralCode = (code: string): boolean => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code)
