import { describe, expect, it } from 'vitest'
import { budgets } from '../../../src/store/budgets.ts'
import { appSite } from '../../support/appSite.ts'
import { phonePhoto, secretMark } from '../../support/photos.ts'
import { jpeg, multipart, referenceAt, referenceIn, typedQuote } from '../../support/requests.ts'

const site = appSite()
const json = { accept: 'application/json' }

const upload = async (key: string, file: File, form = 'quote', headers = {}) => {
  const answer = await site.post('/photos', multipart({ form, key }, [file], 'photo'), headers)
  return { status: answer.status, ...((await answer.json()) as { ok: boolean; id?: string; reason?: string }) }
}
const send = async (key: string, phone: string, ids: readonly string[]) => {
  const body = multipart({ ...typedQuote({ phone }), key })
  for (const id of ids) body.append('photo-id', id)
  const answer = await site.post('/', body, json)
  const { location } = (await answer.json()) as { location: string }
  return { location, reference: referenceAt(location) }
}
const attached = (reference: string) =>
  site.rows<{ object_key: string; id: string }>(
    `SELECT object_key, id FROM photos WHERE reference = '${reference}' AND attached_at IS NOT NULL`,
  )

it('that come with the form after the owner’s mail has gone out are in a mail of their own', async () => {
  const { put } = site.env.FILES
  // The cron runs while the photo is still on its way.
  site.env.FILES.put = (async (...args: Parameters<typeof put>) => {
    site.env.FILES.put = put
    await site.cron()
    return put(...args)
  }) as typeof put
  const sent = await site.post('/', multipart(typedQuote({ phone: '2025550499' }), [jpeg('a.jpg', 39)]))
  const reference = referenceIn(sent)
  site.clock.now += 2 * 60_000
  await site.cron()
  const mails = site.delivered.map(({ text }) => text).filter((text) => text.includes(reference))
  expect(mails).toEqual([
    expect.not.stringContaining('photo'),
    expect.stringMatching(/^Photos added: .*, 1 photo\n(?:.*\n)*See the photo:/),
  ])
})

describe('photos uploaded before the form', () => {
  it('belong to the request that names them, without location, camera and owner; a removed one does not', async () => {
    const key = crypto.randomUUID()
    const bytes = await phonePhoto({ seed: 5 }).jpeg().toBuffer()
    const kept = await upload(key, new File([new Uint8Array(bytes)], 'a.jpg'))
    const again = await upload(key, new File([new Uint8Array(bytes)], 'a.jpg'))
    const dropped = await upload(key, jpeg('b.jpg', 32))
    expect(kept).toMatchObject({ status: 200, ok: true })
    expect([again.id, dropped.id === kept.id]).toEqual([kept.id, false])
    const { reference, location } = await send(key, '2025550401', [kept.id ?? ''])
    expect(location).not.toContain('missing')
    const [row, ...others] = await attached(reference)
    expect([row?.id, others]).toEqual([kept.id, []])
    const stored = site.files.get(row?.object_key ?? '')?.text ?? ''
    expect(stored.length).toBeGreaterThan(500)
    expect(bytes.includes(secretMark)).toBe(true)
    for (const secret of [secretMark, 'GPS']) expect(stored).not.toContain(secret)
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
    for (const seed of [35, 36]) await upload(key, jpeg('a.jpg', seed))
    expect(await attached(reference)).toHaveLength(2)
    const states = await site.rows(`SELECT state FROM outbox WHERE reference = '${reference}' ORDER BY revision`)
    expect(states).toEqual(['sent', 'superseded', 'pending'].map((state) => ({ state })))
  })

  it.each([
    ['no picture', () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.jpg'), 'not-a-photo'],
    ['too large', () => jpeg('a.jpg', 1, 8 * 1024 * 1024 + 1), 'too-large'],
    ['HEIC', () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.heic'), 'heic'],
  ])('that cannot be taken say why: %s', async (_, file, reason) => {
    expect(await upload(crypto.randomUUID(), file())).toMatchObject({ status: 422, ok: false, reason })
  })

  it('are refused without a key, for a form without photos, and past twelve', async () => {
    for (const [key, form] of [
      ['', 'quote'],
      [crypto.randomUUID(), 'contact'],
    ] as const)
      expect(await upload(key, jpeg(), form)).toMatchObject({ status: 400, reason: 'malformed' })
    const key = crypto.randomUUID()
    for (let index = 0; index < 12; index++) await upload(key, jpeg('a.jpg', 40 + index))
    expect(await upload(key, jpeg('a.jpg', 60))).toMatchObject({ status: 422, reason: 'too-many' })
  })
})

it('an address past its photos’ budget sends them with the form', async () => {
  const from = { 'cf-connecting-ip': '198.51.100.7' }
  for (let count = 0; count < budgets.photosOfAddress.limit; count++)
    await upload(crypto.randomUUID(), jpeg('a.jpg', count), 'quote', from)
  expect(await upload(crypto.randomUUID(), jpeg(), 'quote', from)).toMatchObject({ status: 429, reason: 'busy' })
  const answer = await site.post('/', multipart(typedQuote({ phone: '2025550409' }), [jpeg('a.jpg', 111)]), from)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.not.stringContaining('missing')])
})

describe('the link for adding photos', () => {
  const linkIn = async (location: string) => (await site.page(location))('#photos form').attr('action') ?? ''

  it('is on the confirmation, works with a plain form, and says what didn’t go through', async () => {
    const { location, reference } = await send(crypto.randomUUID(), '2025550406', [])
    const link = await linkIn(location)
    const body = multipart({}, [jpeg('a.jpg', 80)], 'photos')
    const added = await site.post(link, body)
    const done = added.headers.get('location') ?? ''
    expect(done).toBe(`${location}&done=photos`)
    const thanks = (path: string) => site.get(path).then((answer) => answer.text())
    expect(await thanks(done)).toContain('Your photos are with your request now')
    expect(await thanks(`${location}&missing=1`)).toContain('One photo didn’t go through')
    expect(await attached(reference)).toHaveLength(1)
    body.append('photos', new File(['nothing'], 'b.txt'))
    const again = await site.post(link, body)
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('JPEG, PNG and WebP work')])
    expect((await site.post(link, new FormData())).status).toBe(422)
  })

  it('that is for another request shows an error page and does nothing', async () => {
    const { location, reference } = await send(crypto.randomUUID(), '2025550407', [])
    const body = multipart({}, [jpeg('a.jpg', 81)], 'photos')
    const answer = await site.post((await linkIn(location)).replace(reference, 'AAAAAAAAAA'), body)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Part of this link is missing')])
    expect(await attached(reference)).toEqual([])
  })
})
