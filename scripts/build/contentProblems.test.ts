import { describe, expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { colors, dark, drawingColors } from '#site/theme.ts'
import { towns } from '#site/towns.ts'
import type { Service } from '../../src/sites/schema/service.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import { contentProblems } from './contentProblems.ts'

const [town, ...otherTowns] = towns as readonly [Town, ...Town[]]
const second: Town = otherTowns[0] ?? { ...town, slug: 'second-town', name: 'Second Town' }
const [first, ...otherServices] = services as readonly [Service, ...Service[]]
const withTown = (changes: Partial<Town>) =>
  contentProblems([{ ...town, ...changes }, second, ...otherTowns.slice(1)], services)
const withService = (changes: Partial<Service>) => contentProblems(towns, [{ ...first, ...changes }, ...otherServices])

it('finds no problem in the site’s content', () => {
  expect(contentProblems(towns, services)).toEqual([])
})

describe('a build fails and names file, record and field', () => {
  it('of a town', () => {
    const at = `towns.ts: ${town.slug}`
    expect(withTown({ zips: ['1234'] })).toContain(`${at}: zips: 1234 is no ZIP code of this area`)
    expect(withTown({ zips: [...town.zips, ...town.zips] })).toContain(`${at}: zips: ${town.zips[0]} is there twice`)
    expect(withTown({ loads: { feather: 'Light.' } })).toEqual([
      `${at}: loads: "feather" is in no townLoads of presets.ts`,
    ])
    expect(withTown({ slug: second.slug })).toContain(`towns.ts: ${second.slug}: slug: another record has it`)
  })

  it('of a town that lacks a feature’s field, or has one whose feature is off', () => {
    const permit = { office: 'Town Hall', text: 'Ask there.' }
    for (const [field, isOn, value] of [
      ['curb', site.features.curbRules, { answer: 'Ask.', lines: [] }],
      ['dropOff', site.features.dropOffs, 'Ask.'],
      ['permit', site.features.permits, permit],
    ] as const)
      expect(withTown({ [field]: isOn ? undefined : value })).toEqual([
        expect.stringMatching(new RegExp(`^towns.ts: ${town.slug}: ${field}: is ${isOn ? 'missing' : 'there, but'}`)),
      ])
  })

  it.runIf(site.features.curbRules)('of a curb rule without its date', () => {
    const lines = [{ item: 'A couch', mark: 'yes', note: 'With a sticker.' }] as const
    const about = { hauler: { name: 'LRS' }, source: { label: 'The town', href: 'https://town.example' } }
    const withDate = (asOf?: string) => withTown({ curb: { answer: 'Yes.', lines, ...about, ...(asOf && { asOf }) } })
    expect(withDate()).toEqual([expect.stringContaining('curb.asOf: is missing')])
    expect(withDate('May 2019')).toEqual([expect.stringContaining('curb.asOf: May 2019 is no month')])
    expect(withDate(site.reviewed.slice(0, 4))).toEqual([])
  })

  it('of a service', () => {
    const at = `services (${first.slug})`
    expect(withService({ description: 'Short.' })).toEqual([`${at}: description: has 6 characters, not 70 to 155`])
    expect(withService({ cost: { low: 0, high: 1 } })).toEqual([expect.stringContaining(`${at}: cost: 0 to 1 cents`)])
    expect(withService({ towns: [{ slug: 'springfield', note: 'Far.' }] })).toEqual([
      `${at}: towns: "springfield" does not exist`,
    ])
    const copied = { ...first, slug: 'copied', title: 'Another title', heading: 'Another heading' }
    expect(contentProblems(towns, [first, copied])).toContain(
      `services (copied): description: is that of ${first.slug}`,
    )
  })

  it('of a color', () => {
    const withColors = (changes: object) =>
      contentProblems(towns, services, { colors: { ...colors, ...changes }, dark, drawingColors })
    expect(withColors({ soft: colors.line })).toContainEqual(
      expect.stringMatching(/^theme\.ts: soft on paper: has a contrast of \d\.\d\d, not at least 7$/),
    )
  })
})
