import { describe, expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { colors, drawn } from '#site/theme.ts'
import { towns } from '#site/towns.ts'
import type { Service } from '../../src/sites/service.ts'
import type { Town, WholeTown } from '../../src/sites/town.ts'
import { contentProblems } from './contentProblems.ts'

const [lisle, ...otherTowns] = towns as readonly [WholeTown, ...WholeTown[]]
const [first, ...otherServices] = services as readonly [Service, ...Service[]]
const withTown = (changes: Partial<Town>) => contentProblems([{ ...lisle, ...changes }, ...otherTowns], services)
const withService = (changes: Partial<Service>) => contentProblems(towns, [{ ...first, ...changes }, ...otherServices])

it('finds no problem in the site’s content', () => {
  expect(contentProblems(towns, services)).toEqual([])
})

describe('a build fails and names file, record and field', () => {
  it('of a town', () => {
    expect(withTown({ zips: ['6053'] })).toEqual(['towns.ts: lisle: zips: 6053 is no ZIP code of this area'])
    expect(withTown({ dropOff: ' ' })).toEqual(['towns.ts: lisle: dropOff: is empty'])
    expect(withTown({ permit: undefined as never })).toEqual(['towns.ts: lisle: permit: is missing'])
    expect(withTown({ curb: { ...lisle.curb, asOf: undefined } })).toContainEqual(expect.stringContaining('curb.asOf'))
    expect(withTown({ slug: 'lemont' })).toContain('towns.ts: lemont: slug: another record has it')
  })

  it('of a service', () => {
    const at = `services (${first.slug})`
    expect(withService({ description: 'Short.' })).toEqual([`${at}: description: has 6 characters, not 70 to 155`])
    expect(withService({ picture: '' })).toEqual([`${at}: picture: is empty`])
    expect(withService({ fromDollars: 0 })).toEqual([expect.stringContaining(`${at}: fromDollars: 0 is not between`)])
    expect(withService({ towns: [{ slug: 'springfield', note: 'Far.' }] })).toEqual([
      `${at}: towns: "springfield" does not exist`,
    ])
  })

  it('of a color', () => {
    const withColors = (changes: object) =>
      contentProblems(towns, services, { colors: { ...colors, ...changes }, drawn })
    expect(withColors({ ink: 'black' })).toEqual([expect.stringContaining('theme.ts: colors.ink: must be a color')])
    expect(withColors({ purple: colors.ink })).toEqual([expect.stringContaining('theme.ts: colors.purple: ')])
    expect(withColors({ soft: colors.line })).toContainEqual(
      expect.stringMatching(/^theme\.ts: soft on paper: has a contrast of \d\.\d\d, not at least 7$/),
    )
  })
})
