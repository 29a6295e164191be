// Node reads it too, for the owner's command.
import places from '#build/places.json' with { type: 'json' }
import { site } from '#site/site.ts'
import { serviceArea } from '../domain/places/serviceArea.ts'
import type { AreaAnswer } from '../domain/places/zipArea.ts'
import type { Place } from './places.ts'

/** Whether a typed "ZIP or town" lies where this business works: the one answer for pages, forms, mails, desk and programs. */
export const lookUpPlace = (typed: string): AreaAnswer => serviceArea(typed, places, site.area)

/** The name of the town of a typed "ZIP or town"; undefined for any other place. */
export function townAt(typed: string): string | undefined {
  const answer = lookUpPlace(typed)
  return 'town' in answer ? answer.town : undefined
}

export const placeIn = (answer: AreaAnswer): Place | undefined =>
  'town' in answer ? places.find(({ name }) => name === answer.town) : undefined
