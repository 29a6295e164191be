import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { hasFocus, hydrated, photoField, photoFile } from '../support/pageActions.ts'
import { testReceiver } from '../support/receiver.ts'

/** A slow machine may take this long. */
const soon = { timeout: 20_000 }
const browser = testBrowser()
const receiver = testReceiver()
const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']

/** From now on time passes only when a test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** A form with four photos that were chosen. */
async function withPhotos(screen: typeof phone | typeof desktop): Promise<Page> {
  const page = await browser.visit('/', screen)
  await receiver.attach(page)
  await page.getByLabel('Phone').focus()
  await hydrated(page, 'LeadForm')
  await photoField(page).setInputFiles(await Promise.all(names.map(photoFile)))
  await page.getByText('4 photos added.').waitFor()
  await stopClock(page)
  return page
}
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` }).click()
const notes = (page: Page) => page.locator('.edge-note:not(.edge-note-leaving)')
const shown = (page: Page, count: number) => expect.poll(() => notes(page).count(), soon).toBe(count)

describe('notices', () => {
  it('are loaded when needed; three are shown on a phone, above the call bar, and the next one follows', async () => {
    const page = await withPhotos(phone)
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/notices-')) loaded.push(request.resourceType())
    })
    for (const name of names) await remove(page, name)
    await shown(page, 3)
    expect(loaded.sort()).toEqual(['script', 'stylesheet'])
    await expect.poll(() => page.locator('.edge-notes').getAttribute('aria-live')).toBe('polite')
    expect(await notes(page).allTextContents()).toEqual(['a.jpg removedUndo', 'b.jpg removedUndo', 'c.jpg removedUndo'])
    const list = await page.locator('.edge-notes').boundingBox()
    const bar = await page.locator('[data-call-bar]').boundingBox()
    if (!list || !bar) throw new Error('There is no box')
    expect(list.y + list.height).toBeLessThanOrEqual(bar.y)
    expect(list.x).toBeGreaterThanOrEqual(0)
    expect(list.x + list.width).toBeLessThanOrEqual(phone.viewport.width)
    for (const button of await notes(page).first().getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    // Escape closes the newest one.
    await page.keyboard.press('Escape')
    await shown(page, 3)
    expect(await notes(page).last().textContent()).toBe('d.jpg removedUndo')
  })

  it('disappear by themselves, but not under the pointer or with the focus, which goes back after Undo', async () => {
    const page = await withPhotos(desktop)
    await remove(page, 'a.jpg')
    await shown(page, 1)
    await notes(page).hover()
    await page.clock.runFor(30_000)
    expect(await notes(page).count()).toBe(1)
    await page.mouse.move(700, 10)
    await page.getByLabel('Phone').focus()
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.clock.runFor(30_000)
    expect(await notes(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await shown(page, 0)
    await hasFocus(page.getByLabel('Phone'))
    await page.getByRole('button', { name: 'Remove a.jpg' }).waitFor()
    await remove(page, 'b.jpg')
    await shown(page, 1)
    await page.getByLabel('Phone').focus()
    await page.mouse.move(700, 10)
    await page.clock.runFor(9000)
    await shown(page, 0)
  })
})
