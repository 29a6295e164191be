import { expect, it } from 'vitest'
import { freeSeats, seatsWords } from './deskCalendar.ts'

it.each([
  [2, 0, '2 free', 2],
  [3, 1, '2 of 3 free', 2],
  [2, 2, 'Full', 0],
  // One more than there are crews, and a window whose crews were taken away.
  [2, 3, 'Full', 0],
  [0, 1, 'Full', 0],
  [0, 0, 'No crew', 0],
])('a window with %i crews and %i pickups is %j', (crews, count, words, free) => {
  const pickup = { reference: '', slot: '', answers: {}, town: '', isHeld: false, isDone: false }
  const window = { slot: '2026-11-23T10', crews, isOver: false, pickups: Array.from({ length: count }, () => pickup) }
  expect([seatsWords(window), freeSeats(window)]).toEqual([words, free])
})
