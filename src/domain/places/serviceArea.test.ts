import { expect, it } from 'vitest'
import type { AreaTown } from './serviceArea.ts'
import { isFarAway, placeProblem, serviceArea } from './serviceArea.ts'

const towns: readonly AreaTown[] = [
  { name: 'Ashford', zips: ['12340', '12341'], boxZips: ['12366'] },
  { name: 'Ashford Falls', zips: ['12350'], sharedZips: [{ zip: '12327', place: 'Burr Bridge' }] },
  {
    name: 'Springfield',
    zips: ['12345'],
    sharedZips: [
      { zip: '12328', place: 'Crane Hill' },
      { zip: '12329', place: 'Boulder Lake' },
    ],
  },
]
const state = { state: { code: 'NY' }, otherStates: ['Oregon', 'Virginia'] }
const answer = (typed: string) => serviceArea(typed, towns, state)

it('says yes to a ZIP or a name of ours, however it is typed', () => {
  for (const typed of ['12345', 'Springfield 12345', 'springfield, NY', '  SPRINGFIELD ', '12345-1234'])
    expect(answer(typed), typed).toEqual({ kind: 'yes', town: 'Springfield' })
  expect(answer('12366')).toEqual({ kind: 'yes', town: 'Ashford' })
  expect(answer('12350')).toEqual({ kind: 'yes', town: 'Ashford Falls' })
  expect(answer('ash-ford')).toEqual({ kind: 'call' })
})

it('says probably where a mailing ZIP crosses a town line', () => {
  expect(answer('12327')).toEqual({ kind: 'probably', town: 'Ashford Falls' })
  expect(answer('Crane Hill')).toEqual({ kind: 'probably', town: 'Springfield' })
  expect(answer('Crane -- Hill 1')).toEqual({ kind: 'probably', town: 'Springfield' })
  expect(answer('boulder-lake')).toEqual({ kind: 'probably', town: 'Springfield' })
})

it('asks to call for the rest, and never mistakes a town of that name in another state', () => {
  for (const typed of [
    '97477',
    'Springfield, Oregon',
    'Springfield OR',
    'Springfield ME',
    'springfield oregon',
    'Springfield, mo.',
    'Crane Hill, AL',
    'Springfield, West Virginia',
    'Springfield, OR, USA',
    'Riverton',
    '',
    '1234',
  ])
    expect(answer(typed), typed).toEqual({ kind: 'call' })
})

it('knows a town that is called like a state, and its own state', () => {
  const named = [{ name: 'Washington', zips: [] }]
  const missouri = { state: { code: 'MO' }, otherStates: ['Washington', 'Pennsylvania'] }
  for (const typed of ['washington', 'Washington, MO', 'Washington, mo', 'Washington MO USA', 'Washington, Missouri'])
    expect(serviceArea(typed, named, missouri), typed).toEqual({ kind: 'yes', town: 'Washington' })
  for (const typed of ['Washington, PA', 'Washington Pennsylvania', 'Washington, Washington'])
    expect(serviceArea(typed, named, missouri), typed).toEqual({ kind: 'call' })
})

it('trusts the ZIP over the name', () => {
  expect(answer('Springfield 97477')).toEqual({ kind: 'call' })
})

it('tells a place far away from one nearby that is not listed', () => {
  const region = { zipPrefixes: ['12', '463'], ...state }
  for (const typed of ['90210', 'Springfield 97477', '46123', 'springfield, oregon', 'Springfield OR '])
    expect(isFarAway(typed, region), typed).toBe(true)
  for (const typed of [
    '12601',
    '46320',
    'Springfield',
    'Springfield 12345',
    'Riverton',
    'Oregon City',
    'one sofa or',
    'Port Washington',
    'Springfield, NY',
    'Springfield, New York',
    'Riverton, by the mill',
    '',
  ])
    expect(isFarAway(typed, region), typed).toBe(false)
})

it('knows what cannot be looked up', () => {
  for (const typed of ['', '  ', '?!']) expect(placeProblem(typed), typed).toBe('empty')
  for (const typed of ['123', '1234', '123400', '12345-12']) expect(placeProblem(typed), typed).toBe('no-zip')
  for (const typed of ['12345', '12345-1234', 'Springfield', 'Springfield 12345', 'Timbuktu'])
    expect(placeProblem(typed), typed).toBeUndefined()
})
