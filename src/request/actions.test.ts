import { describe, expect, it } from 'vitest'
import { actions, type By, may, typedEvent } from './actions.ts'
import type { EventKind } from './event.ts'
import { type CustomerRequest, fold } from './evolve.ts'

const request = (status: CustomerRequest['status'], more: Partial<CustomerRequest> = {}): CustomerRequest => ({
  ...fold('7K2M9QX4RD', []),
  form: 'quote',
  status,
  ...more,
})
const price = { cents: 24_500, isOpen: true }
const canDo = (by: By, asked: CustomerRequest) =>
  (Object.keys(actions) as EventKind[]).filter((name) => may(by, name, asked)).join(' ')

describe('what can be done', () => {
  it.each([
    ['owner', request('new'), 'called priced lost note spam undone booked'],
    ['owner', request('new', { form: 'contact' }), 'called lost closed note spam undone'],
    [
      'owner',
      request('held', { booking: 'held' }),
      'called priced lost note spam released undone booked moved canceled',
    ],
    ['owner', request('booked'), 'note spam undone moved canceled on-the-way late arrived done'],
    ['owner', request('done'), 'note undone receipt'],
    ['owner', request('spam'), 'note undone'],
    ['crew', request('booked'), 'on-the-way late arrived done'],
    ['crew', request('new'), ''],
    ['customer', request('priced', { price }), 'corrected photos details agreed withdrawn booked'],
    ['customer', request('new', { price }), 'corrected photos details withdrawn booked'],
    ['customer', request('done'), 'corrected photos details'],
  ] as const)('by the %s', (by, asked, expected) => {
    expect(canDo(by, asked)).toBe(expected)
  })
})

it.each([
  ['priced', ' $1,250.50 ', { kind: 'priced', data: { cents: 125_050 } }],
  ['priced', 'NaN', { message: 'Type the price in dollars, like 245' }],
  ['lost', 'because', { message: 'Pick why it was lost' }],
  ['note', '  ', { message: 'Type a note first' }],
  ['called', 'anything', { kind: 'called', data: {} }],
] as const)('%s takes "%s" as it should', (name, typed, expected) => {
  expect(typedEvent(name, typed)).toEqual(expected)
})
