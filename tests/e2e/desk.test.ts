import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { sentences } from '#sentences'
import type { Env } from '../../src/env.ts'
import { paths } from '../../src/routes.ts'
import { testBrowser } from '../support/browser.ts'
import { phonePhoto } from '../support/photos.ts'
import { multipart, openWindows, typedBooking } from '../support/requests.ts'

const browser = testBrowser()
const thumb = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
} as const
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

/** The newest link in a mail that opens the desk, as it's on this machine. */
async function signInLink(): Promise<string> {
  const { SITE_URL } = (await browser.site.env()) as unknown as Env
  const links = (await browser.site.wholeMails<{ text: string }>()).flatMap(
    ({ text }) => /https?:\S+sign-in\?t=\S+/.exec(text) ?? [],
  )
  return (links.at(-1) ?? '').replace(SITE_URL, browser.site.origin)
}

it('whoever signs in by mail sees the day, takes the steps of a pickup, and sends photos that are made small', async () => {
  const { site } = browser
  const { NOTIFY_TO } = (await site.env()) as unknown as Env
  const [slot = ''] = await openWindows(site)
  const booking = typedBooking(slot, { phone: '2025559701', address: '7 Piano Lane' })
  const booked = await site.post('/schedule', multipart(booking))
  const page = await browser.visit(paths.deskDay(slot.slice(0, 10)), thumb)
  await page.getByLabel('Your email address').fill(NOTIFY_TO)
  await tap(page, 'Email me a link')
  await page.getByText('it has an email with a link').waitFor()
  await expect.poll(signInLink).not.toBe('')
  await page.goto(await signInLink())
  await tap(page, 'Open the desk here')
  const stop = page.getByRole('listitem').filter({ hasText: '7 Piano Lane' })
  // The next step is on the same screen as the stop's beginning, whichever others come before it.
  const top = async (part: typeof stop) => (await part.boundingBox())?.y ?? Number.NaN
  const next = stop.getByRole('button', { name: 'On the way: 20 min' })
  expect((await top(next)) - (await top(stop))).toBeLessThan(thumb.viewport.height - 52 - 200)
  // The day's next stop has it, which may be another test's.
  await page.getByText('Running late').tap()
  await page.getByRole('button', { name: '15 min' }).waitFor()
  // Without a signal the phone shows the day as it was, keeps the tap, and sends it once there's one.
  await page.evaluate('navigator.serviceWorker.ready')
  await page.reload()
  await page.context().setOffline(true)
  await next.tap()
  await page.getByText('Not saved yet').waitFor()
  expect(await browser.rows("SELECT * FROM events WHERE kind = 'on-the-way'")).toEqual([])
  await page.context().setOffline(false)
  await stop.getByText(/On the way since/).waitFor()
  await stop.getByText('Done', { exact: true }).tap()
  await stop.getByLabel('What they paid').fill('245')
  await stop.getByText('Photos before', { exact: true }).tap()
  const large = phonePhoto({ width: 2400, height: 1800 }).jpeg({ quality: 100 })
  const photo = { name: 'after.jpg', mimeType: 'image/jpeg', buffer: await large.toBuffer() }
  const photos = stop.getByLabel('Photos of the empty spot')
  await photos.tap()
  await photos.setInputFiles([photo, { ...photo, name: 'cloud.jpg', buffer: Buffer.alloc(0) }])
  await stop.getByText(`cloud.jpg: ${sentences.form.refusals.unreadable}`).waitFor()
  const sizes = await photos.evaluate((input: HTMLInputElement) => Array.from(input.files ?? [], ({ size }) => size))
  expect([sizes.length, (sizes[0] ?? 0) < photo.buffer.length]).toEqual([1, true])
  await stop.getByRole('button', { name: 'it’s done' }).tap()
  await stop.getByText('$245').first().waitFor()
  const customer = await browser.visit(booked.headers.get('location') ?? '', thumb)
  for (const said of ['Paid', 'After']) await customer.getByText(said, { exact: true }).waitFor()
})
