import { expect, it } from 'vitest'
import type { Env } from '../../src/env.ts'
import { signInUrl } from '../../src/server/desk/session.ts'
import { violations } from '../support/axe.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { ownPlace } from '../support/business.ts'
import { wordiestMoment } from '../support/clock.ts'

const browser = testBrowser()

/** The owner's calendar on a narrow phone. */
async function openCalendar() {
  const page = await browser.visit('/robots.txt', { ...phone, viewport: { width: 360, height: 740 } })
  const { NOTIFY_TO } = (await browser.site.env()) as unknown as Pick<Env, 'NOTIFY_TO'>
  const env = { LEAD_SECRET: browser.site.secret, SITE_URL: browser.site.origin }
  // The Worker's clock is ahead, by the time that the tests have run.
  const now = () => wordiestMoment() + 60 * 60_000
  await page.goto(await signInUrl({ env, now }, { address: NOTIFY_TO, role: 'owner' }, '/desk/calendar'))
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor()
  return page
}

type Page = Awaited<ReturnType<typeof openCalendar>>

/** The page's last day on which anybody works. */
const lastDay = (page: Page) => page.locator('.desk-day:has(a.desk-seat)').last()

/** Adds a pickup in that day's first free window. */
async function add(page: Page, name: string): Promise<void> {
  await page.goto('/desk/calendar')
  await lastDay(page).locator('a.desk-seat').first().click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone').fill('2025558101')
  await page.getByLabel('Street address').fill('12 Oak Street')
  await page.getByLabel('ZIP or town').fill(ownPlace)
  await page.getByRole('button', { name: 'Book it' }).click()
  await page.getByRole('status').getByText('Booked the pickup').waitFor()
}

const check = async (page: Page) => {
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
}

it('somebody who phones is booked, moved and canceled with a thumb', async () => {
  const page = await openCalendar()
  await check(page)
  await page.locator('a.desk-seat').first().click()
  await check(page)
  await add(page, 'Marge Olson')
  await page.getByRole('link', { name: 'Move or cancel' }).click()
  await check(page)
  await page.locator('a.desk-seat').last().click()
  await page.getByRole('heading', { level: 1, name: 'Move Marge Olson?' }).waitFor()
  await check(page)
  await page.getByRole('button', { name: 'Move it' }).click()
  await page.getByRole('status').getByText('Moved the pickup to').waitFor()
  await page.getByRole('link', { name: 'Move or cancel' }).click()
  await page.getByRole('link', { name: 'Cancel the pickup' }).click()
  await check(page)
  await page.getByRole('button', { name: 'Cancel the pickup' }).click()
  await page.getByRole('status').getByText('Canceled the pickup').waitFor()
})

it('a day that’s closed names the two who are in it, and each can be moved from there', async () => {
  const page = await openCalendar()
  for (const name of ['Ann Kowalski', 'Bill Pritchard']) await add(page, name)
  await page.goto('/desk/calendar')
  await lastDay(page).getByRole('link', { name: 'Change' }).click()
  await check(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('status').getByText('Nobody can book it anymore').waitFor()
  for (const name of ['Ann Kowalski', 'Bill Pritchard'])
    await page.getByRole('link', { name, exact: false }).first().waitFor()
  await check(page)
  await page.getByRole('link', { name: 'Move Bill Pritchard' }).click()
  await page.getByRole('heading', { level: 1, name: 'Move Bill Pritchard' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'again' }).click()
  await page.getByRole('status').getByText('open again').waitFor()
})
