import { createRequire } from 'node:module'
import { neighbors } from 'topojson-client'
import type { GeometryObject, Polygon, Topology } from 'topojson-specification'
import { nameKey } from '../../../src/domain/places/serviceArea.ts'
import { divisionOf, stateName } from '../../../src/domain/places/states.ts'

type Named = GeometryObject<{ name: string }>
type Atlas = Topology<{
  counties: { type: 'GeometryCollection'; geometries: (Named & Polygon)[] }
  states: { type: 'GeometryCollection'; geometries: Named[] }
}>

/** Shapes of the counties and states, each with its name and its FIPS code. */
export const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json')
const states = atlas.objects.states.geometries
const counties = atlas.objects.counties.geometries

const isNamed = (name: string, { properties }: Named) =>
  nameKey((properties as { readonly name?: string }).name ?? '') === nameKey(name)

const stateAt = (code: string): number => states.findIndex((state) => isNamed(stateName(code) ?? '', state))

/** A city that is in no county has one of the last numbers of its state. */
const isCity = (fips: string) => Number(fips.slice(2)) >= 510

/** A county's FIPS code of five digits, by its name without the word and its state's letters. */
export function countyFips(name: string, code: string): string | undefined {
  const state = states[stateAt(code)]
  const found = counties.flatMap((county) => {
    const fips = String(county.id)
    return state && fips.startsWith(String(state.id)) && isNamed(name.replace(/ city$/, ''), county) ? fips : []
  })
  const city = divisionOf(name, code) === 'city'
  return found.find((fips) => isCity(fips) === city) ?? found[0]
}

/** A county's name as its record has it, by what people write: "Cook County", "cook", "St. Louis City". */
export function countyNamed(typed: string, code: string): string {
  const text = typed.trim().replace(/ (?:county|parish|borough|census area|municipality|municipio)$/i, '')
  const state = String(states[stateAt(code)]?.id)
  const named = (name: string) =>
    counties.flatMap((county) =>
      String(county.id).startsWith(state) && isNamed(name, county) ? String(county.properties?.name) : [],
    )
  const [city, other] = named(text.replace(/ city$/i, ''))
  return named(text)[0] ?? (other ? `${city} city` : (city ?? text))
}

/**
 * Some states, those around them, and those around these, for what's across a bay or a lake: the land that a map of their
 * towns can show.
 */
export function landAround(codes: readonly string[]): readonly string[] {
  const around = neighbors(states)
  const next = (some: readonly number[]) => [...new Set(some.flatMap((at) => [at, ...(around[at] ?? [])]))]
  return next(next(codes.map(stateAt))).map((at) => String(states[at]?.id))
}

type Place = { readonly state?: string | undefined; readonly counties: readonly string[] }
type County = { readonly name: string; readonly state?: string | undefined }

/** A county's state: its own, or that of the towns that have it. */
export const stateOfCounty = ({ name, state }: County, towns: readonly Place[], usual: string): string =>
  state ?? towns.find(({ counties }) => counties.includes(name))?.state ?? usual

/** Counties that their states don't have, each with its place in the list. */
export const unknownCounties = (
  counties: readonly (County & { readonly fips?: string | undefined })[],
  towns: readonly Place[],
  usual: string,
): string[] =>
  counties.flatMap((county, index) => {
    const own = stateOfCounty(county, towns, usual)
    return county.fips || countyFips(county.name, own) || divisionOf(county.name, own) === 'region'
      ? []
      : `area.counties.${index}.name: there’s no ${county.name} in ${stateName(own)}: write another name, or its state after it, like “Pima (AZ)”`
  })
