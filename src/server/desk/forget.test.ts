import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import { hasPickupComing } from './forget.ts'

it('a crew is still going to come for a booked pickup until its window is over', () => {
  const slot = '2026-11-24T10'
  const { end } = slotTimes(slot, { timeZone: site.timeZone, windowHours })
  const booked = { slot, booking: 'live', stage: 'booked' } as const
  expect([hasPickupComing(booked, end - 1), hasPickupComing(booked, end)]).toEqual([true, false])
  expect(hasPickupComing({ ...booked, stage: 'done' }, end - 1)).toBe(false)
  expect(hasPickupComing({ slot: null, booking: 'canceled', stage: 'lost' }, end - 1)).toBe(false)
})
