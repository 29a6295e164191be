import { load } from 'cheerio'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Env } from '../../src/env.ts'
import type { Services } from '../../src/server/services.ts'
import { book } from '../../src/server/store/bookings.ts'
import { faultyDatabase } from '../support/faults.ts'
import { builtFiles } from '../support/files.ts'
import { closeDate, openDate } from '../support/ownerCalendar.ts'
import { testServices } from '../support/services.ts'
import { testSite } from '../support/site.ts'

const site = testSite()
const clock = { now: 0 }
let services: Services
let env: Env
vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeAll(async () => {
  services = await testServices(site, clock, [])
  env = { ...services.env, ASSETS: builtFiles }
})
beforeEach(() => env.DB.prepare('DELETE FROM bookings').run())

/** A page's text at some time, with the link of its window. */
async function said(iso: string, path = '/', at: Env = env) {
  clock.now = Date.parse(iso)
  const $ = load(await (await createApp(services).request(path, { headers: { accept: 'text/html' } }, at)).text())
  const lines = $('main .same-day-line')
    .toArray()
    .map((line) => $(line).text())
    .filter(Boolean)
  return { lines, href: $('main a.same-day-line').attr('href') }
}

it.each(['/', '/services/hot-tub-removal', '/service-areas/naperville'])(
  '%s says when the next truck can come',
  async (path) => {
    expect(await said('2026-11-23T10:00:00-06:00', path)).toEqual({
      lines: ['Next pickup: today, noon to 2 PM', 'Call before 2 PM for today: 4 h left'],
      href: '/schedule?slot=2026-11-23T12',
    })
  },
)

it('goes to the next free window, and no longer counts down once today is full', async () => {
  const hours = ['12', '14', '16']
  for (const hour of hours) for (const seat of [1, 2]) await book(env.DB, `T${hour}${seat}`, `2026-11-23T${hour}`, 2, 1)
  expect((await said('2026-11-23T10:01:00-06:00')).lines).toEqual(['Next pickup: tomorrow, 8 to 10 AM'])
})

it('ends at 2 PM to the millisecond', async () => {
  expect((await said('2026-11-24T13:59:59.999-06:00')).lines).toEqual([
    'Next pickup: today, 4 to 6 PM',
    'Call before 2 PM for today: 1 min left',
  ])
  expect((await said('2026-11-24T14:00:00.000-06:00')).lines).toEqual(['Next pickup: tomorrow, 8 to 10 AM'])
})

it('knows Sundays, holidays and days that the owner closed', async () => {
  expect((await said('2026-11-21T20:00:00-06:00')).lines).toEqual(['Next pickup: tomorrow, 10 AM to noon'])
  expect((await said('2026-11-25T20:00:00-06:00')).lines).toEqual(['Next pickup: Fri, Nov 27, 8 to 10 AM'])
  expect((await said('2026-11-26T09:00:00-06:00')).lines).toEqual(['Next pickup: tomorrow, 8 to 10 AM'])
  await closeDate(env.DB, '2026-11-30')
  expect((await said('2026-11-30T09:00:00-06:00')).lines).toEqual(['Next pickup: tomorrow, 8 to 10 AM'])
  await openDate(env.DB, '2026-11-30')
})

it.each(['throws', 'hangs'] as const)(
  'says nothing of windows when the database %s, and what the clock says holds',
  async (fault) => {
    const broken = { ...env, DB: faultyDatabase(env.DB, fault) }
    expect(await said('2026-12-01T12:48:00-06:00', '/', broken)).toEqual({
      lines: ['Call before 2 PM for today: 1 h 12 min left'],
      href: undefined,
    })
    expect((await said('2026-12-01T15:00:00-06:00', '/', broken)).lines).toEqual(['Next pickups tomorrow at 8 AM'])
  },
)

describe('the work order of a service', () => {
  /** What its form gives as the soonest pickup at some time. */
  async function soonest(iso: string, at: Env = env) {
    clock.now = Date.parse(iso)
    const path = '/services/hot-tub-removal'
    const $ = load(await (await createApp(services).request(path, { headers: { accept: 'text/html' } }, at)).text())
    return $('.order-fields dt:contains(Soonest) + dd').text()
  }

  it.each([
    ['2026-12-07T00:00:00.000-06:00', 'Today, 8 to 10 AM'],
    ['2026-12-07T10:00:00.000-06:00', 'Today, noon to 2 PM'],
    ['2026-12-07T13:59:59.999-06:00', 'Today, 4 to 6 PM'],
    ['2026-12-07T14:00:00.000-06:00', 'Tomorrow, 8 to 10 AM'],
    ['2026-12-07T23:59:59.999-06:00', 'Tomorrow, 8 to 10 AM'],
    ['2026-12-08T00:00:00.000-06:00', 'Today, 8 to 10 AM'],
    ['2026-12-24T20:00:00.000-06:00', 'Sat, Dec 26, 8 to 10 AM'],
  ])('at %s says %s, as the top of the page does', async (iso, expected) => {
    expect(await soonest(iso)).toBe(expected)
    expect((await said(iso, '/services/hot-tub-removal')).lines[0]).toBe(
      `Next pickup: ${expected.replace(/^To/, 'to')}`,
    )
  })

  it('says what the clock alone knows when the database can’t be read', async () => {
    const broken = { ...env, DB: faultyDatabase(env.DB, 'throws') }
    expect(await soonest('2026-12-09T09:00:00-06:00', broken)).toBe('Today, if you call before 2 PM')
    expect(await soonest('2026-12-09T22:00:00-06:00', broken)).toBe('Tomorrow at 8 AM')
  })
})
