import { towns } from '../../content/townIndex.ts'
import type { TownFacts } from '../../content/towns.ts'
import type { AreaAnswer, PlaceProblem } from '../../domain/places/serviceArea.ts'
import { placeProblem, serviceArea } from '../../domain/places/serviceArea.ts'
import { cleanLine } from '../../domain/text.ts'

/** A place that somebody asked about, as it was typed, and what we say to it. */
export type PlaceAsked = {
  readonly typed: string
  readonly problem?: PlaceProblem
  readonly answer: AreaAnswer['kind']
  /** The town that it is in, or that it is at the edge of. */
  readonly town?: TownFacts
}

export const placeMessages: Readonly<Record<PlaceProblem, string>> = {
  empty: 'Enter a ZIP code or a town',
  'no-zip': 'Enter all five digits of the ZIP code, like 60540, or the name of the town',
}

/** Reads `?place=` of an address; undefined where nobody asked. */
export function placeAsked(query: URLSearchParams): PlaceAsked | undefined {
  const place = query.get('place')
  if (place === null) return undefined
  const typed = cleanLine(place.slice(0, 200)).slice(0, 60)
  const answer = serviceArea(typed, towns)
  const town = 'town' in answer ? towns.find(({ name }) => name === answer.town) : undefined
  return { typed, problem: placeProblem(typed), answer: answer.kind, town }
}
