import type { ReactElement } from 'react'
import { site } from '#site/site.ts'
import type { LandscapeName } from '../../../sites/schema/landscape.ts'
import { city } from './city.tsx'
import { coast } from './coast.tsx'
import { desert } from './desert.tsx'
import { mountains } from './mountains.tsx'
import { prairie } from './prairie.tsx'
import { woods } from './woods.tsx'

type Part = () => ReactElement

/** Colors of a tree's crown; a tree of another kind has its own. */
export type Crown = { readonly fill: string; readonly shade: string }

/** A kind of country, in pieces that everything which draws land is put together from. */
export type Landscape = {
  /** The panorama's layers, in the scene's own coordinates (see `panorama/bands.ts`): the sun and what's at the horizon, */
  readonly Far: Part
  /** one thing there that a town's strip leaves to its parts, */
  readonly Landmark?: Part
  /** open country, */
  readonly Country: Part
  /** houses on their ground, */
  readonly Roofs: Part
  /** what grows along the road, */
  readonly Trees: Part
  /** and the verge in front of everything, dark, so that the picture has a floor to stand on. */
  readonly Verge: Part
  /** The edge of the ground under the houses in the footer: a path. */
  readonly floor: string
  /** Behind and in front of the parts of a town's strip, 600 to 1500. */
  readonly Field: Part
  readonly StripVerge: Part
  /** The scene of a wrong turn: definitions, all between the sky and the road's end, and what's in front, 768 x 320. */
  readonly lost: { readonly Defs: Part; readonly Beyond: Part; readonly Front: Part }
  /** A tree of every scene's background, about 90 x 110, its foot at 0. */
  readonly Tree: (crown: Crown) => ReactElement
  /** A plant on the map, about 22 x 14 around 0: its strokes begin with an absolute point, and go on in relative ones. */
  readonly plant: { readonly d: string; readonly stroke: string }
}

export const landscapes: Readonly<Record<LandscapeName, Landscape>> = { prairie, desert, coast, mountains, woods, city }

/** That of the business. */
export const landscape: Landscape = landscapes[site.landscape]
