import { expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { isOn, servicePath } from '../support/ownPages.ts'
import {
  arrived,
  headings,
  inMenu,
  isSame,
  loadedVisitor,
  loadSoftNavigation,
  navigateSoftly,
} from '../support/softNavigation.ts'

const browser = testBrowser()
const visit = loadedVisitor(browser)

it('back restores scroll, focus, typed text and photos', async () => {
  const page = await visit('/')
  await page.getByLabel('Phone').focus()
  await expect.poll(() => page.locator('[data-island=LeadForm]').getAttribute('data-island-status')).toBe('ready')
  await page.getByLabel('ZIP or town').fill('Riverton')
  await page
    .locator('[name=junk-photos]')
    .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }])
  await page.getByRole('button', { name: 'Remove a.jpg' }).waitFor()
  const link = page.locator('main').locator(`a[href="${servicePath}"]`).first()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate('scrollY')
  expect(before).toBeGreaterThan(300)
  await link.click()
  await page.waitForURL(`**${servicePath}`)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate('scrollY')).toBe(before)
  expect(await page.getByLabel('ZIP or town').inputValue()).toBe('Riverton')
  expect(await page.getByRole('button', { name: 'Remove a.jpg' }).count()).toBe(1)
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => isSame(page)).toBe(true)
})

it.runIf(isOn('/pricing-calculator'))(
  'scrolls to a fragment, and back through entries of one page, after a reload too',
  async () => {
    const page = await visit('/pricing-calculator')
    await page.locator('main').getByRole('link', { name: 'where does it go' }).first().click()
    await arrived(page, headings.faq)
    const top = await page.locator('#where-does-it-go').evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
    await page.locator('.faq-groups a').nth(1).click()
    await expect.poll(() => page.url()).not.toContain('where-does-it-go')
    const step = page.url()
    await inMenu(page, 'About').click()
    await page.waitForURL('**/about')
    await page.goBack()
    await arrived(page, headings.faq)
    expect(page.url()).toBe(step)
    await page.goBack()
    expect(page.url()).toContain('where-does-it-go')
    expect(await page.locator('main h1').textContent()).toBe(headings.faq)
    await expect.poll(() => isSame(page)).toBe(true)
    await page.reload()
    await page.goBack()
    await page.locator('[data-island=Calculator]').waitFor()
    await expect.poll(() => page.locator('#menu [aria-current=page]').getAttribute('href')).toBe('/pricing-calculator')
  },
)

it('back to the current page changes and announces nothing', async () => {
  const page = await visit('/faq', { ...desktop, reducedMotion: 'no-preference' })
  const changed = await page.evaluate(async () => {
    history.pushState(null, '', location.href)
    const changes: string[] = []
    const watch = new MutationObserver((records) => changes.push(...records.map(({ target }) => target.nodeName)))
    watch.observe(document, { childList: true, subtree: true })
    await navigation.back().finished
    return changes
  })
  expect(changed).toEqual([])
})

it('the back/forward cache restores the whole document', async () => {
  const own = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await own.newPage({ baseURL: browser.site.origin })
    await page.goto('/')
    await loadSoftNavigation(page)
    await page.evaluate('window.marker = true')
    await navigateSoftly(page, 'Contact', headings.contact)
    await page.locator('main textarea').first().fill('Two couches')
    await page.evaluate("location.href = '/robots.txt'")
    await page.waitForURL('**/robots.txt')
    await page.evaluate('history.back()')
    await expect.poll(() => isSame(page).catch(() => false)).toBe(true)
    expect(await page.locator('main textarea').first().inputValue()).toBe('Two couches')
  } finally {
    await own.close()
  }
})
