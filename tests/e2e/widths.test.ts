import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, testBrowser } from '../support/browser.ts'
import { ownZip } from '../support/business.ts'
import { wordiestMoment } from '../support/clock.ts'
import { bagItem, extraItem, plainItem } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'
import { pageKinds } from '../support/pageKinds.ts'
import { multipart, typedBooking } from '../support/requests.ts'
import { misplaced } from '../support/shownTexts.ts'

const browser = testBrowser(wordiestMoment())
/** Breakpoints, what lies just below them, and screens in between. */
const widths = [320, 360, 479, 480, 600, 767, 768, 900, 1023, 1024, 1279, 1280]
const largeTextWidths = [320, 360, 768, 1024, 1280, 1440]

/** The widest of all references. */
const widestReference = 'MMMMMMMMMM'

/** Checks a page at one width after the other. */
async function holdsAt(page: Page, list: readonly number[], how: string): Promise<void> {
  for (const width of list) {
    await page.setViewportSize({ width, height: 900 })
    expect({ how, width, wrong: await misplaced(page) }).toEqual({ how, width, wrong: [] })
    expect({ how, width, lonely: await page.evaluate(lonelyMarks) }).toEqual({ how, width, lonely: [] })
  }
}

/** Twice the font size by the browser's setting, which queries in em follow. */
const setFontSize = async (page: Page, standard: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Twice the font size by text zoom, which queries don't follow. */
const zoomText = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important }' })

async function holdsWithLargeText(page: Page): Promise<void> {
  await setFontSize(page, 32)
  await expect.poll(() => page.evaluate("getComputedStyle(document.documentElement).fontSize === '32px'")).toBe(true)
  await holdsAt(page, largeTextWidths, 'font size of the browser')
  await setFontSize(page, 16)
  await zoomText(page)
  await holdsAt(page, largeTextWidths, 'text zoom')
  await page.context().close()
}

/** Marks that close a sentence but begin a line, because a line may end between them and the link before. */
const lonelyMarks = (): string[] => {
  const lines = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const lonely: string[] = []
  while (lines.nextNode()) {
    const { currentNode: text } = lines
    const link = text.previousSibling ?? text.parentNode?.previousSibling
    if (!/^[.,;:]/.test(text.textContent ?? '') || !(link instanceof HTMLElement)) continue
    const range = document.createRange()
    range.setStart(text, 0)
    range.setEnd(text, 1)
    const before = [...link.getClientRects()].at(-1)
    const { top, height } = range.getBoundingClientRect()
    if (before && height > 0 && top > before.bottom - 2) lonely.push(`${link.textContent}${text.textContent}`)
  }
  return lonely
}

describe.each(pageKinds)('%s', (path) => {
  it('shows all of its texts at every width', async () => {
    const page = await browser.visit(path, desktop)
    await holdsAt(page, widths, 'usual size')
  })

  it('shows all of its texts when they are twice as large', async () => {
    await holdsWithLargeText(await browser.visit(path, { ...desktop, bypassCSP: true }))
  })
})

describe('twice as large, and on the screen', () => {
  const states = [
    `/pricing-calculator?items=${plainItem.id}_${extraItem.id}.2_${bagItem.id}.10&flights=2&zip=${ownZip}&category=seating`,
    `/book-online?items=${plainItem.id}&location=${ownZip}&step=when`,
    '/service-areas?place=nowhere',
    `/request-received/${widestReference}?form=quote`,
    `/request-received/${widestReference}?form=booking&slot=2026-11-27T08`,
  ]

  it.each(states.filter(isOn))('%s', async (path) => {
    await holdsWithLargeText(await browser.visit(path, { ...desktop, bypassCSP: true }))
  })

  it.runIf(isOn('/referral-program'))('a form that was refused', async () => {
    const page = await browser.visit('/referral-program', { ...desktop, bypassCSP: true })
    await page.locator('#referral [name=phone]').focus()
    await page.locator('[data-island-status=ready]').waitFor()
    await page.locator('#referral button').click()
    await page.locator('[data-error-summary]').waitFor()
    await holdsWithLargeText(page)
  })

  it('a booking, and moving it', async () => {
    const page = await browser.visit('/schedule', { ...desktop, bypassCSP: true })
    const slot = await page.locator('[name=slot]').last().inputValue()
    const answer = await browser.post('/schedule', multipart(typedBooking(slot)))
    const { pathname, search, searchParams } = new URL(answer.headers.get('location') ?? '', browser.site.origin)
    await page.context().close()
    for (const path of [
      pathname + search,
      `/booking?t=${searchParams.get('t')}`,
      `/booking?t=${searchParams.get('t')}&do=move`,
    ])
      await holdsWithLargeText(await browser.visit(path, { ...desktop, bypassCSP: true }))
  })

  it('keeps the menu and the call buttons in reach', async () => {
    const page = await browser.visit('/', desktop)
    const reach = page.locator('header > div').locator('button, a[href^="tel:"]:visible')
    for (const size of [16, 18, 32]) {
      await setFontSize(page, size)
      for (const width of [320, 360, 390, 480, 768]) {
        await page.setViewportSize({ width, height: 640 })
        const boxes = await Promise.all((await reach.all()).map((one) => one.boundingBox()))
        const out = boxes.filter((box) => !box || box.x < 0 || box.x + box.width > width)
        const height = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height)
        const isLow = size > 16 || height < 70
        expect({ size, width, inReach: boxes.length, out, isLow }).toEqual({
          size,
          width,
          inReach: 2,
          out: [],
          isLow: true,
        })
      }
    }
  })
})
