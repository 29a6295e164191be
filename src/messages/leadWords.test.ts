import { expect, it } from 'vitest'
import { storedLead } from '../../tests/support/services.ts'
import type { StoredLead } from '../store/lead.ts'
import { bookingNote } from './leadMessage.ts'
import { lacksWindow } from './leadWords.ts'

const lead = (changes: Partial<StoredLead>) => storedLead({ form: 'booking', ...changes })

const whatTheyRead = 'We told them the time isn’t confirmed yet and that you’ll call them.'
const heldNote = [
  'The time is held for 30 minutes and then free for others: it looks unusual, or a lot came in at once. If it’s real, open it on the desk and release it.',
]
const letGo = 'The time is NOT booked: it was held for 30 minutes and is free again.'
const canceled = 'The time is NOT booked: the booking was canceled.'

it.each([
  ['live', false, []],
  ['live', true, ['The time is booked for them.', whatTheyRead]],
  ['held', false, heldNote],
  ['held', true, [...heldNote, whatTheyRead]],
  ['let-go', false, [letGo]],
  ['let-go', true, [letGo, whatTheyRead]],
  ['canceled', false, [canceled]],
  ['canceled', true, [canceled]],
  [undefined, false, ['The time is NOT booked.']],
  [undefined, true, ['The time is NOT booked.', whatTheyRead]],
] as const)(
  'says what is true of a time that is %s, and what its sender read (unconfirmed: %j)',
  (booking, unconfirmed, note) => {
    for (const change of ['sent', 'corrected', 'photos'] as const)
      expect(bookingNote(lead({ booking, unconfirmed }), change)).toEqual(note)
    for (const change of ['moved', 'canceled'] as const)
      expect(bookingNote(lead({ booking, unconfirmed }), change)).toEqual([])
    expect(bookingNote(lead({ form: 'quote', booking, unconfirmed }), 'sent')).toEqual([])
  },
)

it('knows who asks for a time that is not theirs', () => {
  const states = ['live', 'held', 'let-go', 'canceled', undefined] as const
  expect(states.filter((booking) => lacksWindow(lead({ booking })))).toEqual(states.slice(1))
  expect(lacksWindow(lead({ form: 'quote' }))).toBe(false)
})
