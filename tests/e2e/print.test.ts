import { expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'

const browser = testBrowser()

it('a ticket prints on one page, without the frame', async () => {
  const page = await browser.visit('/request-received/7K2M9QX4RD?photos=2&area=probably', desktop)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('header').isVisible()).toBe(false)
  await expect.poll(() => page.locator('footer').isVisible()).toBe(false)
  await expect.poll(() => page.locator('[data-call-bar]').isVisible()).toBe(false)
  await expect.poll(() => page.locator('.ticket').isVisible()).toBe(true)
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
