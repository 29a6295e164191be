import { expect, test } from 'vitest'
import { dropOffSitesFor } from '../../business/places.ts'
import { towns } from './towns.ts'

test('donations go to the nearest two, and nowhere beyond ten miles', () => {
  const near = (slug: string) =>
    towns
      .filter((town) => town.slug === slug)
      .flatMap((town) => dropOffSitesFor(town, 'donations').map(({ name }) => name))
  expect(near('elmhurst')).toEqual(['SCARCE', 'Sharing Connections Furniture Bank'])
  expect(near('plainfield')).toEqual(['Will County Habitat ReStore'])
  expect(near('tinley-park')).toEqual([])
})

test('electronics go to the sites of the town’s first county', () => {
  const sites = (slug: string) =>
    towns
      .filter((town) => town.slug === slug)
      .flatMap((town) => dropOffSitesFor(town, 'electronics').map(({ name }) => name))
  expect(sites('lemont')).toEqual(['Cook County CHaRM Center'])
  expect(sites('lockport')).toEqual(['Lockport Public Works', 'Will County electronics sites'])
  expect(sites('joliet')).toEqual(['Will County electronics sites'])
  expect(sites('oswego')).toEqual([])
})
