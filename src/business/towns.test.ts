import { describe, expect, test } from 'vitest'
import { dropOffSites } from '#site/dropOffSites.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Town } from '../sites/schema/town.ts'
import { townHead } from './places.ts'

/** A ZIP code that begins as the area's do. */
const localZip = new RegExp(`^(?=\\d{5}$)(${site.area.zipPrefixes.join('|')})`)

const linksOf = ({ curb, permit }: Town) => [...(curb?.source ? [curb.source] : []), ...(permit?.links ?? [])]

test('slugs, names, titles and descriptions are unique', () => {
  for (const of of [
    ({ slug }: Town) => slug,
    ({ name }: Town) => name,
    (town: Town) => townHead(town).title,
    (town: Town) => townHead(town).description,
  ])
    expect(new Set(towns.map(of)).size).toBe(towns.length)
})

test('a description names every ZIP code of the town', () => {
  for (const town of towns) for (const zip of town.zips) expect(townHead(town).description).toContain(zip)
})

test.runIf(site.parts.dropOffs)('drop-off sites link to https pages, and name only towns that exist', () => {
  for (const { name, href, towns: shownTo = [] } of dropOffSites) {
    if (href) expect(href, name).toMatch(/^https:\/\/[^\s]+$/)
    for (const slug of shownTo) expect(towns.map((town) => town.slug)).toContain(slug)
  }
})

describe.each<Town>(towns)('$name', (town) => {
  test('has ZIP codes of the area, each once', () => {
    const { zips, boxZips = [], sharedZips = [] } = town
    const own = [...zips, ...boxZips]
    expect(zips.length).toBeGreaterThan(0)
    for (const zip of [...own, ...sharedZips.map((shared) => shared.zip)]) expect(zip).toMatch(localZip)
    expect(new Set(own).size).toBe(own.length)
    // Two places at the edge can have one ZIP between them, but it's none of the town's own.
    for (const { zip } of sharedZips) expect(own).not.toContain(zip)
    expect(new Set(sharedZips.map(({ place }) => place)).size).toBe(sharedZips.length)
  })

  test.runIf(site.parts.curbRules)('dates its curb rules', () => {
    const { asOf, hauler, source, lines = [] } = town.curb ?? {}
    expect(lines).not.toEqual([])
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
})
