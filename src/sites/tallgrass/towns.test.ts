import { describe, expect, test } from 'vitest'
import { alikePages, wordsIn } from '../../../tests/support/wordRuns.ts'
import { dropOffSitesFor } from '../../business/places.ts'
import type { WholeTown } from '../schema/town.ts'
import { towns } from './towns.ts'

/** Texts of one town only, without places and rules that several towns share. */
const ownText = ({ lead, curb, worthIt, dropOff, permit, around }: WholeTown): readonly string[] => [
  lead,
  curb.answer,
  ...curb.lines.flatMap(({ item, note }) => [item, note]),
  ...worthIt.flatMap(({ when, text }) => [when, text]),
  dropOff,
  permit.text,
  around,
]

test('no two towns share more than a tenth of their runs of five words', () => {
  expect(alikePages(new Map(towns.map((town) => [town.slug, ownText(town)])), 0.1)).toEqual([])
})

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

describe.each(towns)('$name', (town) => {
  test('has ZIP codes of northern Illinois', () => {
    for (const zip of [...town.zips, ...(town.boxZips ?? []), ...(town.sharedZips ?? []).map((shared) => shared.zip)])
      expect(zip).toMatch(/^60\d{3}$/)
  })

  test('has texts within their length limits', () => {
    const words = ownText(town).flatMap(wordsIn).length
    expect(words).toBeGreaterThanOrEqual(250)
    expect(words).toBeLessThanOrEqual(450)
  })
})
