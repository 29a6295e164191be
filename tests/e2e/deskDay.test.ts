import { load } from 'cheerio'
import { expect, it } from 'vitest'
import type { Env } from '../../src/env.ts'
import { signInUrl } from '../../src/server/desk/session.ts'
import { violations } from '../support/axe.ts'
import { testBrowser } from '../support/browser.ts'
import { wordiestMoment } from '../support/clock.ts'
import { smallTargets } from '../support/pageChecks.ts'
import { multipart, typedBooking } from '../support/requests.ts'

const browser = testBrowser()
const thumb = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

it('a thumb takes a pickup from the road to its receipt, two taps at most for each', async () => {
  const { site } = browser
  const slot =
    load(await (await site.get('/schedule')).text())('input[name=slot]')
      .first()
      .attr('value') ?? ''
  const sent = typedBooking(slot, {
    name: 'Ann',
    phone: '2025559401',
    address: '12 Narrow Street',
    notes: 'Narrow stairs',
    email: '',
  })
  await site.post('/schedule', multipart({ ...sent, key: crypto.randomUUID() }))
  const { NOTIFY_TO: address } = (await site.env()) as unknown as Env
  const signer = { env: { LEAD_SECRET: site.secret, SITE_URL: site.origin }, now: () => wordiestMoment() }
  const page = await browser.visit(
    await signInUrl(signer, { address, role: 'owner' }, `/desk?day=${slot.slice(0, 10)}`),
    thumb,
  )
  await page.getByRole('button').tap()
  const stop = page.getByRole('listitem').filter({ hasText: '12 Narrow Street' })
  await stop.getByText('Narrow stairs').waitFor()
  const isSound = async () => {
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  }
  // The next step is on the same screen as the stop's beginning, whichever others come before it.
  const top = async (part: typeof stop) => (await part.boundingBox())?.y ?? Number.NaN
  expect((await top(stop.getByRole('button', { name: 'On the way' }))) - (await top(stop))).toBeLessThan(740 - 52 - 200)
  // The day's next stop has it, which may be another test's.
  await page.getByText('Running late').tap()
  await page.getByRole('button', { name: '15 min' }).waitFor()
  await stop.getByText('Done', { exact: true }).tap()
  await isSound()
  await page.reload()
  await stop.getByRole('button', { name: 'On the way' }).tap()
  await stop.getByText(/On the way since/).waitFor()
  await stop.getByRole('button', { name: 'Arrived' }).tap()
  await stop.getByText(/Arrived at/).waitFor()
  await stop.getByText('Done', { exact: true }).tap()
  await stop.getByLabel('What they paid').fill('245')
  await stop.getByLabel('Card').check()
  await stop.getByRole('button', { name: 'it’s done' }).tap()
  await stop.getByText('$245 by card').waitFor()
  await isSound()
})
