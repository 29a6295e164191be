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
    ['owner', request('new'), 'details called call-again voicemail priced lost note spam undone booked'],
    ['owner', request('new', { form: 'contact' }), 'details called call-again voicemail lost closed note spam undone'],
    [
      'owner',
      request('held', { booking: 'held' }),
      'details called call-again voicemail priced lost note spam released undone booked moved canceled',
    ],
    ['owner', request('booked'), 'details note spam undone moved canceled on-the-way late arrived done'],
    ['owner', request('done'), 'details note undone'],
    ['owner', request('called'), 'details call-again voicemail priced lost note spam undone booked'],
    // The day on which they're called again has come.
    [
      'owner',
      request('called', { callAgain: '2026-11-24' }),
      'details called call-again voicemail priced lost note spam undone booked',
    ],
    ['owner', request('spam'), 'details note undone'],
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
  ['call-again', ' 2026-11-24 ', { kind: 'call-again', data: { date: '2026-11-24' } }],
  ['call-again', 'Tuesday', { message: 'Pick a day' }],
  ['note', '  ', { message: 'Type a note first' }],
  ['called', 'anything', { kind: 'called', data: {} }],
] as const)('%s takes "%s" as it should', (name, typed, expected) => {
  expect(typedEvent(name, typed)).toEqual(expected)
})
