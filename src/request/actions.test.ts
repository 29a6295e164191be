import { describe, expect, it } from 'vitest'
import { actions, type DeskAction, may, typedFor } from './actions.ts'
import type { DeskRow, Stage } from './request.ts'

const request = (stage: Stage, more: Partial<DeskRow> = {}) =>
  ({ form: 'quote', stage, booking: null, spamSignals: [], ...more }) as unknown as DeskRow
const canDo = (by: 'owner' | 'crew' | 'customer', asked: DeskRow) =>
  (Object.keys(actions) as DeskAction[]).filter((name) => may(by, name, asked)).join(' ')

describe('what can be done', () => {
  it.each([
    ['owner', request('new'), 'called quoted lost note spam undid booked'],
    ['owner', request('new', { form: 'contact' }), 'called lost closed note spam undid'],
    ['owner', request('called', { booking: 'held' }), 'quoted lost note spam released undid booked'],
    ['owner', request('booked'), 'note spam undid moved canceled set-out late arrived done'],
    ['owner', request('done'), 'note undid'],
    ['owner', request('spam'), 'note undid'],
    ['crew', request('booked'), 'set-out late arrived done'],
    ['crew', request('new'), ''],
    ['customer', request('quoted'), 'accepted withdrawn booked'],
    ['customer', request('new'), 'withdrawn booked'],
    ['customer', request('done'), ''],
  ] as const)('by the %s', (by, asked, expected) => {
    expect(canDo(by, asked)).toBe(expected)
  })
})

it.each([
  ['quoted', ' $1,250.50 ', { detail: '125050' }],
  ['quoted', 'NaN', { message: 'Type the price in dollars, like 245' }],
  ['lost', 'because', { message: 'Pick why it was lost' }],
  ['note', '  ', { message: 'Type a note first' }],
  ['called', 'anything', { detail: '' }],
] as const)('%s takes "%s" as it should', (name, typed, expected) => {
  expect(typedFor(name, typed)).toEqual(expected)
})
