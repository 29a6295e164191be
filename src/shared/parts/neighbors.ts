import { towns } from '#site/towns.ts'
import { nearest } from '../../domain/places/neighbors.ts'
import type { Town } from '../../sites/schema/town.ts'

/** How many neighbors a town's list and map name. */
const neighborCount = 5

/** The towns nearest to one. */
export const neighborsOf = (town: Town) =>
  nearest(
    town,
    towns.filter(({ slug }) => slug !== town.slug),
  )
    .slice(0, neighborCount)
    .map(({ place }) => place)
