// No statement reads a whole table that grows: on the free plan that would let a few cheap requests use up a day's rows.
import { beforeAll, expect, it, vi } from 'vitest'
import { dateMs } from '../../src/domain/calendar/localTime.ts'
import type { Env } from '../../src/env.ts'
import { findFriend } from '../../src/store/storedLeads.ts'
import { appSite } from '../support/appSite.ts'
import { everyChannel } from '../support/outside.ts'
import { sqliteD1 } from '../support/sqlite.ts'
import { preparingPlaces, scansOf, watchedD1 } from '../support/watchedD1.ts'
import { useAtLength, useWholeSite } from '../support/wholeUse.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const raw = sqliteD1()
const { DB, places } = watchedD1(raw)
const noon = dateMs('2026-11-21') + 18 * 60 * 60_000

beforeAll(async () => {
  const site = appSite({ ...everyChannel, DB } as Partial<Env>, noon)
  await useWholeSite(site, raw)
  await useAtLength(site)
  // A business without referrals never asks.
  await findFriend(DB, 'ABCDEFGH')
})

it('sees every statement that there is', () => {
  expect(preparingPlaces().filter((place) => !places.has(place))).toEqual([])
})

it('finds none that reads a whole table or index', async () => {
  const scans: string[] = []
  for (const [place, { queries }] of places)
    for (const query of queries) for (const scan of await scansOf(raw, query)) scans.push(`${place}: ${scan}`)
  expect(scans).toEqual([])
})
