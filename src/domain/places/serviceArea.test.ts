import { expect, it } from 'vitest'
import { placeProblem, serviceArea } from './serviceArea.ts'
import type { AreaTown } from './zipArea.ts'

const towns: readonly AreaTown[] = [
  { name: 'Ashford', zips: ['12340', '12341'], boxZips: ['12366'] },
  { name: 'Ashford Falls', zips: ['12350'], sharedZips: [{ zip: '12327', place: 'Burr Bridge' }] },
  { name: 'Springfield', zips: ['12345'], sharedZips: [{ zip: '12328', place: 'Crane Hill' }] },
  { name: 'St. Paul', zips: ['12360'] },
  { name: 'Cañon City', zips: ['12361'] },
  { name: 'Elm Creek', zips: ['12362'] },
]
const region = {
  state: { code: 'NY', name: 'New York' },
  otherStates: ['Oregon', 'Virginia'],
  zipPrefixes: ['12', '463'],
}

it.each([
  ['12350', 'yes', 'Ashford Falls'],
  ['123501234', 'yes', 'Ashford Falls'],
  ['Ashford 12345', 'yes', 'Springfield'],
  ['12345 Springfield', 'yes', 'Springfield'],
  ['springfield, NY', 'yes', 'Springfield'],
  ['Springfield ny', 'yes', 'Springfield'],
  ['Springfield, New York, USA', 'yes', 'Springfield'],
  ['  SPRINGFIELD ', 'yes', 'Springfield'],
  ['12 Oak Street, Springfield', 'yes', 'Springfield'],
  ['12 oak st springfield ny', 'yes', 'Springfield'],
  ['97477 Route 59, Springfield', 'yes', 'Springfield'],
  ['97477 Route 59, Oregon 12340', 'yes', 'Ashford'],
  ['9 Mill Road, Apt 4, Ashford Falls', 'yes', 'Ashford Falls'],
  ['Saint Paul', 'yes', 'St. Paul'],
  ['Canon City', 'yes', 'Cañon City'],
  ['Elmcreek', 'yes', 'Elm Creek'],
  ['12327', 'probably', 'Ashford Falls'],
  ['Crane -- Hill', 'probably', 'Springfield'],
])('answers %j with %s: %s', (typed, kind, town) => {
  expect(serviceArea(typed, towns, region)).toEqual({ kind, town })
})

it.each([
  'North Ashford',
  '12 Main Street North Ashford',
  'Elm Creek Terrace',
  'Ashford Hills',
  'near Springfield',
  'Springfield, Ashford',
  'Springfield, by the mill',
  'Springfield Oregon',
  'Port Virginia',
  '46320',
  'Springfield 12399',
  'one sofa or',
  '12 OAK CT',
  '',
])('can’t tell of %j: a name within another is another place', (typed) => {
  expect(serviceArea(typed, towns, region)).toEqual({ kind: 'call' })
})

it.each([
  ['Sprngfield', 'Springfield'],
  ['Spirngfield, NY', 'Springfield'],
  ['12 Oak Street, Ashferd', 'Ashford'],
  ['Crane Hall', 'Crane Hill'],
])('asks of %j whether %s was meant', (typed, meant) => {
  expect(serviceArea(typed, towns, region)).toEqual({ kind: 'near-miss', meant })
})

it.each([
  '90210',
  'Springfield 97477',
  '46123',
  'springfield, oregon',
  'Springfield, mo.',
  'Springfield, OR, USA',
  'Springfield OR',
])('says that %j is too far', (typed) => {
  expect(serviceArea(typed, towns, region)).toEqual({ kind: 'too-far' })
})

it('knows a town that is called like a state, and its own state', () => {
  const named = [{ name: 'Washington', zips: [] }]
  const missouri = { state: { code: 'MO', name: 'Missouri' }, otherStates: ['Washington'], zipPrefixes: [] }
  for (const typed of ['washington', 'Washington, mo', 'Washington MO USA', 'Washington, Missouri'])
    expect(serviceArea(typed, named, missouri), typed).toEqual({ kind: 'yes', town: 'Washington' })
  for (const typed of ['Washington, PA', 'Washington, Washington'])
    expect(serviceArea(typed, named, missouri), typed).toEqual({ kind: 'too-far' })
})

it('tells two towns with one name apart by the state that’s typed, in a business that works in both', () => {
  const kansas = { code: 'KS', name: 'Kansas' }
  const both: readonly AreaTown[] = [
    { name: 'Kansas City', zips: ['64105'] },
    { name: 'Kansas City, KS', state: kansas, zips: ['66101'] },
    { name: 'ʻEwa Park', state: kansas, zips: ['66204'] },
  ]
  const area = { state: { code: 'MO', name: 'Missouri' }, otherStates: ['Kansas'], zipPrefixes: [] }
  for (const typed of ['Kansas City', 'kansas city, mo', '66101, no: 64105', 'Kansas City Missouri'])
    expect(serviceArea(typed, both, area), typed).toEqual({ kind: 'yes', town: 'Kansas City' })
  for (const typed of ['Kansas City, KS', 'Kansas City KS', 'Kansas City, Kansas', '66101'])
    expect(serviceArea(typed, both, area), typed).toEqual({ kind: 'yes', town: 'Kansas City, KS' })
  expect(serviceArea('Ewa Park, KS', both, area)).toEqual({ kind: 'yes', town: 'ʻEwa Park' })
  expect([serviceArea('Ewa Park, MO', both, area), serviceArea('Ewa Park, NE', both, area)]).toEqual([
    { kind: 'call' },
    { kind: 'too-far' },
  ])
})

it('knows what cannot be looked up', () => {
  for (const typed of ['', '  ', '?!']) expect(placeProblem(typed), typed).toBe('empty')
  for (const typed of ['1234', '123400', '12345-12']) expect(placeProblem(typed), typed).toBe('no-zip')
  for (const typed of ['12345', '12345-1234', 'Springfield']) expect(placeProblem(typed), typed).toBeUndefined()
})
