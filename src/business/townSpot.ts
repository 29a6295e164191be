import { towns } from '#site/towns.ts'
import type { Spot } from '../domain/places/neighbors.ts'
import { lookUpPlace } from './lookUpPlace.ts'

/** About where a typed "ZIP or town" is: the middle of its town. Undefined for a place that isn't one of ours. */
export function townSpot(typed: string): Spot | undefined {
  const answer = lookUpPlace(typed)
  return 'town' in answer ? towns.find(({ name }) => name === answer.town) : undefined
}
