import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { sentences } from '#sentences'
import { site as business } from '#site/site.ts'
import { ownerRules } from '../../src/business/calendar.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { phone, testBrowser } from '../support/browser.ts'
import { hasWindows, ownZip } from '../support/business.ts'
import { wordiestMoment } from '../support/clock.ts'
import { openingLink } from '../support/desk.ts'
import { guardedHost, isFirefox } from '../support/firefox.ts'
import { plainItem } from '../support/items.ts'
import {
  fillQuote,
  hasFocus,
  hold,
  hydrated,
  painted,
  photoField,
  photoFile,
  quoteButton,
  quoteIsReceived,
  sendQuote,
} from '../support/pageActions.ts'

const browser = testBrowser()

// So many forms in a minute aren't the flood that they look like.
afterEach(() => browser.rows('DELETE FROM budgets'))

const stored = (digits: string) =>
  browser.rows<{ answers: string; photos: number; photo: string }>(
    `SELECT answers, count(attached_at) AS photos, object_key AS photo FROM leads LEFT JOIN photos USING (reference) WHERE phone = '+1${digits}' GROUP BY reference`,
  )

/** A picture's colors, in a few pixels: encoding it keeps them, and a guard's stripes and noise are others. */
const colors = (photo: ArrayBuffer | Buffer) => sharp(photo).resize(8, 6).raw().toBuffer()

/** Whether the stored photo is the one that was sent. */
async function isSent(key: string, digits: string): Promise<void> {
  const { FILES } = await browser.site.env()
  const shown = await colors((await (await FILES.get(key))?.arrayBuffer()) ?? new ArrayBuffer())
  const sent = await colors((await photoFile('a.jpg', Number(digits))).buffer)
  expect(Math.max(...shown.map((color, index) => Math.abs(color - (sent[index] ?? 0))))).toBeLessThan(32)
}

/** Something that happens to a page while one of its forms is filled in. */
type Fault = {
  readonly options?: BrowserContextOptions
  /** Of the site's address, in place of the usual one. */
  readonly host?: string
  /** Before the page is loaded. */
  readonly load?: (page: Page) => Promise<unknown>
  /** Before its form is touched, and once its script is there. */
  readonly early?: (page: Page) => Promise<unknown>
  readonly late?: (page: Page) => Promise<unknown>
  /** Around the press of the button. */
  readonly send?: (page: Page, press: () => Promise<void>, isScripted: boolean) => Promise<void>
}

/** Chrome's translation puts each text into elements of its own, those that come later, too. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const run = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    run()
    new MutationObserver(run).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

/** Password managers and spelling checkers put their buttons next to fields. */
const insert = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form input, form textarea, form button')) {
      field.before(document.createElement('div'))
      field.after(document.createElement('div'))
    }
  })

/** Firefox's driver has no such conditions: there, each request waits as long as a large one would. */
const slow = async (page: Page) => {
  if (isFirefox)
    return page.route('**/*', async (route) => {
      await wait(1000)
      await route.continue()
    })
  const devTools = await page.context().newCDPSession(page)
  const throughput = 400_000 / 8
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Replaces functions by ones that throw. */
const without =
  (...names: readonly string[]) =>
  (page: Page) =>
    page.addInitScript((all) => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      for (const name of all) {
        const [owner = '', own = ''] = name.split('.')
        const target =
          owner === 'window' ? window : (window as unknown as Record<string, { prototype: object }>)[owner]?.prototype
        if (target) Object.defineProperty(target, own, { get })
      }
    }, names)

/** The encoder gives stripes in place of the picture, without an error. */
const guardCanvas = (page: Page) =>
  page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      const context = this.getContext('2d')
      for (let y = 0; y < this.height; y += 8) context?.clearRect(0, y, this.width, 4)
      return convertToBlob.call(this, options)
    }
  })

/** Several at once. */
const all =
  (...faults: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const fault of faults) await fault(page)
  }

const losingConnection: Fault['send'] = async (page, press, isScripted) => {
  await page.waitForLoadState()
  await page.context().setOffline(true)
  await press()
  const summary = page.locator('[data-error-summary]', { hasText: sentences.form.failures.offline.title })
  if (isScripted) {
    expect(await summary.locator('a:is([href^=sms], [href^=mailto])').getAttribute('href')).toContain('202555')
    // Not by `:focus`: of several windows at once, Firefox gives it to one.
    await hasFocus(summary)
  } else await page.waitForURL(/^(chrome-error:|about:neterror)/, { waitUntil: 'commit' })
  await page.context().setOffline(false)
  if (!isScripted) await page.reload()
  // Firefox's guard hides that the connection is back, so people press again.
  else if (page.url().includes(guardedHost)) await press()
}

const blockStorage = without('window.sessionStorage', 'window.localStorage', 'History.replaceState')
/** A host that isn't secure, where neither pictures nor storage can be had. */
const poorHost: Fault = {
  host: isFirefox ? guardedHost : 'plain.test',
  load: isFirefox ? blockStorage : all(guardCanvas, blockStorage),
  send: losingConnection,
}

/**
 * The calculator leads to Home's form. All others have the script of one of these, or none, and differ from them in nothing
 * that a fault could meet.
 */
const scripted = [business.features.calculator ? 'calculator' : 'Home', 'schedule']

const faults: readonly (readonly [name: string, forms: readonly string[], fault: Fault])[] = [
  // Firefox's driver can't switch them off.
  [
    'no scripts',
    [...scripted, 'desk'],
    {
      options: { javaScriptEnabled: false },
      load: (page) => page.route('**/*.js', (route) => route.abort()),
    },
  ],
  [
    'a script that can’t be loaded',
    scripted,
    {
      load: (page) =>
        page.route(/assets\/((Lead|Booking)Form-.*js|items-.*json)$/, (route) =>
          route.fulfill({ status: 404, contentType: 'text/javascript' }),
        ),
    },
  ],
  ['a script that throws once the button is pressed', ['Home'], { load: without('FormData.append') }],
  ['no connection when it’s sent', ['Home', 'desk'], { send: losingConnection }],
  ['that, plain http by the name of a host, a guarded canvas and blocked storage', scripted, poorHost],
  ['a translation and elements next to fields before', scripted, { early: all(translate, insert) }],
  ['both meanwhile at 400 kbit/s', scripted, { load: slow, late: all(translate, insert) }],
]

/** A form, by the texts that are typed into it. */
type Case = {
  readonly open: (page: Page) => Promise<unknown>
  readonly fields: Readonly<Record<string, string>>
  /** Before the form itself. */
  readonly first?: (page: Page, fault: Fault) => Promise<void>
  readonly hasIsland?: boolean
  readonly needsHttps?: true
}

/** Goes to a page. Nobody waits for its pictures before they type. */
const at = (path: string) => (page: Page) => page.goto(path, { waitUntil: 'domcontentloaded' })

let deskCookie: Promise<string> | undefined

async function signIn(): Promise<string> {
  const { NOTIFY_TO } = (await browser.site.env()) as unknown as Pick<Env, 'NOTIFY_TO'>
  const env = { LEAD_SECRET: browser.site.secret, SITE_URL: '' }
  const link = await openingLink(env, wordiestMoment() + 60 * 60_000, NOTIFY_TO)
  return (await browser.site.post(link, new URLSearchParams())).headers.get('set-cookie') ?? ''
}

async function openDesk(page: Page) {
  deskCookie ??= signIn()
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(await deskCookie) ?? []
  await page.context().addCookies([{ name, value, url: browser.site.origin.replace('http', 'https'), secure: true }])
  await at(deskPaths.calendar({ add: slots(wordiestMoment(), ownerRules(), new Map()).at(-2)?.id }))(page)
}

const settled = (form: Locator) =>
  form.locator('xpath=ancestor::*[@data-island-status="ready" or @data-island-status="failed"]').waitFor()

/** Types a text, the second half once the form's script is there: nothing may get lost on the way. */
async function type(page: Page, field: Locator, text: string, ready: () => Promise<unknown>): Promise<void> {
  const half = Math.ceil(text.length / 2)
  await field.click()
  await page.keyboard.type(text.slice(0, half))
  await ready()
  await page.keyboard.type(text.slice(half))
  expect(await field.inputValue()).toBe(text)
}

/** Picks an item, and goes on to the form with it. */
async function pickItem(page: Page, { options, late }: Fault): Promise<void> {
  const isScripted = options?.javaScriptEnabled !== false
  const box = page.locator('#calc-q')
  await type(page, box, plainItem.label, async () => {
    if (isScripted) await settled(page.locator('form#calculator'))
    await late?.(page)
  })
  const add = page.locator(`#find [name=add][value="${plainItem.id}"]`)
  const isReady = await page.locator('[data-island=Calculator][data-island-status=ready]').count()
  if (isReady === 0) await box.press('Enter')
  await add.click()
  await page.locator(`#lines .calc-actions a[href^="${paths.home}?"]`).click()
  await page.waitForURL(`**${paths.home}?items=*`, { waitUntil: 'domcontentloaded' })
}

const cases: Readonly<Record<string, Case>> = {
  Home: { open: at(paths.home), fields: { phone: '', location: ownZip, 'junk-type': 'A hot tub' } },
  ...(hasWindows && {
    schedule: { open: at(paths.schedule()), fields: { phone: '', location: ownZip, address: '12 Oak Street' } },
  }),
  ...(business.features.calculator && {
    calculator: { open: at(paths.calculator), first: pickItem, fields: { phone: '', location: ownZip } },
  }),
  desk: {
    open: openDesk,
    fields: { name: 'Ann O', phone: '', address: '16 Oak Street', location: ownZip },
    hasIsland: false,
    needsHttps: true,
  },
}

async function fillIn(page: Page, fault: Fault, { fields, hasIsland = true }: Case, digits: string) {
  const isScripted = hasIsland && fault.options?.javaScriptEnabled !== false
  const form = page.locator('main form', { has: page.locator('[name=phone]') })
  for (const [index, [name, text]] of Object.entries(fields).entries()) {
    const ready = async () => {
      if (isScripted) await settled(form)
      await fault.late?.(page)
    }
    const field = form.locator(`[name=${name}]`)
    if (index === 0) await type(page, field, text || digits, ready)
    else await field.fill(text || digits)
  }
  const isReady = (await form.locator('xpath=ancestor::*[@data-island-status="ready"]').count()) > 0
  const photos = form.locator('[type=file]')
  const hasPhotos = (await photos.count()) > 0
  if (hasPhotos) {
    const text = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') }
    const photo = await photoFile('a.jpg', Number(digits))
    await photos.setInputFiles(isReady ? photo : [photo, text])
    if (isReady) {
      await page.getByText(sentences.form.added(1)).waitFor()
      await photos.setInputFiles(text)
      await form.locator('[role=status] b', { hasText: 'b.jpg' }).waitFor()
    }
  }
  const press = () => form.locator('[type=submit]').last().click()
  if (fault.send) await fault.send(page, press, isReady)
  else await press()
  return hasPhotos
}

async function isStored(fault: Fault, each: Case, digits: string): Promise<void> {
  const { open, first, fields, needsHttps } = each
  const { options } = fault
  const host = needsHttps ? undefined : fault.host
  const { origin, port } = new URL(browser.site.origin)
  const page = await browser.visit('about:blank', {
    ...phone,
    ...options,
    baseURL: host ? `http://${host}:${port}` : origin,
  })
  await fault.load?.(page)
  await open(page)
  await fault.early?.(page)
  await first?.(page, fault)
  const hasPhotos = await fillIn(page, fault, each, digits)
  await page.waitForURL((url) => url.pathname === paths.ownRequest({ token: '' }) || url.searchParams.has('done'))
  const rows = await stored(digits)
  expect(rows).toHaveLength(1)
  for (const text of Object.values(fields)) expect(rows[0]?.answers).toContain(text)
  if (first) expect(rows[0]?.answers).toContain(plainItem.id)
  if (!hasPhotos) return
  expect(rows[0]?.photos).toBe(1)
  await isSent(rows[0]?.photo ?? '', digits)
}

it.each(faults)(
  'a form is filled in, sent and stored in spite of %s',
  { timeout: 180_000 },
  async (name, forms, fault) => {
    const from = 1000 + 10 * faults.findIndex(([other]) => other === name)
    const failed = Object.entries(cases).map(async ([form, each], index) => {
      if (!forms.includes(form)) return []
      return isStored(fault, each, `202555${from + index}`).then(
        () => [],
        ({ stack }: Error) => [`${form}: ${stack}`],
      )
    })
    expect((await Promise.all(failed)).flat()).toEqual([])
  },
)

it('a connection that stalls says so in the end, and a second try is the same request', async () => {
  const page = await browser.visit(paths.home)
  await fillQuote(page, '2025550182')
  await hydrated(page, 'LeadForm')
  // The time that this machine takes doesn't count.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  // The request arrives, and its answer doesn't.
  await page.route(paths.home, async (route) => void (await route.fetch().catch(() => {})))
  await sendQuote(page)
  await page.getByRole('button', { name: sentences.form.sending }).waitFor()
  const gaveUp = page.locator('[data-error-summary]', { hasText: sentences.form.failures.offline.title })
  await page.clock.runFor(11_000)
  expect(await gaveUp.count()).toBe(0)
  await page.clock.runFor(2000)
  await gaveUp.waitFor()
  expect(await page.locator('[name=phone]').inputValue()).toBe('2025550182')
  await page.unroute(paths.home)
  await page.clock.resume()
  await sendQuote(page)
  await quoteIsReceived(page)
  expect(await stored('2025550182')).toHaveLength(1)
})

it('what was typed is in the next form of the tab, except for what it has, until it’s sent', async () => {
  const page = await browser.visit(paths.home)
  const typed = { phone: '2025550184', location: ownZip, 'junk-type': 'A hot tub' }
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
  await expect.poll(() => page.evaluate('sessionStorage.typed')).toContain('hot tub')
  const has = (name: string, text: string) => expect.poll(() => page.locator(`[name=${name}]`).inputValue()).toBe(text)
  if (business.features.calculator) {
    await page.goto(paths.calculator)
    await has('zip', ownZip)
  }
  if (hasWindows) {
    await page.goto(`${paths.schedule()}?junk-type=Paint`)
    await has('phone', typed.phone)
    await has('location', ownZip)
    await has('junk-type', 'Paint')
  }
  await page.goto(paths.home)
  for (const [name, text] of Object.entries(typed)) await has(name, text)
  expect(page.url()).toBe(browser.site.origin + paths.home)
  await sendQuote(page)
  await quoteIsReceived(page)
  await expect.poll(() => page.evaluate('sessionStorage.typed')).toBeUndefined()
  await page.goto(paths.contact)
  await has('phone', '')
})

it('who comes back to a form and types over it sends a request of their own, once, with all of its photos', async () => {
  const page = await browser.visit(paths.home)
  await fillQuote(page, '2025550185')
  await hydrated(page, 'LeadForm')
  for (const seed of [8, 9]) await photoField(page).setInputFiles(await photoFile(`${seed}.jpg`, seed))
  await page.getByText(sentences.form.added(2)).waitFor()
  await page.route(paths.home, (route) => route.abort())
  await sendQuote(page)
  await page.getByText(sentences.form.failures.offline.title).waitFor()
  await page.unroute(paths.home)
  await page.locator('[name=phone]').fill('2025550186')
  await quoteButton(page).dblclick()
  await quoteIsReceived(page)
  await page.goBack()
  await page.locator('[name=location]').fill('60601')
  await hydrated(page, 'LeadForm')
  await sendQuote(page)
  await quoteIsReceived(page)
  expect(await stored('2025550185')).toEqual([])
  const sent = await stored('2025550186')
  // Firefox chooses the files again, too, for who comes back.
  expect(sent.map(({ photos }) => photos).toSorted()).toEqual([isFirefox ? 2 : 0, 2])
})

it('a form whose script breaks comes back as it was, and the press that broke it sends it', async () => {
  const page = await browser.visit(paths.home)
  await fillQuote(page, '12')
  await hydrated(page, 'LeadForm')
  await page.evaluate(() => {
    Node.prototype.insertBefore = () => {
      throw new Error('Somebody moved it')
    }
  })
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  // The message about the number can't be shown.
  await sendQuote(page)
  await sent
  await page.locator('[data-error-summary]').waitFor()
  expect(await page.locator('[name=phone]').inputValue()).toBe('12')
})

it('loads no framework before the form is touched, and loses nothing typed or chosen before', async () => {
  const page = await browser.visit('about:blank')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(paths.home)
  await painted(page)
  // The entry, and the slider of before and after, which is plain JavaScript.
  expect(scripts.filter((name) => !/\/(main|beforeAfter)-[\w-]+\.js$/.test(name))).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
  const release = await hold(page, '/assets/LeadForm-*.js')
  await page.locator('[name=phone]').fill('2025550161')
  await photoField(page).setInputFiles([await photoFile('early.jpg', 3)])
  release()
  await hydrated(page, 'LeadForm')
  expect(await page.locator('[name=phone]').inputValue()).toBe('2025550161')
  await page.getByRole('button', { name: sentences.form.removePhoto('early.jpg') }).waitFor()
  expect(await photoField(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
})
