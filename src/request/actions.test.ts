import { describe, expect, it } from 'vitest'
import { actions, type By, may, typedCents, typedEvent } from './actions.ts'
import type { EventKind } from './event.ts'
import { type CustomerRequest, fold } from './evolve.ts'

const request = (status: CustomerRequest['status'], more: Partial<CustomerRequest> = {}): CustomerRequest => ({
  ...fold('7K2M9QX4RD', []),
  form: 'quote',
  status,
  ...more,
})
const price = { cents: 24_500, lines: [], isOpen: true }
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
    [
      'owner',
      request('booked'),
      'details priced note spam undone moved canceled crew on-the-way late arrived done nobody-there',
    ],
    ['owner', request('done', { booking: 'live' }), 'details note undone complained again shown receipt costs'],
    ['owner', request('called'), 'details call-again voicemail priced lost note spam undone booked'],
    // The day on which they're called again has come.
    [
      'owner',
      request('called', { callAgain: '2026-11-24' }),
      'details called call-again voicemail priced lost note spam undone booked',
    ],
    ['owner', request('spam'), 'details note undone'],
    [
      'crew',
      request('booked', { booking: 'live' }),
      'priced undone crew on-the-way late arrived done costs placed nobody-there',
    ],
    ['crew', request('new'), 'undone'],
    ['customer', request('priced', { price }), 'corrected photos details agreed withdrawn booked'],
    ['customer', request('new', { price }), 'corrected photos details withdrawn booked'],
    ['customer', request('done'), 'corrected photos details sought'],
  ] as const)('by the %s', (by, asked, expected) => {
    expect(canDo(by, asked)).toBe(expected)
  })
})

it.each([
  ['priced', ' $1,250.50 ', { kind: 'priced', data: { cents: 125_050, lines: [] } }],
  [
    'priced',
    '3/4 truck $420\n Mattress 30 \nPhone discount -25',
    {
      kind: 'priced',
      data: {
        cents: 42_500,
        lines: [
          { what: '3/4 truck', cents: 42_000 },
          { what: 'Mattress', cents: 3000 },
          { what: 'Phone discount', cents: -2500 },
        ],
      },
    },
  ],
  [
    'priced',
    '245\nFriend’s discount −25',
    {
      kind: 'priced',
      data: {
        cents: 22_000,
        lines: [
          { what: 'Price', cents: 24_500 },
          { what: 'Friend’s discount', cents: -2500 },
        ],
      },
    },
  ],
  ['priced', '450\n3/4 truck 420', { message: 'The lines come to $420, not $450' }],
  ['priced', '0', { message: expect.stringContaining('in dollars, like 245') }],
  ['priced', 'NaN', { message: expect.stringContaining('in dollars, like 245') }],
  ['priced', 'Mattress', { message: expect.stringContaining('in dollars, like 245') }],
  ['priced', 'Mattress 30\nDiscount -30', { message: expect.stringContaining('in dollars, like 245') }],
  ['lost', 'because', { message: 'Pick why it was lost' }],
  ['call-again', ' 2026-11-24 ', { kind: 'call-again', data: { date: '2026-11-24' } }],
  ['call-again', 'Tuesday', { message: 'Pick a day' }],
  ['note', '  ', { message: 'Type a note first' }],
  ['called', 'anything', { kind: 'called', data: {} }],
] as const)('%s takes "%s" as it should', (name, typed, expected) => {
  expect(typedEvent(name, typed)).toEqual(expected)
})

it.each([
  ['310', 31_000],
  ['310.5', 31_050],
  ['310,5', 31_050],
  ['$310', 31_000],
  ['310,00', 31_000],
  ['1,310', 131_000],
  ['1,310.50', 131_050],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1234567890', undefined],
  ['100,000', undefined],
  ['1,310,50', undefined],
  ['three', undefined],
])('somebody who types %j means so many cents: %j', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents)
})
