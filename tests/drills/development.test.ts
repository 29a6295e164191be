import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { site } from '#site/site.ts'
import { colors } from '#site/theme.ts'
import { siteName } from '../../scripts/lib/run.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { listen } from '../support/listen.ts'
import { siteCopy } from '../support/siteCopy.ts'

/** Long enough for a loaded machine; on an idle one an edit is in the tab in a second or two. */
const soon = { timeout: 45_000 }

const copy = siteCopy(siteName)
const folder = join(copy.root, 'src/sites', siteName)
let origin: string
let server: ChildProcess
let browser: Browser
let page: Page

beforeAll(async () => {
  const probe = await listen(() => undefined)
  probe.close()
  origin = probe.origin
  server = spawn(process.execPath, ['scripts/local/dev.ts'], {
    cwd: copy.root,
    env: { ...copy.env, PORT: new URL(origin).port },
    // A group of its own, so that the server it starts ends with it.
    detached: true,
    // It ends when its input does.
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), { timeout: 80_000, interval: 500 })
  browser = await launchBrowser()
  page = await (await browser.newContext()).newPage()
})

afterAll(async () => {
  await browser?.close()
  if (server?.pid) process.kill(-server.pid)
  copy.remove()
})

/** Hardly another color, and none that the business has. */
const nextShade = colors.marigold.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))

/** Replaces a text in the first of the business's files that has it, and returns how to take that back. */
function edit(names: readonly string[], old: string, replacement: string) {
  const file = names
    .map((name) => join(folder, name))
    .find((path) => existsSync(path) && readFileSync(path, 'utf8').includes(old))
  if (!file) throw new Error(`No file of ${names.join(', ')} has ${old}`)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replaceAll(old, replacement))
  return () => writeFileSync(file, before)
}

const shows = (text: string) => expect.poll(() => page.content().catch(() => ''), soon).toContain(text)
/** The tab has the connection that tells it about edits. */
const open = async (path: string) => {
  // The page before may be reloading, which interrupts the navigation.
  await vi.waitFor(() => page.goto('about:blank'), soon)
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await Promise.all([page.goto(origin + path), connected])
}

it.each([
  ['the name', ['answers/site.json', 'site.ts'], site.name, 'Renamed Hauling'],
  ['a color', ['theme.ts'], colors.marigold, nextShade],
])('an open tab shows an edit of %s', { timeout: 120_000 }, async (_, names, old, replacement) => {
  await open('/about')
  expect(await page.content()).not.toContain(replacement)
  const undo = edit(names, old, replacement)
  await shows(replacement)
  undo()
  await expect.poll(() => page.content().catch(() => replacement), soon).not.toContain(replacement)
})

it('a form that looks places up has its script', { timeout: 120_000 }, async () => {
  await open('/schedule')
  const island = page.locator('[data-island=BookingForm]')
  await island.locator('[name=phone]').focus()
  await expect.poll(() => island.getAttribute('data-island-status'), soon).toBe('ready')
})

const overlay = () =>
  page.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent).catch(() => undefined)

it.each([
  ['is no TypeScript', 'export const site', 'export cons site', /site\.ts:\d+:\d+/],
  ['breaks a rule', `'${site.reviewed}'`, "'some day'", /site\.ts: reviewed: must be a date/],
])('the overlay says what is wrong with a file that %s', { timeout: 120_000 }, async (_, old, broken, says) => {
  await open('/about')
  const undo = edit(['site.ts'], old, broken)
  await expect.poll(overlay, soon).toMatch(says)
  undo()
  await shows(site.name)
  await expect.poll(overlay, soon).toBe(undefined)
})
