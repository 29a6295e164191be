import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { questionGroups } from '#site/faq.ts'
import { guides } from '#site/guides.ts'
import { site as business } from '#site/site.ts'
import { colors } from '#site/theme.ts'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { bagItem, plainItem } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'
import { hydrated, printedSheets } from '../support/pageActions.ts'

const browser = testBrowser()
const confirmation = '/request-received/7K2M9QX4RD?photos=2&area=probably'
const dark = { ...desktop, colorScheme: 'dark' } as const
const ground = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

it('a confirmation prints on one light page, without the frame, with the logo, the date and its address', async () => {
  const page = await browser.visit(confirmation, dark)
  const head = page.locator('[data-paper=head]')
  expect(await head.isVisible()).toBe(false)
  expect(await ground(page)).not.toBe(rgb(colors.paper))
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => ground(page)).toBe(rgb(colors.paper))
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light')
  for (const away of ['header', 'footer', '[data-call-bar]'])
    expect(await page.locator(away).isVisible(), away).toBe(false)
  expect(await page.locator('.ticket').isVisible()).toBe(true)
  expect(await head.locator('svg').isVisible()).toBe(true)
  const text = await head.textContent()
  expect(text).toContain(business.name)
  expect(text).toContain(confirmation)
  expect(text).toMatch(/\w{3}, \w{3} \d{1,2}, 20\d\d/)
  expect(await printedSheets(page)).toBe(1)
})

it.runIf(isOn('/pricing-calculator'))(
  'an estimate prints on one page, with the address that its list has by then',
  async () => {
    const page = await browser.visit(
      `/pricing-calculator?items=${plainItem.id}_${bagItem.id}.10&category=beds`,
      desktop,
    )
    await page.locator('.calc [type=checkbox]').first().focus()
    await hydrated(page, 'Calculator')
    await page.evaluate("history.replaceState(history.state, '', '/pricing-calculator?flights=2')")
    await page.evaluate("dispatchEvent(new Event('beforeprint'))")
    await page.emulateMedia({ media: 'print' })
    const text = await page.locator('[data-paper=head]').textContent()
    expect(text).toContain('/pricing-calculator?flights=2')
    expect(text).toMatch(/\w{3}, \w{3} \d{1,2}, 20\d\d/)
    for (const ticket of ['#ticket', '#lines']) expect(await page.locator(ticket).isVisible(), ticket).toBe(true)
    for (const away of ['header', 'footer', 'h1', '.calc-pick', '.calc-access', '.calc-actions', '[data-call-bar]'])
      expect(await page.locator(away).first().isVisible(), away).toBe(false)
    expect(await page.getByText(business.phone.label).locator('visible=true').count()).toBe(1)
    expect(await printedSheets(page)).toBe(1)
  },
)

const checklist = guides.find(({ parts }) => parts.some(({ kind }) => kind === 'checklist'))

it.runIf(checklist)('a guide with a checklist prints it alone, on one page', async () => {
  const page = await browser.visit(`/guides/${checklist?.slug}`, desktop)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.guide-check').isVisible()).toBe(true)
  expect(await page.locator('.guide-head, .guide-end').first().isVisible()).toBe(false)
  expect(await printedSheets(page)).toBe(1)
})

const all = questionGroups.flatMap(({ questions }) => questions)
const [first, second] = all
const last = all.at(-1)
if (!first || !second || !last) throw new Error('Too few questions')
/** The words in the middle of an answer, as a browser's search in the page would be given them. */
const words = (answer: string) => encodeURIComponent(answer.split(' ').slice(2, 7).join(' ')).replaceAll('-', '%2D')
const openIds = `[...document.querySelectorAll('.ledger-entry[open]')].map((entry) => entry.querySelector('.ledger-answer').id)`

it('a link to an answer opens it below the header, from this page, another one and an address', async () => {
  const page = await browser.visit(`/faq#${last.id}`)
  const isShown = async (id: string) => {
    await expect.poll(() => page.evaluate(openIds)).toContain(id)
    const summary = page.locator(`details:has(#${id}) summary`)
    await expect.poll(async () => Math.round((await summary.boundingBox())?.y ?? -1)).toBeGreaterThan(60)
    expect((await summary.boundingBox())?.y).toBeLessThan(phone.viewport.height)
  }
  await isShown(last.id)
  await page.evaluate((id) => {
    location.hash = id
  }, first.id)
  await isShown(first.id)
  await page.goto('/about')
  await page.evaluate((id) => {
    document.querySelector('main')?.insertAdjacentElement('afterbegin', document.createElement('p'))
    const link = Object.assign(document.createElement('a'), { href: `/faq#${id}`, textContent: 'To the answer' })
    document.querySelector('main p')?.append(link)
  }, second.id)
  await page.getByRole('link', { name: 'To the answer' }).click()
  await isShown(second.id)
})

it('searching in the page finds what is folded, and on paper every answer is there', async () => {
  const page = await browser.visit(`/faq#:~:text=${words(last.answer)}`)
  await expect.poll(() => page.evaluate(openIds)).toEqual([last.id])
  await page.emulateMedia({ media: 'print' })
  for (const { id } of all) expect(await page.locator(`#${id}`).isVisible(), id).toBe(true)
})
