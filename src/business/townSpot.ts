import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Spot } from '../domain/places/neighbors.ts'
import { serviceArea } from '../domain/places/serviceArea.ts'

/** About where a typed "ZIP or town" is: the middle of its town. Undefined for a place that isn't one of ours. */
export function townSpot(typed: string): Spot | undefined {
  const answer = serviceArea(typed, towns, site.area)
  return 'town' in answer ? towns.find(({ name }) => name === answer.town) : undefined
}
