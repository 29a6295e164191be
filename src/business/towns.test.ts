import { describe, expect, test } from 'vitest'
import { dropOffSites } from '#site/dropOffSites.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Town } from '../sites/schema/town.ts'

test.runIf(site.parts.dropOffs)('drop-off sites link to https pages, and name only towns that exist', () => {
  for (const { name, href, towns: shownTo = [] } of dropOffSites) {
    if (href) expect(href, name).toMatch(/^https:\/\/[^\s]+$/)
    for (const slug of shownTo) expect(towns.map((town) => town.slug)).toContain(slug)
  }
})

describe.each<Town>(towns)('$name', (town) => {
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
})
