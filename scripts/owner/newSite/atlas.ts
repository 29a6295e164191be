import { createRequire } from 'node:module'
import { neighbors } from 'topojson-client'
import type { GeometryObject, Topology } from 'topojson-specification'

type Named = GeometryObject<{ name: string }>
type Atlas = Topology<Record<'counties' | 'states', { type: 'GeometryCollection'; geometries: Named[] }>>

const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json')
const states = atlas.objects.states.geometries
const counties = atlas.objects.counties.geometries

const isNamed = (name: string, { properties }: Named) =>
  (properties as { readonly name?: string }).name?.toLowerCase() === name.trim().toLowerCase()

/** A state's FIPS code of two digits: "04" for Arizona. */
export const stateFips = (name: string): string | undefined => {
  const found = states.find((state) => isNamed(name, state))
  return found && String(found.id)
}

/** A county's FIPS code of five digits, by its name without the word. */
export const countyFips = (name: string, state: string): string | undefined => {
  const fips = stateFips(state)
  const found = counties.find((county) => fips && String(county.id).startsWith(fips) && isNamed(name, county))
  return found && String(found.id)
}

/**
 * A state, those around it, and those around them, for what's across a bay or a lake: the land that a map of its towns can
 * show.
 */
export const landAround = (state: string): string[] => {
  const fips = stateFips(state)
  const at = states.findIndex(({ id }) => id === fips)
  const around = neighbors(states)
  const near = around[at] ?? []
  const shown = new Set([at, ...near, ...near.flatMap((index) => around[index] ?? [])])
  return [...shown].flatMap((index) => (states[index]?.id === undefined ? [] : String(states[index].id)))
}
