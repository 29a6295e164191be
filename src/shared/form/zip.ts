import { site } from '#site/site.ts'
import { say } from '#words'
import { lookUpPlace, placeIn } from '../../business/lookUpPlace.ts'
import type { Place } from '../../business/places.ts'
import { type PlaceProblem, placeProblem } from '../../domain/places/serviceArea.ts'
import type { AreaAnswer } from '../../domain/places/zipArea.ts'
import { cleanLine } from '../../domain/text.ts'

/** A ZIP code or town that a visitor looked up, as typed, and the answer. */
export type ZipLookup = {
  readonly typed: string
  readonly problem?: PlaceProblem
  readonly answer: AreaAnswer['kind']
  /** The name that was probably meant. */
  readonly meant?: string
  /** The town that it is in, or next to. */
  readonly town?: Place
}

/** What to say of what's wrong with it. */
export const zipMessage = (problem: PlaceProblem): string =>
  problem === 'empty' ? say.zip.empty : say.zip.noZip(site.area.example.zip)

/** Reads `?place=` of an address; undefined without it. */
export function readZipLookup(query: URLSearchParams): ZipLookup | undefined {
  const place = query.get('place')
  return place === null ? undefined : lookUpTyped(place)
}

/** Looks up what somebody typed as a ZIP code or town. */
export function lookUpTyped(place: string): ZipLookup {
  const typed = cleanLine(place.slice(0, 200)).slice(0, 60)
  const answer = lookUpPlace(typed)
  return {
    typed,
    problem: placeProblem(typed),
    answer: answer.kind,
    ...('meant' in answer && { meant: answer.meant }),
    town: placeIn(answer),
  }
}
