import { expect, it } from 'vitest'
import map from '#build/map.json'
import places from '#build/places.json'
import { dropOffSitesFor } from '../../business/places.ts'
import { serviceArea } from '../../domain/places/serviceArea.ts'
import type { DropOffUse } from '../schema/town.ts'
import { site } from './site.ts'
import { towns } from './towns.ts'

it('answers every ZIP code of a town with that town, and takes one at its edge for near', () => {
  const answered = (zip: string) => serviceArea(zip, places, site.area)
  for (const { name, zips, boxZips = [], sharedZips = [] } of towns) {
    for (const zip of [...zips, ...boxZips]) expect(answered(zip), zip).toEqual({ kind: 'yes', town: name })
    for (const { zip } of sharedZips) expect(answered(zip).kind, zip).not.toBe('call')
  }
})

it.each<[DropOffUse, string, string[]]>([
  // The nearest two, and none beyond ten miles.
  ['donations', 'elmhurst', ['Sharing Connections Furniture Bank']],
  ['books', 'elmhurst', ['SCARCE']],
  ['donations', 'plainfield', ['Will County Habitat ReStore']],
  ['donations', 'tinley-park', []],
  // Those of the town's first county.
  ['electronics', 'lemont', ['Cook County CHaRM Center']],
  ['electronics', 'lockport', ['Lockport Public Works', 'Will County electronics sites']],
  ['electronics', 'oswego', []],
])('sends the %s of %s to the right sites', (use, slug, names) => {
  const town = towns.find((one) => one.slug === slug)
  expect(town && dropOffSitesFor(town, use).map(({ name }) => name)).toEqual(names)
})

it('has the name of every town and county on its map', () => {
  for (const { towns: drawn, counties } of [map.narrow, map.wide]) {
    expect(drawn.filter(({ crowded }) => crowded)).toEqual([])
    expect(counties.map(({ name }) => name)).toEqual(site.area.counties.map(({ name }) => name))
  }
})

it('says how many towns there are, where its description can’t count them', () => {
  expect(site.description).toContain(` in ${towns.length} `)
})
