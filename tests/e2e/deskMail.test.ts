import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { sentences } from '#sentences'
import type { Env } from '../../src/env.ts'
import { violations } from '../support/axe.ts'
import { testBrowser } from '../support/browser.ts'
import { ownPlace } from '../support/business.ts'
import { smallTargets } from '../support/pageChecks.ts'
import { phonePhoto } from '../support/photos.ts'
import { jpeg, multipart, typedQuote } from '../support/requests.ts'

const browser = testBrowser()
const thumb = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

type Mail = { readonly to: string | readonly string[]; readonly subject: string; readonly text: string }

/** The address behind a label in the newest mail with a subject, as it's on this machine. */
async function linkIn(subject: RegExp, label: RegExp): Promise<string> {
  const { site } = browser
  const { SITE_URL } = (await site.env()) as unknown as Env
  const mails = (await site.wholeMails<Mail>()).filter((mail) => subject.test(mail.subject))
  const lines = mails.flatMap(({ text }) => text.split('\n'))
  const url = lines[lines.findLastIndex((line) => label.test(line)) + 1] ?? ''
  expect(url).toMatch(/^https?:/)
  return url.replace(SITE_URL, site.origin)
}

const stage = (page: Page, name: string) =>
  page.locator('.desk-chip').getByText(name, { exact: true }).first().waitFor()
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

/** Nothing is hard to reach, small, or wider than the phone. */
async function isSound(page: Page): Promise<void> {
  expect(await violations(page), page.url()).toEqual([])
  expect(await page.evaluate(smallTargets), page.url()).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth'), page.url()).toBe(360)
}

it('from the mail alone: a photo, a price, a pickup that its customer books, and the receipt', async () => {
  const { site } = browser
  const { NOTIFY_TO } = (await site.env()) as unknown as Env
  const asked = {
    phone: '2025559701',
    location: ownPlace,
    'junk-type': 'A piano from the mail',
    key: crypto.randomUUID(),
  }
  await site.post('/', multipart(typedQuote(asked), [jpeg('a.jpg', 9)]))
  await site.cron()

  // The link in the mail leads to signing in, and from there to the request.
  const owner = await browser.visit(await linkIn(/^Quote: a piano from the mail.*1 photo/, /^Open on the desk/), thumb)
  await owner.getByLabel('Your email address').fill(NOTIFY_TO)
  await isSound(owner)
  await tap(owner, 'Email me a link')
  await owner.getByText('it has an email with a link').waitFor()
  await expect.poll(() => linkIn(/desk/i, /^Open the desk/).catch(() => '')).toMatch(/sign-in\?t=/)
  await owner.goto(await linkIn(/desk/i, /^Open the desk/))
  await tap(owner, 'Open the desk here')
  await stage(owner, 'New')
  await owner.getByText('A piano from the mail').first().waitFor()

  await isSound(owner)
  await owner.locator('#price').fill('245')
  await tap(owner, 'Quoted')
  await stage(owner, 'Quoted')
  await isSound(owner)
  const text = owner.getByRole('link', { name: 'Text it to them' })
  const [, url = ''] = /(https?:\S+)$/.exec(decodeURIComponent((await text.getAttribute('href')) ?? '')) ?? []

  const { pathname, search } = new URL(url)
  const customer = await browser.visit(pathname + search, thumb)
  await customer.getByRole('heading', { name: 'Your price: $245' }).waitFor()
  await isSound(customer)
  await customer.getByLabel('Street address').fill('7 Piano Lane')
  const slot = (await customer.locator('input[name=slot]:checked').getAttribute('value')) ?? ''
  await tap(customer, 'Book it for $245')
  await customer.getByText('$245, as agreed', { exact: true }).waitFor()

  await owner.reload()
  await stage(owner, 'Booked')
  for (const path of ['/desk/requests?status=all', '/desk/sessions']) {
    await owner.goto(path)
    await isSound(owner)
  }
  await owner.goto(`/desk?day=${slot.slice(0, 10)}`)
  const stop = owner.getByRole('listitem').filter({ hasText: '7 Piano Lane' })
  await stop.getByText('$245').first().waitFor()
  // The next step is on the same screen as the stop's beginning, whichever others come before it.
  const top = async (part: typeof stop) => (await part.boundingBox())?.y ?? Number.NaN
  const next = stop.getByRole('button', { name: 'On the way' })
  expect((await top(next)) - (await top(stop))).toBeLessThan(thumb.viewport.height - 52 - 200)
  // The day's next stop has it, which may be another test's.
  await owner.getByText('Running late').tap()
  await owner.getByRole('button', { name: '15 min' }).waitFor()
  await next.tap()
  await stop.getByText(/On the way since/).waitFor()
  await customer.reload()
  await customer
    .locator('.visit [aria-current=step]')
    .getByText(/On the way/)
    .waitFor()
  await stop.getByText('Done', { exact: true }).tap()
  await stop.getByLabel('What they paid').fill('245')
  await stop.getByText('Photos before', { exact: true }).tap()
  await isSound(owner)
  // A phone's photo is made small before it goes out.
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
  await customer.reload()
  await customer.getByText('Paid', { exact: true }).waitFor()
  await customer.getByText('After', { exact: true }).waitFor()
})
