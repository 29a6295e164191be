import { describe, expect, test } from 'vitest'
import { dropOffSites } from '#site/dropOffSites.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { WholeTown } from '../sites/town.ts'
import { dropOffSitesFor } from './dropOffs.ts'
import { townHead } from './townHead.ts'

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

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? []

/** Every run of five words within one text. */
const runs = (town: WholeTown): Set<string> =>
  new Set(
    ownText(town).flatMap((text) => {
      const words = wordsIn(text)
      return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '))
    }),
  )

const linksOf = ({ curb, permit }: WholeTown) => [...(curb.source ? [curb.source] : []), ...(permit.links ?? [])]

test('no two towns share more than a tenth of their runs of five words', () => {
  const texts = towns.map((town) => ({ slug: town.slug, runs: runs(town) }))
  const alike = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length
      const share = shared / Math.min(one.runs.size, other.runs.size)
      return share > 0.1 ? [`${one.slug} and ${other.slug}: ${Math.round(share * 100)} %`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('slugs, names, titles and descriptions are unique', () => {
  for (const of of [
    ({ slug }: WholeTown) => slug,
    ({ name }: WholeTown) => name,
    (town: WholeTown) => townHead(town).title,
    (town: WholeTown) => townHead(town).description,
  ])
    expect(new Set(towns.map(of)).size).toBe(towns.length)
})

test('a description names every ZIP code of the town', () => {
  for (const town of towns) for (const zip of town.zips) expect(townHead(town).description).toContain(zip)
})

test('drop-off sites link to https pages, and name only towns that exist', () => {
  for (const { name, href, towns: shownTo = [] } of dropOffSites) {
    if (href) expect(href, name).toMatch(/^https:\/\/[^\s]+$/)
    for (const slug of shownTo) expect(towns.map((town) => town.slug)).toContain(slug)
  }
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
  test('has ZIP codes of northern Illinois, each once', () => {
    const { zips, boxZips = [], sharedZips = [] } = town
    const own = [...zips, ...boxZips]
    expect(zips.length).toBeGreaterThan(0)
    for (const zip of [...own, ...sharedZips.map((shared) => shared.zip)]) expect(zip).toMatch(/^60\d{3}$/)
    expect(new Set(own).size).toBe(own.length)
    // Two places at the edge can have one ZIP between them, but it's none of the town's own.
    for (const { zip } of sharedZips) expect(own).not.toContain(zip)
    expect(new Set(sharedZips.map(({ place }) => place)).size).toBe(sharedZips.length)
  })

  test('dates its curb rules', () => {
    const { asOf, hauler, source, lines } = town.curb
    if (lines.some(({ mark }) => mark === 'yes' || mark === 'paid')) {
      expect(hauler).toBeDefined()
      expect(source).toBeDefined()
      expect(asOf).toBeDefined()
    }
    if (!asOf) return
    expect(asOf).toMatch(/^([A-Z][a-z]+ )?20\d\d$/)
    const twoYears = 2 * 366 * 24 * 60 * 60 * 1000
    expect(Date.parse(site.reviewed) - Date.parse(`${asOf} UTC`)).toBeLessThan(twoYears)
  })

  test('links over https only', () => {
    for (const { href } of linksOf(town)) expect(href).toMatch(/^https:\/\/[^\s]+$/)
  })

  test('fits a search result', () => {
    const { title, description } = townHead(town)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  test('has texts within their length limits', () => {
    const words = ownText(town).flatMap(wordsIn).length
    expect(words).toBeGreaterThanOrEqual(250)
    expect(words).toBeLessThanOrEqual(450)
  })
})
