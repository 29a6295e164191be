import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { placeProblem, serviceArea } from './serviceArea.ts'

const answer = (typed: string) => serviceArea(typed, towns, site.area.otherStates)

it('says yes to a ZIP or a name of ours, however it is typed', () => {
  for (const typed of ['60540', 'Naperville 60540', 'naperville, IL', '  NAPERVILLE ', '60540-1234', '60566'])
    expect(answer(typed), typed).toEqual({ kind: 'yes', town: 'Naperville' })
  expect(answer('downers-grove')).toEqual({ kind: 'yes', town: 'Downers Grove' })
})

it('says probably where a mailing ZIP crosses a town line', () => {
  expect(answer('60527')).toEqual({ kind: 'probably', town: 'Darien' })
  expect(answer('Crest Hill')).toEqual({ kind: 'probably', town: 'Joliet' })
})

it('asks to call for the rest, and never mistakes the Aurora of another state', () => {
  for (const typed of ['80012', 'Aurora, Colorado', 'Aurora CO', 'Springfield', '', '6054'])
    expect(answer(typed), typed).toEqual({ kind: 'call' })
})

it('trusts the ZIP over the name', () => {
  expect(answer('Aurora 80012')).toEqual({ kind: 'call' })
})

it('knows what cannot be looked up', () => {
  for (const typed of ['', '  ', '?!']) expect(placeProblem(typed), typed).toBe('empty')
  for (const typed of ['605', '6054', '605400', '60540-12']) expect(placeProblem(typed), typed).toBe('no-zip')
  for (const typed of ['60540', '60540-1234', 'Naperville', 'Naperville 60540', 'Timbuktu'])
    expect(placeProblem(typed), typed).toBeUndefined()
})
