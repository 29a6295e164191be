import places from '#build/places.json'
import { site } from '#site/site.ts'
import { serviceArea } from '../domain/places/serviceArea.ts'
import { type AreaAnswer, zipArea } from '../domain/places/zipArea.ts'
import type { Place } from './places.ts'

/** Whether a typed "ZIP or town" lies where this business works: the one answer for pages, forms, mails, desk and programs. */
export const lookUpPlace = (typed: string): AreaAnswer => serviceArea(typed, places, site.area)

/** The town of an answer to `lookUpPlace`, if it has one. */
export const placeIn = (answer: AreaAnswer): Place | undefined =>
  'town' in answer ? places.find(({ name }) => name === answer.town) : undefined

/** The answer of `lookUpPlace` to the five digits of a ZIP code: the calculator, which asks for nothing else, loads only this. */
export const lookUpZip = (zip: string): AreaAnswer => zipArea(zip, places, site.area)
