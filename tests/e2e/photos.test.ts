import type { Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { phone, testBrowser } from '../support/browser.ts'
import { ownTown } from '../support/business.ts'
import { phonePhoto, secretMark } from '../support/photos.ts'
import type { Received } from '../support/receiver.ts'
import { testReceiver } from '../support/receiver.ts'

/** For a slow machine. */
const soon = { timeout: 20_000 }
const browser = testBrowser()
const receiver = testReceiver()
const small = new Map<string, Buffer>()
beforeAll(async () => {
  for (const [index, name] of ['a.jpg', 'b.jpg', 'c.jpg'].entries())
    small.set(name, await phonePhoto({ seed: index }).jpeg().toBuffer())
})
const file = (name: string, buffer = small.get(name) ?? Buffer.from('')) => ({ name, mimeType: 'image/jpeg', buffer })

const hydrated = (page: Page) => page.locator('[data-island=LeadForm][data-island-status=ready]').waitFor()

/** A filled quote form whose requests go to the fake server. */
async function quote(options = phone): Promise<Page> {
  const page = await browser.visit('/', options)
  await receiver.attach(page)
  await page.getByLabel('Phone').fill('202 555 0170')
  await hydrated(page)
  await page.getByLabel('ZIP or town').fill(ownTown)
  await page.getByLabel('What needs to go?').fill('A hot tub')
  return page
}
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('[name=junk-photos]').setInputFiles(files)
const send = (page: Page) => page.getByRole('button', { name: 'Get a free quote' }).click()
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const text = (page: Page, name: string) => row(page, name).textContent()
const says = (page: Page, name: string, words: string) => expect.poll(() => text(page, name), soon).toContain(words)
const arrived = (list: () => readonly unknown[], count: number) => expect.poll(() => list().length, soon).toBe(count)
const photoOf = async ({ fields }: Received) => Buffer.from(await (fields.get('photo') as File).arrayBuffer())
const wait = { status: 503, body: { ok: false } }

describe('a photo', () => {
  it('arrives shrunk, rotated upright, without location and camera', async () => {
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
  })

  it('is retried after two 503s, and shows its progress', async () => {
    receiver.plan((index) => (index < 2 ? wait : 'hold'))
    const page = await quote()
    await page.clock.install()
    await choose(page, file('a.jpg'))
    await arrived(receiver.photos, 1)
    await says(page, 'a.jpg', 'Waiting')
    await page.clock.runFor(1000)
    await arrived(receiver.photos, 2)
    await says(page, 'a.jpg', 'Waiting')
    await page.clock.runFor(4000)
    await arrived(receiver.photos, 3)
    await says(page, 'a.jpg', 'Sending, 100%')
    expect(await row(page, 'a.jpg').getByRole('progressbar').getAttribute('value')).toBe('1')
    receiver.photos()[2]?.answer({ status: 200, body: { ok: true, id: 'p' } })
    await says(page, 'a.jpg', 'Sent')
  })

  it('that is removed is aborted; undo brings it back', async () => {
    receiver.plan((index) => (index === 0 ? 'hold' : { status: 200, body: { ok: true, id: `p${index}` } }))
    const page = await quote()
    await choose(page, file('a.jpg'))
    await arrived(receiver.photos, 1)
    await page.getByRole('button', { name: 'Remove a.jpg' }).click()
    await expect.poll(() => receiver.photos()[0]?.gone(), soon).toBe(true)
    const files = () => page.locator('[name=junk-photos]').evaluate((input: HTMLInputElement) => input.files?.length)
    expect(await files()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await says(page, 'a.jpg', 'Sent')
    expect(await files()).toBe(1)
    expect(receiver.photos()).toHaveLength(2)
  })

  it('in HEIC is refused with advice; others are sent', async () => {
    const page = await quote()
    await choose(page, file('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')), file('b.jpg'))
    await says(page, 'IMG_1.HEIC', 'Most Compatible')
    await says(page, 'b.jpg', 'Sent')
    expect(receiver.photos()).toHaveLength(1)
    await expect.poll(() => page.getByText('IMG_1.HEIC didn’t go through').count()).toBe(1)
  })

  it('that the server refuses says why', async () => {
    receiver.plan(() => ({ status: 400, body: { ok: false, reason: 'too-many' } }))
    const page = await quote()
    await choose(page, file('a.jpg'))
    await says(page, 'a.jpg', 'one photo too many')
  })
})

describe('sending the form', () => {
  it('names its uploaded photos instead of sending files, under one key', async () => {
    const page = await quote()
    await choose(page, file('a.jpg'), file('b.jpg'), file('c.jpg'))
    await page.getByText('All 3 photos are sent.').waitFor()
    await page.getByRole('button', { name: 'Remove b.jpg' }).click()
    await send(page)
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

  it('does not wait for photos; the confirmation follows when they are there', async () => {
    receiver.plan(() => 'hold')
    const page = await quote()
    await choose(page, file('a.jpg'), file('b.jpg'))
    await arrived(receiver.photos, 2)
    await send(page)
    await page.getByText('We have your request').waitFor()
    expect(receiver.forms()).toHaveLength(1)
    // Uploads had paused for the form.
    await arrived(receiver.photos, 4)
    for (const photo of receiver.photos().slice(2)) photo.answer({ status: 200, body: { ok: true, id: 'late' } })
    await page.waitForURL('**/request-received/7K2M9QX4RD?photos=2')
  })

  it('can be left while photos are still uploading', async () => {
    receiver.plan(() => 'hold')
    const page = await quote()
    await choose(page, file('a.jpg'), file('b.jpg'))
    await arrived(receiver.photos, 2)
    await send(page)
    await page.getByRole('link', { name: 'Go on without them' }).click()
    await page.waitForURL('**/request-received/7K2M9QX4RD?missing=2')
    await page.goBack()
    await page.getByRole('button', { name: 'Get a free quote' }).waitFor()
    await expect.poll(() => page.getByLabel('What needs to go?').inputValue()).toBe('A hot tub')
  })

  it('treats no answer within twelve seconds as offline', async () => {
    receiver.plan(
      () => 'hold',
      (index) => (index === 0 ? 'hold' : { status: 429, body: { ok: false, failure: 'too-many' } }),
    )
    const page = await quote()
    await page.clock.install()
    await send(page)
    await arrived(receiver.forms, 1)
    await page.clock.runFor(12_000)
    await page.getByText('No connection').waitFor()
    await send(page)
    await page.getByText('That’s a lot of requests from your connection').waitFor()
    const [first, second] = receiver.forms().map(({ fields }) => fields.get('key'))
    expect(second).toBe(first)
  })

  it('shows the server’s errors next to the fields', async () => {
    receiver.plan(
      () => 'hold',
      () => ({ status: 422, body: { ok: false, errors: { location: 'Tell us your ZIP code or town' } } }),
    )
    const page = await quote()
    await send(page)
    await page.locator('[data-error-summary]').getByRole('link', { name: 'Tell us your ZIP code or town' }).waitFor()
    await expect.poll(() => page.getByLabel('ZIP or town').getAttribute('aria-invalid')).toBe('true')
  })
})
