import { cutoff } from '../../business/places.ts'
import { capital } from '../../domain/text.ts'
import { DynamicFragment } from './DynamicFragment.tsx'
import type { SameDayProps } from './SameDay.tsx'

/** The soonest pickup as one entry of a form: the next free window, or what the clock alone says. */
export function Soonest({ state, truck }: SameDayProps) {
  if (truck) return capital(truck.when)
  return state.kind === 'today' ? `Today, if you call before ${state.until}` : capital(`${state.day} at ${state.opens}`)
}

/** The same as a dynamic fragment; its fallback is true at any hour. */
export const SoonestPickup = () => (
  <DynamicFragment name="soonest">Same day, if you call before {cutoff}</DynamicFragment>
)
