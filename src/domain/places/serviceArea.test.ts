import { expect, it } from 'vitest'
import type { AreaTown } from './serviceArea.ts'
import { isFarAway, placeProblem, serviceArea } from './serviceArea.ts'

const towns: readonly AreaTown[] = [
  { name: 'Ashford', zips: ['12340', '12341'], boxZips: ['12366'] },
  { name: 'Ashford Falls', zips: ['12350'], sharedZips: [{ zip: '12327', place: 'Burr Bridge' }] },
  { name: 'Springfield', zips: ['12345'], sharedZips: [{ zip: '12328', place: 'Crane Hill' }] },
]
const state = { state: { code: 'NY' }, otherStates: ['Oregon', 'Virginia'] }

it.each([
  ['12350', 'yes', 'Ashford Falls'],
  ['Springfield 12345', 'yes', 'Springfield'],
  ['springfield, NY', 'yes', 'Springfield'],
  ['  SPRINGFIELD ', 'yes', 'Springfield'],
  ['12327', 'probably', 'Ashford Falls'],
  ['Crane -- Hill 1', 'probably', 'Springfield'],
])('answers %j with %s: %s', (typed, kind, town) => {
  expect(serviceArea(typed, towns, state)).toEqual({ kind, town })
})

it.each(['Springfield 97477', 'Springfield, Oregon', 'Springfield, mo.', 'Springfield, OR, USA', ''])(
  'asks to call for %j, which may be a town of that name in another state',
  (typed) => {
    expect(serviceArea(typed, towns, state)).toEqual({ kind: 'call' })
  },
)

it('knows a town that is called like a state, and its own state', () => {
  const named = [{ name: 'Washington', zips: [] }]
  const missouri = { state: { code: 'MO' }, otherStates: ['Washington', 'Pennsylvania'] }
  for (const typed of ['washington', 'Washington, mo', 'Washington MO USA', 'Washington, Missouri'])
    expect(serviceArea(typed, named, missouri), typed).toEqual({ kind: 'yes', town: 'Washington' })
  for (const typed of ['Washington, PA', 'Washington Pennsylvania', 'Washington, Washington'])
    expect(serviceArea(typed, named, missouri), typed).toEqual({ kind: 'call' })
})

it.each([
  ['90210', true],
  ['Springfield 97477', true],
  ['46123', true],
  ['springfield, oregon', true],
  ['46320', false],
  ['Springfield 12345', false],
  ['one sofa or', false],
  ['Port Washington', false],
  ['Riverton, by the mill', false],
])('whether %j is too far, and not only a place nearby that isn’t listed: %s', (typed, isFar) => {
  expect(isFarAway(typed, { zipPrefixes: ['12', '463'], ...state })).toBe(isFar)
})

it('knows what cannot be looked up', () => {
  for (const typed of ['', '  ', '?!']) expect(placeProblem(typed), typed).toBe('empty')
  for (const typed of ['1234', '123400', '12345-12']) expect(placeProblem(typed), typed).toBe('no-zip')
  for (const typed of ['12345', '12345-1234', 'Springfield']) expect(placeProblem(typed), typed).toBeUndefined()
})
