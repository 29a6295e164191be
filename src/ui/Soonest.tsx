import { cutoff } from '../content/area.ts'
import { DynamicFragment } from './DynamicFragment.tsx'
import type { SameDayProps } from './SameDay.tsx'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The soonest pickup as one entry of a form: the next free window, or what the clock alone says. */
export function Soonest({ state, truck }: SameDayProps) {
  if (truck) return capitalized(truck.when)
  return state.kind === 'today'
    ? `Today, if you call before ${state.until}`
    : capitalized(`${state.day} at ${state.opens}`)
}

/** The same as a dynamic fragment; its fallback is true at any hour. */
export const SoonestPickup = () => (
  <DynamicFragment name="soonest">Same day, if you call before {cutoff}</DynamicFragment>
)
