/** A rung on the truck's side: a load of so many cubic feet costs so many integer cents. */
export type PriceRung = { readonly cubicFeet: number; readonly cents: number }

/** Guides are rounded to five dollars: an estimate is no truer to the dollar. */
const step = 500

/** An amount to the nearest five dollars, in integer cents. */
export const toFiveDollars = (cents: number): number => Math.round(cents / step) * step

/**
 * About what a load's space costs, in integer cents: in a straight line from rung to rung, to the nearest $5, never below
 * the first rung or above the last.
 *
 * @param rungs by rising volume
 */
export function loadPrice(cubicFeet: number, rungs: readonly PriceRung[]): number {
  const above = rungs.findIndex((rung) => cubicFeet <= rung.cubicFeet)
  const [first, last] = [rungs[0], rungs.at(-1)]
  const [low, high] = [rungs[above - 1], rungs[above]]
  if (!high) return last?.cents ?? 0
  if (!low) return first?.cents ?? 0
  const share = (cubicFeet - low.cubicFeet) / (high.cubicFeet - low.cubicFeet)
  const exact = low.cents + share * (high.cents - low.cents)
  const rounded = toFiveDollars(exact)
  return Math.min(Math.max(rounded, first?.cents ?? 0), last?.cents ?? rounded)
}
