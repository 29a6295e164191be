import { expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { isOn, servicePath } from '../support/ownPages.ts'
import { hasFocus, hydrated } from '../support/pageActions.ts'
import { arrived, headings, inMenu, isSame, loadedVisitor } from '../support/softNavigation.ts'

const browser = testBrowser()
const visit = loadedVisitor(browser)

it('back restores scroll, focus, typed text and photos', async () => {
  const page = await visit('/')
  await page.getByLabel('Phone').focus()
  await hydrated(page, 'LeadForm')
  await page.getByLabel('ZIP or town').fill('Riverton')
  await page
    .locator('[name=junk-photos]')
    .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) }])
  await page.getByRole('button', { name: 'Remove a.jpg' }).waitFor()
  const link = page.locator('main').locator(`a[href="${servicePath}"]`).first()
  // Where the page is when it's left: before that it may still be scrolling to the link.
  await link.evaluate((element) => element.addEventListener('click', () => Object.assign(window, { leftAt: scrollY })))
  await link.click()
  const before = await page.evaluate('leftAt')
  expect(before).toBeGreaterThan(300)
  await page.waitForURL(`**${servicePath}`)
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate('scrollY')).toBe(before)
  expect(await page.getByLabel('ZIP or town').inputValue()).toBe('Riverton')
  expect(await page.getByRole('button', { name: 'Remove a.jpg' }).count()).toBe(1)
  await hasFocus(link)
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
