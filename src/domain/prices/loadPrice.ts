/** A mark on the truck's side: a load of so many cubic feet costs so many integer cents. */
export type PriceMark = { readonly cubicFeet: number; readonly cents: number }

/** Guides are rounded to five dollars: an estimate is no truer to the dollar. */
const step = 500

/** An amount to the nearest five dollars, in integer cents. */
export const toFiveDollars = (cents: number): number => Math.round(cents / step) * step

/**
 * About what a load's space costs, in integer cents: in a straight line from mark to mark, to the nearest $5, never below
 * the first mark or above the last.
 *
 * @param marks by rising volume
 */
export function loadPrice(cubicFeet: number, marks: readonly PriceMark[]): number {
  const above = marks.findIndex((mark) => cubicFeet <= mark.cubicFeet)
  const [first, last] = [marks[0], marks.at(-1)]
  const [low, high] = [marks[above - 1], marks[above]]
  if (!high) return last?.cents ?? 0
  if (!low) return first?.cents ?? 0
  const share = (cubicFeet - low.cubicFeet) / (high.cubicFeet - low.cubicFeet)
  const exact = low.cents + share * (high.cents - low.cents)
  const rounded = toFiveDollars(exact)
  return Math.min(Math.max(rounded, first?.cents ?? 0), last?.cents ?? rounded)
}
