import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { seePhotosUrl } from '../../../src/server/delivery/links.ts'
import { appSite } from '../../support/appSite.ts'
import { phonePhoto, secretMark } from '../../support/photos.ts'
import { jpeg, jpegBytes, multipart, typedQuote } from '../../support/requests.ts'
import { lead, testServices } from '../../support/services.ts'

const site = appSite()
const json = { accept: 'application/json' }

const upload = async (key: string, file: File, form = 'quote') => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ form, key })) body.set(name, value)
  body.set('photo', file)
  const answer = await site.post('/photos', body, json)
  return { status: answer.status, ...((await answer.json()) as { ok: boolean; id?: string; reason?: string }) }
}
const send = async (key: string, phone: string, ids: readonly string[]) => {
  const body = multipart({ ...typedQuote({ phone }), key })
  for (const id of ids) body.append('photo-id', id)
  const answer = await site.post('/', body, json)
  const { location } = (await answer.json()) as { location: string }
  return { location, reference: /received\/(\w{10})/.exec(location)?.[1] ?? '' }
}
const attached = (reference: string) =>
  site.rows<{ object_key: string; id: string }>(
    `SELECT object_key, id FROM photos WHERE reference = '${reference}' AND attached_at IS NOT NULL`,
  )

describe('photos uploaded before the form', () => {
  it('belong to the request that names them; a removed one does not', async () => {
    const key = crypto.randomUUID()
    const [kept, dropped] = [await upload(key, jpeg('a.jpg', 31)), await upload(key, jpeg('b.jpg', 32))]
    expect(kept).toMatchObject({ status: 200, ok: true })
    const { reference, location } = await send(key, '2025550401', [kept.id ?? ''])
    expect(location).toContain('photos=1')
    expect((await attached(reference)).map(({ id }) => id)).toEqual([kept.id])
    expect(dropped.id).not.toBe(kept.id)
  })

  it('sent twice are one photo with one id', async () => {
    const key = crypto.randomUUID()
    const [first, second] = [await upload(key, jpeg('a.jpg', 33)), await upload(key, jpeg('a.jpg', 33))]
    expect(second.id).toBe(first.id)
  })

  it('cannot be claimed by another request', async () => {
    const stolen = await upload(crypto.randomUUID(), jpeg('a.jpg', 34))
    const { reference, location } = await send(crypto.randomUUID(), '2025550402', [stolen.id ?? ''])
    expect(location).toContain('missing=1')
    expect(await attached(reference)).toEqual([])
  })

  it('that arrive after their request are added, and the owner is notified once', async () => {
    const key = crypto.randomUUID()
    const { reference } = await send(key, '2025550403', [])
    await upload(key, jpeg('a.jpg', 35))
    await upload(key, jpeg('b.jpg', 36))
    expect(await attached(reference)).toHaveLength(2)
    const query = `SELECT state FROM outbox WHERE reference = '${reference}' ORDER BY revision`
    await expect
      .poll(async () => (await site.rows<{ state: string }>(query)).map(({ state }) => state))
      .toEqual(['sent', 'superseded', 'pending'])
  })

  it.each([
    ['no picture', () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.jpg'), 'not-a-photo'],
    ['too large', () => jpeg('a.jpg', 1, 8 * 1024 * 1024 + 1), 'too-large'],
    ['HEIC', () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.heic'), 'heic'],
  ])('that cannot be taken say why: %s', async (_, file, reason) => {
    expect(await upload(crypto.randomUUID(), file())).toMatchObject({ status: 422, ok: false, reason })
  })

  it('are refused without a key, and past twelve', async () => {
    expect(await upload('', jpeg())).toMatchObject({ status: 400, reason: 'malformed' })
    expect(await upload(crypto.randomUUID(), jpeg(), 'contact')).toMatchObject({ status: 400, reason: 'malformed' })
    const key = crypto.randomUUID()
    for (let index = 0; index < 12; index++) await upload(key, jpeg('a.jpg', 40 + index))
    expect(await upload(key, jpeg('a.jpg', 60))).toMatchObject({ status: 422, reason: 'too-many' })
  })
})

describe('the budget for photos', () => {
  const from = { 'cf-connecting-ip': '198.51.100.7' }
  const sendFrom = async (headers: Record<string, string>, size: number, seed: number) => {
    const body = new FormData()
    body.set('form', 'quote')
    body.set('key', crypto.randomUUID())
    body.set('photo', jpeg('a.jpg', seed, size))
    return site.post('/photos', body, headers)
  }

  it('of an IP address is 64 MB: beyond that it is refused, nothing is stored, and others go on', async () => {
    const full = 8 * 1024 * 1024
    for (let seed = 100; seed < 108; seed++) expect((await sendFrom(from, full, seed)).status).toBe(200)
    const before = await site.rows('SELECT count(*) AS n FROM photos')
    const refused = await sendFrom(from, 2000, 109)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await refused.json()).toEqual({ ok: false, reason: 'busy' })
    expect(await site.rows('SELECT count(*) AS n FROM photos')).toEqual(before)
    expect((await sendFrom({ 'cf-connecting-ip': '198.51.100.8' }, 2000, 110)).status).toBe(200)
  })

  it('applies to photos sent with a form too: the request is accepted, and says what is missing', async () => {
    const phone = '2025550409'
    const answer = await site.post('/', multipart(typedQuote({ phone }), [jpeg('a.jpg', 111)]), from)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('missing=1')
    expect(await site.rows(`SELECT 1 FROM leads WHERE phone = '+1${phone}'`)).toHaveLength(1)
  })

  it('stores no IP address', async () => {
    const rows = await site.rows('SELECT * FROM budgets')
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain('198.51.100')
  })
})

it('a stored photo has no location, camera or owner', async () => {
  const bytes = await phonePhoto({ seed: 5 }).jpeg().toBuffer()
  expect(bytes.includes(secretMark)).toBe(true)
  const key = crypto.randomUUID()
  const { id = '' } = await upload(key, new File([new Uint8Array(bytes)], 'a.jpg'))
  const { reference } = await send(key, '2025550404', [id])
  const [row] = await attached(reference)
  const { FILES } = site.env
  const stored = Buffer.from((await (await FILES.get(row?.object_key ?? ''))?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(stored.length).toBeGreaterThan(500)
  expect(stored.includes(secretMark)).toBe(false)
  expect(stored.includes('GPS')).toBe(false)
})

it('the largest allowed request is accepted with all its photos', async () => {
  const most = 8 * 1024 * 1024
  const photos = Array.from({ length: 6 }, (_, index) => jpeg('a.jpg', 100 + index, most))
  const answer = await site.post('/', multipart(typedQuote({ phone: '2025550410' }), photos))
  expect(answer.headers.get('location')).toMatch(/\?photos=6&add=/)
})

it('a request with too many photos is accepted with those that fit', async () => {
  const body = multipart(
    typedQuote({ phone: '2025550405' }),
    Array.from({ length: 7 }, (_, index) => jpeg('a.jpg', 70 + index, 8_000_000)),
  )
  const answer = await site.post('/', body)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/\?photos=6&missing=1&add=/)
  expect(await site.rows(`SELECT 1 FROM leads WHERE phone = '+12025550405'`)).toHaveLength(1)
})

describe('the link for adding photos', () => {
  const linkIn = async (location: string) =>
    load(await (await site.get(location)).text())('a[href^="/add-photos"]').attr('href') ?? ''

  it('is on the confirmation, works with a plain form, and says what didn’t go through', async () => {
    const { location, reference } = await send(crypto.randomUUID(), '2025550406', [])
    const link = await linkIn(location)
    const page = await site.get(link)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const $ = load(await page.text())
    const body = new FormData()
    body.append('photos', jpeg('a.jpg', 80))
    const added = await site.post($('form').attr('action') ?? '', body)
    expect(added.headers.get('location')).toBe(`/request-received/${reference}?added=1`)
    expect(await attached(reference)).toHaveLength(1)
    body.append('photos', new File(['nothing'], 'b.txt'))
    const again = await site.post(link, body)
    expect(again.status).toBe(422)
    expect(await again.text()).toContain('JPEG, PNG and WebP work')
    expect((await site.post(link, new FormData())).status).toBe(422)
  })

  it('that is forged or for another purpose shows an error page and does nothing', async () => {
    const { location, reference } = await send(crypto.randomUUID(), '2025550407', [])
    const link = await linkIn(location)
    const body = multipart({}, [])
    body.append('photos', jpeg('a.jpg', 81))
    for (const wrong of [
      link.replace(reference, 'AAAAAAAAAA'),
      '/add-photos',
      '/add-photos?t=x',
      link.replace('add-photos?', 'lead-photos?'),
    ]) {
      const answer = wrong.startsWith('/lead') ? await site.get(wrong) : await site.post(wrong, body)
      expect(answer.status).toBe(410)
      expect(await answer.text()).toContain('This link no longer works')
    }
    expect(await attached(reference)).toEqual([])
  })
})

it('the owner sees the photos by the link in the email, and not without it', async () => {
  const key = crypto.randomUUID()
  const { id = '' } = await upload(key, new File([jpegBytes(90)], 'a.jpg'))
  const { reference } = await send(key, '2025550408', [id])
  const services = await testServices(site, { now: Date.now() }, [])
  const env = { ...services.env, LEAD_SECRET: site.secret, SITE_URL: site.origin }
  const url = new URL(await seePhotosUrl({ ...services, env }, lead(reference).reference))
  const $ = load(await (await site.get(url.pathname + url.search)).text())
  const picture = await site.get($('main img').attr('src') ?? '')
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  // Browsers run nothing of an image, whatever it contains.
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(picture.headers.get('cache-control')).toBe('no-store')
  expect((await picture.arrayBuffer()).byteLength).toBe(2000)
  expect((await site.get(`/lead-photo?id=${id}&t=no`)).status).toBe(410)
})
