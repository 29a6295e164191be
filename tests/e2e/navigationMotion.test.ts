import { expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { layoutShifts } from '../support/layout.ts'
import { servicePath } from '../support/ownPages.ts'
import {
  choose,
  headings,
  hold,
  isSame,
  loadedVisitor,
  navigateSoftly,
  requested,
  shows,
} from '../support/softNavigation.ts'

const browser = testBrowser()
const visit = loadedVisitor(browser)

it.each([
  ['a phone, from a page with the sheet', phone, '/'],
  ['a wide screen, from a page without', desktop, '/sitemap'],
])('nothing moves after a change of page on %s, with a placeholder or without', async (_, screen, start) => {
  const page = await visit(start, screen)
  for (const path of ['/faq', servicePath, '/service-areas', '/contact', '/']) {
    const release = path === '/contact' ? await hold(page, path) : () => {}
    await choose(page, path)
    if (path === '/contact') await page.locator('main[aria-busy=true]').waitFor()
    release()
    await shows(page, path)
    await page.waitForLoadState('networkidle')
  }
  await expect.poll(() => isSame(page)).toBe(true)
  expect((await layoutShifts(page)).toFixed(2)).toBe('0.00')
  const sheets = (await requested(page, 'link')).filter((file) => /\/site-.* line$/.test(file))
  expect(sheets).toHaveLength(1)
})

it.each([
  ['a cross-fade where motion is welcome', 'no-preference', 1],
  ['at once where it is not', 'reduce', 0],
] as const)('a page comes by %s', async (_, reducedMotion, expected) => {
  const page = await visit('/', { ...desktop, reducedMotion })
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { fades: 0 })
    document.startViewTransition = (update) => start(Object.assign(window, { fades: 1 }) && update)
  })
  await navigateSoftly(page, 'FAQ', headings.faq)
  expect(await page.evaluate('window.fades')).toBe(expected)
})
