import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { sentences } from '#sentences'
import { phone, testBrowser } from '../support/browser.ts'
import { ownTown } from '../support/business.ts'
import { fillQuote, hasFocus, hydrated, photoField, photoFile, sendQuote } from '../support/pageActions.ts'
import { phonePhoto, secretMark } from '../support/photos.ts'
import { type Received, testReceiver } from '../support/receiver.ts'
import { multipart, typedQuote } from '../support/requests.ts'

/** A slow machine may take this long. */
const soon = { timeout: 20_000 }
const browser = testBrowser()
const receiver = testReceiver()
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
const [a, b, c] = [await photoFile('a.jpg', 0), await photoFile('b.jpg', 1), await photoFile('c.jpg', 2)]

/** A filled quote form whose requests go to the fake server. */
async function quote(options = phone): Promise<Page> {
  const page = await browser.visit('/', options)
  await receiver.attach(page)
  await fillQuote(page, '202 555 0170')
  await hydrated(page, 'LeadForm')
  await page.locator('[name=junk-type]').fill('A hot tub')
  return page
}
const choose = (page: Page, ...files: ReturnType<typeof file>[]) => photoField(page).setInputFiles(files)
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const text = (page: Page, name: string) => row(page, name).textContent()
const says = (page: Page, name: string, words: string) => expect.poll(() => text(page, name), soon).toContain(words)
const arrived = (list: () => readonly unknown[], count: number) => expect.poll(() => list().length, soon).toBe(count)
const photoOf = async ({ fields }: Received) => Buffer.from(await (fields.get('photo') as File).arrayBuffer())

describe('a photo', () => {
  it('arrives shrunk, rotated upright, without location and camera, and the form names it instead of sending a file', async () => {
    const large = await phonePhoto({ width: 4000, height: 3000, orientation: 6 }).jpeg().toBuffer()
    const page = await quote()
    await choose(page, file('garage.jpg', large))
    await says(page, 'garage.jpg', 'Sent')
    const [request] = receiver.photos()
    if (!request) throw new Error('No photo arrived')
    expect(request.accept).toBe('application/json')
    expect(request.fields.get('form')).toBe('quote')
    const bytes = await photoOf(request)
    const { format, width, height, exif, xmp, orientation } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 1600 })
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
    expect(bytes.includes(secretMark)).toBe(false)
    expect(bytes.length).toBeLessThan(large.length / 2)
    // The picture's upper left corner has little red and green; turned, it is at the upper right.
    const { data } = await sharp(bytes)
      .extract({ left: 1190, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.max(data[0] ?? 255, data[1] ?? 255)).toBeLessThan(40)
    await choose(page, b, c)
    await page.getByText('3 photos added.').waitFor()
    await page.getByRole('button', { name: 'Remove b.jpg' }).click()
    await sendQuote(page)
    await page.waitForURL('**/request-received/7K2M9QX4RD')
    const [form] = receiver.forms()
    if (!form) throw new Error('No form arrived')
    const key = form.fields.get('key')
    expect(String(key)).toMatch(/^[\w-]{20,}$/)
    expect(receiver.photos().map(({ fields }) => fields.get('key'))).toEqual([key, key, key])
    expect(form.fields.getAll('photo-id')).toHaveLength(2)
    for (const id of form.fields.getAll('photo-id')) expect(id).toMatch(/^photo-[0-2]$/)
    // The form was changed before hydration, so the time is unknown.
    expect(form.fields.get('elapsed')).toBeNull()
    expect(form.fields.get('location')).toBe(ownTown)
    expect([...form.fields.values()].filter((value) => value instanceof File)).toEqual([])
    expect(form.accept).toBe('application/json')
  })

  it('is retried after a 503, shows its progress, is aborted when it is removed, and sent again after Undo', async () => {
    receiver.plan((index) => (index === 0 ? { status: 503, body: { ok: false } } : 'hold'))
    const page = await quote()
    await page.clock.install()
    await choose(page, a)
    await arrived(receiver.photos, 1)
    await says(page, 'a.jpg', 'Waiting')
    await page.clock.runFor(1000)
    await arrived(receiver.photos, 2)
    await says(page, 'a.jpg', 'Sending, 100%')
    expect(await row(page, 'a.jpg').getByRole('progressbar').getAttribute('value')).toBe('1')
    await page.getByRole('button', { name: 'Remove a.jpg' }).click()
    await expect.poll(() => receiver.photos()[1]?.gone(), soon).toBe(true)
    const files = () => photoField(page).evaluate((input: HTMLInputElement) => input.files?.length)
    expect(await files()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await arrived(receiver.photos, 3)
    receiver.photos()[2]?.answer({ status: 200, body: { ok: true, id: 'p' } })
    await says(page, 'a.jpg', 'Sent')
    expect(await files()).toBe(1)
  })

  it('that isn’t taken has no place, and each reason is said once, also of a file that can’t be read', async () => {
    receiver.plan(() => ({ status: 400, body: { ok: false, reason: 'broken' } }))
    const page = await quote()
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
    await choose(page, file('1.heic', heic), file('2.heic', heic), file('empty.jpg', Buffer.alloc(0)), b)
    const { refusals } = inLanguage('en', () => sentences.form)
    const said = ['1.heic, 2.heic', refusals.heic, 'empty.jpg', refusals.unreadable, 'b.jpg', refusals.broken]
    const shown = () => page.locator(':has(> .photo-pick) ~ [role=status] p > *').allTextContents()
    await expect.poll(shown, soon).toEqual(said)
    expect(receiver.photos()).toHaveLength(1)
    expect(await photoField(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)
  })
})

describe('the field', () => {
  const look = (page: Page, input: string) =>
    page.locator(input).evaluate((field) => {
      const tile = field.nextElementSibling as HTMLElement
      return [
        getComputedStyle(field).opacity,
        tile.checkVisibility() && tile.textContent.trim(),
        tile.clientHeight >= 44,
      ]
    })

  it('is a tile of ours where scripts run, which the keyboard reaches, and the browser’s own elsewhere', async () => {
    const page = await browser.visit('/')
    expect(await look(page, '[name=junk-photos]')).toEqual(['0', 'Add photos', true])
    await page.locator('[name=junk-type]').focus()
    await page.keyboard.press('Tab')
    await hasFocus(photoField(page))
    const plain = await browser.visit('/', { ...phone, javaScriptEnabled: false })
    expect(await look(plain, '[name=junk-photos]')).toEqual(['1', false, false])
  })

  it('of a form that’s sent the plain way shows its photos, adds to them, and takes single ones out', async () => {
    const sent = await browser.site.post('/', multipart(typedQuote({ phone: '2025550175' })))
    const page = await browser.visit(sent.headers.get('location') ?? '')
    await page.locator('#photos summary').click()
    const input = page.locator('#photo-files')
    await input.focus()
    await hydrated(page, 'PhotoFiles')
    for (const files of [[a, b], [c]]) await input.setInputFiles(files)
    await page.getByText('3 photos added.').waitFor()
    await page.getByRole('button', { name: 'Remove b.jpg' }).click()
    await page.getByText('2 photos added.').waitFor()
    const names = () => input.evaluate((it: HTMLInputElement) => Array.from(it.files ?? [], ({ name }) => name))
    expect(await names()).toEqual(['a.jpg', 'c.jpg'])
    await page.getByRole('button', { name: 'Add them to my request' }).click()
    await page.getByText('Your photos are with your request now.').waitFor()
  })
})

describe('sending the form', () => {
  it('does not wait for photos; the confirmation follows when they are there, also over a gap in the line', async () => {
    receiver.plan(() => 'hold')
    const page = await quote()
    await choose(page, a, b, c)
    await arrived(receiver.photos, 2)
    await sendQuote(page)
    await page.getByText('We have your request. Sending photo 1 of 3').waitFor()
    expect(receiver.forms()).toHaveLength(1)
    // Uploads had paused for the form.
    await arrived(receiver.photos, 4)
    receiver.photos()[2]?.answer({ status: 200, body: { ok: true, id: 'late' } })
    await page.getByText('We have your request. Sending photo 2 of 3').waitFor()
    await arrived(receiver.photos, 5)
    await page.context().setOffline(true)
    await page.getByText('You’re offline: we’ll send photo 2 of 3').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Sending photo 2 of 3').waitFor()
    for (const photo of receiver.photos().slice(3)) photo.answer({ status: 200, body: { ok: true, id: 'late' } })
    await page.waitForURL('**/request-received/7K2M9QX4RD?photos=3')
  })

  it('brings the photos that could not be sent by themselves', async () => {
    receiver.plan(() => ({ status: 429, body: { ok: false, reason: 'busy' } }))
    const page = await quote()
    await choose(page, a)
    await says(page, 'a.jpg', 'Will be sent with the form')
    await sendQuote(page)
    await page.waitForURL('**/request-received/7K2M9QX4RD')
    const [file] = (receiver.forms()[0]?.fields.getAll('junk-photos') ?? []) as File[]
    expect(file?.size).toBeGreaterThan(0)
    expect(receiver.photos()).toHaveLength(1)
  })

  it('can be left while photos are still uploading', async () => {
    receiver.plan(() => 'hold')
    const page = await quote()
    await choose(page, a, b)
    await arrived(receiver.photos, 2)
    await sendQuote(page)
    await page.getByRole('link', { name: 'Go on without them' }).click()
    await page.waitForURL('**/request-received/7K2M9QX4RD?missing=2')
    await page.goBack()
    await page.getByRole('button', { name: 'Get a free quote' }).waitFor()
    await expect.poll(() => page.locator('[name=junk-type]').inputValue()).toBe('A hot tub')
  })

  it('shows the server’s errors next to the fields, and says when there were too many requests', async () => {
    const errors = { location: 'Tell us your ZIP code or town' }
    const answers = [
      { status: 422, body: { ok: false, errors } },
      { status: 429, body: { ok: false, failure: 'too-many' } },
    ]
    receiver.plan(
      () => 'hold',
      (index) => answers[index] ?? 'hold',
    )
    const page = await quote()
    await sendQuote(page)
    await page.locator('[data-error-summary]').getByRole('link', { name: errors.location }).waitFor()
    await expect.poll(() => page.getByLabel('ZIP or town').getAttribute('aria-invalid')).toBe('true')
    await sendQuote(page)
    await page.getByText('That’s a lot of requests from your connection').waitFor()
  })
})
