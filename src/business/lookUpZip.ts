import places from '#build/places.json'
import { site } from '#site/site.ts'
import { type AreaAnswer, zipArea } from '../domain/places/zipArea.ts'

/** The answer of `lookUpPlace` to the five digits of a ZIP code: the calculator, which asks for nothing else, loads only this. */
export const lookUpZip = (zip: string): AreaAnswer => zipArea(zip, places, site.area)
