import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { desktop, phone, testBrowser } from '../support/browser.ts'
import { phonePhoto } from '../support/photos.ts'
import { testReceiver } from '../support/receiver.ts'

/** For a slow machine. */
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
async function withPhotos(screen: typeof phone | typeof desktop = desktop): Promise<Page> {
  const page = await browser.visit('/', screen)
  await receiver.attach(page)
  await page.getByLabel('Phone').focus()
  const files = names.map(async (name, seed) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await phonePhoto({ seed }).jpeg().toBuffer(),
  }))
  await page.locator('[data-island=LeadForm][data-island-status=ready]').waitFor()
  await page.locator('[name=junk-photos]').setInputFiles(await Promise.all(files))
  await page.getByText('All 4 photos are sent.').waitFor()
  await stopClock(page)
  return page
}
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` }).click()
const notes = (page: Page) => page.locator('.edge-note:not(.edge-note-leaving)')
const shown = (page: Page, count: number) => expect.poll(() => notes(page).count(), soon).toBe(count)

describe('notices', () => {
  it('are loaded when the first one is needed; three are shown, and the next one follows', async () => {
    const page = await withPhotos()
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/notices-')) loaded.push(request.resourceType())
    })
    for (const name of names) await remove(page, name)
    await shown(page, 3)
    expect(loaded.sort()).toEqual(['script', 'stylesheet'])
    await expect.poll(() => page.locator('.edge-notes').getAttribute('aria-live')).toBe('polite')
    expect(await notes(page).allTextContents()).toEqual(['a.jpg removedUndo', 'b.jpg removedUndo', 'c.jpg removedUndo'])
    // Escape closes the newest one.
    await page.keyboard.press('Escape')
    await shown(page, 3)
    expect(await notes(page).last().textContent()).toBe('d.jpg removedUndo')
  })

  it('disappear by themselves, but not under the pointer or with the focus, which goes back after Undo', async () => {
    const page = await withPhotos()
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
    await expect
      .poll(() => page.getByLabel('Phone').evaluate((element) => element === document.activeElement))
      .toBe(true)
    await page.getByRole('button', { name: 'Remove a.jpg' }).waitFor()
    await remove(page, 'b.jpg')
    await shown(page, 1)
    await page.getByLabel('Phone').focus()
    await page.mouse.move(700, 10)
    await page.clock.runFor(9000)
    await shown(page, 0)
  })

  it('are above the call bar on a phone, with targets of 44 px', async () => {
    const page = await withPhotos(phone)
    await remove(page, 'a.jpg')
    await shown(page, 1)
    const note = await notes(page).boundingBox()
    const bar = await page.locator('[data-call-bar]').boundingBox()
    if (!note || !bar) throw new Error('There is no box')
    expect(note.y + note.height).toBeLessThanOrEqual(bar.y)
    expect(note.x).toBeGreaterThanOrEqual(0)
    expect(note.x + note.width).toBeLessThanOrEqual(phone.viewport.width)
    for (const button of await notes(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

describe('copying the reference', () => {
  it('puts it on the clipboard, and says so in the button and in a notice that goes after four seconds', async () => {
    const page = await browser.visit('/request-received/7K2M9QX4RD', desktop)
    await stopClock(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy 7K2M9QX4RD' }).click()
    await page.getByRole('button', { name: 'Copied 7K2M9QX4RD' }).waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('7K2M9QX4RD')
    await shown(page, 1)
    await page.mouse.move(700, 10)
    await page.clock.runFor(3000)
    expect(await notes(page).count()).toBe(1)
    await page.clock.runFor(1100)
    await shown(page, 0)
  })
})
