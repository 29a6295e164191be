import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { sqliteD1 } from '../../../tests/support/sqlite.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import { eraseSql } from '../store/ownerSql.ts'
import { hasPickupComing } from './forget.ts'

it('a crew is still going to come for a booked pickup until its window is over', () => {
  const slot = '2026-11-24T10'
  const { end } = slotTimes(slot, { timeZone: site.timeZone, windowHours })
  const booked = { slot, booking: 'live', stage: 'booked' } as const
  expect([hasPickupComing(booked, end - 1), hasPickupComing(booked, end)]).toEqual([true, false])
  expect(hasPickupComing({ ...booked, stage: 'done' }, end - 1)).toBe(false)
  expect(hasPickupComing({ slot: null, booking: 'canceled', stage: 'lost' }, end - 1)).toBe(false)
})

it('finds every table of ours with a reference, and leaves D1’s own alone, which it answers with an error', async () => {
  const DB = sqliteD1()
  await DB.exec('CREATE TABLE _cf_KV (reference TEXT)')
  const [, , , tables] = await DB.batch<{ name: string }>(eraseSql('7K2M9QX4RD', 1).map((sql) => DB.prepare(sql)))
  expect(tables?.results.map(({ name }) => name).sort()).toEqual([
    'bookings',
    'desk_events',
    'leads',
    'outbox',
    'photos',
    'revisions',
    'visits',
  ])
})
