import { expect, it } from 'vitest'
import { serviceArea } from '../../domain/places/serviceArea.ts'
import { site } from './site.ts'
import { towns } from './towns.ts'

const answer = (typed: string) => serviceArea(typed, towns, site.area)

it('says yes to a ZIP or a name of ours, however it is typed', () => {
  for (const typed of ['60540', 'Naperville 60540', 'naperville, IL', '  NAPERVILLE ', '60540-1234', '60566'])
    expect(answer(typed), typed).toEqual({ kind: 'yes', town: 'Naperville' })
  expect(answer('downers-grove')).toEqual({ kind: 'yes', town: 'Downers Grove' })
})

it('says probably where a mailing ZIP crosses a town line', () => {
  expect(answer('60527')).toEqual({ kind: 'probably', town: 'Darien' })
  expect(answer('Crest Hill')).toEqual({ kind: 'probably', town: 'Joliet' })
  expect(answer('Boulder Hill')).toEqual({ kind: 'probably', town: 'Oswego' })
})

it('asks to call for the rest, and never mistakes the Aurora of another state', () => {
  for (const typed of [
    '80012',
    'Aurora, Colorado',
    'Aurora CO',
    'Aurora, co',
    'Plainfield, New Jersey',
    'Batavia NY',
    'Springfield',
    '',
    '6054',
    'Aurora 80012',
  ])
    expect(answer(typed), typed).toEqual({ kind: 'call' })
})
