import { describe, expect, it } from 'vitest'
import { inPieces, sentRequest } from '../../tests/support/sentBody.ts'
import { hasCodes } from '../business/codes.ts'
import { type AnyForm, honeypotName } from '../shared/forms/form.ts'
import { contactForm, quoteForm } from '../shared/forms/forms.ts'
import { type BodyLimit, bodyLimits, openBody, partLimits, textBytes } from '../shared/http/requestBody.ts'
import { readFields, readSubmission, type SentFile } from './submission.ts'

const text = (name: string, value: string) =>
  `--mark\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, fileName: string, value: string) =>
  `--mark\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${value}\r\n`
const last = '--mark--\r\n'
const multipart = 'multipart/form-data; boundary=mark'
const urlencoded = 'application/x-www-form-urlencoded'
const phone = text('phone', '202 555 0123')

type Sending = { type?: string; length?: number; end?: 'ends' | 'breaks' }

function sent(body: string, { type = multipart, length, end }: Sending = {}) {
  const headers = { 'content-type': type, ...(length !== undefined && { 'content-length': String(length) }) }
  const request = sentRequest(inPieces(new TextEncoder().encode(body), 4096), headers, end)
  return [request, openBody(request, () => 0)] as const
}

async function submitted(form: AnyForm, body: string, sending?: Sending) {
  const result = await readSubmission(form, ...sent(body, sending))
  if (!result.ok) return result.status
  const { files, ...submission } = result.submission
  return { ...submission, files: await filesIn(files) }
}

const filesIn = async (files: AsyncIterable<SentFile>) => {
  const found: string[] = []
  for await (const file of files) found.push(typeof file === 'string' ? file : `${file.length} bytes`)
  return found
}

describe('a sent form', () => {
  const others =
    text('key', 'k1') +
    text('elapsed', '1500') +
    text('cf-turnstile-response', 'c1') +
    text('source', '/ a.example') +
    text(honeypotName, 'x')
  const ids = ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'].map((id) => text('photo-id', id)).join('')

  it('is read with all that it says of itself', async () => {
    const body = phone + text('location', 'Riverton') + text('other', 'x') + others + ids
    const empty = {
      'junk-type': '',
      items: '',
      flights: '',
      carry: '',
      list: '',
      estimate: '',
      ...(hasCodes && { code: '' }),
    }
    expect(await submitted(quoteForm, body + file('junk-photos', 'a.jpg', '123') + last)).toEqual({
      values: { phone: '202 555 0123', location: 'Riverton', ...empty },
      key: 'k1',
      placeAsked: '',
      photoIds: ['a', 'b', 'c', 'd', 'e', 'f'],
      honeypot: 'x',
      elapsedMs: 1500,
      challenge: 'c1',
      source: '/ a.example',
      files: ['3 bytes'],
    })
  })

  it('without photos takes none, and no ids of any', async () => {
    const body = ids + file('phone', 'a.jpg', '1') + file('junk-photos', 'a.jpg', '1') + text('phone', '5') + last
    const values = { message: '', phone: '5', email: '', name: '' }
    expect(await submitted(contactForm, body)).toMatchObject({ values, photoIds: [], files: [] })
  })

  it.each(['-1', '1e9', '1234567890', '', ' 5'])('whose elapsed time is %j says none', async (value) => {
    expect(await submitted(contactForm, text('elapsed', value) + last)).toMatchObject({ elapsedMs: undefined })
  })

  it('may come URL-encoded', async () => {
    const body = 'phone=202+555&location=River%74on&key=%E2%82%AC&x='
    expect(await submitted(quoteForm, body, { type: `${urlencoded};charset=UTF-8` })).toMatchObject({
      values: { phone: '202 555', location: 'Riverton', 'junk-type': '' },
      key: '€',
      files: [],
    })
  })
})

describe('photos', () => {
  const photo = (bytes: number) => file('junk-photos', 'a.jpg', 'x'.repeat(bytes))
  const files = async (body: string, sending?: Sending) => {
    const result = await submitted(quoteForm, phone + body, sending)
    return typeof result === 'number' ? result : result.files
  }

  it('are those of the photo field that have a name', async () => {
    const empty = file('junk-photos', '', '')
    expect(await files(empty + last)).toEqual([])
    const sent = empty + photo(2) + empty + file('other', 'a.jpg', '1') + photo(3)
    expect(await files(sent + last)).toEqual(['2 bytes', '3 bytes'])
  })

  it('are given with one byte too many when they are too large, and those after them too', async () => {
    const most = 8 * 2 ** 20
    const expected = [most, most + 1, 1].map((bytes) => `${bytes} bytes`)
    expect(await files(photo(most) + photo(most + 500) + photo(1) + last)).toEqual(expected)
  })

  it('are read only when they are asked for', async () => {
    const [request, body] = sent(phone + photo(1_000_000) + last)
    const result = await readSubmission(quoteForm, request, body)
    expect(result.ok).toBe(true)
    // Not even the first has been read to its end.
    expect(typeof (await body.read(bodyLimits.photos))).toBe('object')
  })

  it('that are cut off leave the text and those before them', async () => {
    const half = photo(5) + photo(20_000).slice(0, 15_000)
    for (const found of [await files(half), await files(half, { end: 'breaks' }), await files(`${photo(5)}--mark`)])
      expect(found).toEqual(['5 bytes', 'cut-off'])
  })

  it('past what a body may be are left out, whatever length it declares', async () => {
    const large = photo(8 * 2 ** 20).repeat(7) + last
    const expected = [...Array(6).fill(`${8 * 2 ** 20} bytes`), 'too-large']
    expect(await files(large, { length: large.length + phone.length })).toEqual(expected)
  })

  it('are read up to the number of parts that a body may have', async () => {
    const all = Array(partLimits.count).fill('1 bytes')
    expect(await files(photo(1).repeat(partLimits.count) + last)).toEqual(all)
    expect(await files(photo(1).repeat(partLimits.count + 1) + last)).toEqual([...all, 'too-large'])
  })
})

describe('a body is refused', () => {
  it.each<[string, string, Sending, number]>([
    ['of another type', '{}', { type: 'application/json' }, 415],
    ['of no type', phone, { type: '' }, 415],
    ['of a type that only begins alike', phone + last, { type: 'multipart/form-database; boundary=mark' }, 415],
    ['without a boundary', phone + last, { type: 'multipart/form-data' }, 400],
    ['without its end', phone, {}, 400],
    ['whose connection broke', phone, { end: 'breaks' }, 400],
    ['that breaks inside a field', phone.slice(0, -5), { end: 'breaks' }, 400],
    ['URL-encoded, whose connection broke', 'a=', { type: urlencoded, end: 'breaks' }, 400],
  ])('%s', async (_, body, sending, status) => {
    expect(await submitted(quoteForm, body, sending)).toBe(status)
  })

  const { count, fieldBytes } = partLimits
  const field = (bytes: number) => text('junk-type', 'x'.repeat(bytes))
  // The name takes two bytes of a URL-encoded body, and a letter as %78 three.
  const escaped = (bytes: number) => `a${'%78'.repeat(bytes).slice(0, bytes - 3)}=b`

  it.each<[string, string, string, Sending?]>([
    ['a field', field(fieldBytes) + last, field(fieldBytes + 1) + last],
    ['all text', field(fieldBytes).repeat(4) + last, field(fieldBytes).repeat(5) + last],
    ['the fields', text('a', '').repeat(count) + last, text('a', '').repeat(count + 1) + last],
    ['a URL-encoded body', escaped(textBytes), escaped(textBytes + 1), { type: urlencoded }],
    ['a URL-encoded field', `a=${'x'.repeat(fieldBytes)}`, `a=${'x'.repeat(fieldBytes + 1)}`, { type: urlencoded }],
    ['the URL-encoded fields', 'a=&'.repeat(count), 'a=&'.repeat(count + 1), { type: urlencoded }],
  ])('past the limit of %s, and not at it', async (_, within, past, sending) => {
    expect(await submitted(quoteForm, within, sending)).toBeTypeOf('object')
    expect(await submitted(quoteForm, past, sending)).toBe(413)
  })

  it('that is or declares too much for a form without files', async () => {
    expect(await submitted(contactForm, phone + last, { length: textBytes })).toBeTypeOf('object')
    expect(await submitted(contactForm, phone + last, { length: textBytes + 1 })).toBe(413)
    expect(await submitted(contactForm, phone + file('x', 'a', 'x'.repeat(textBytes)) + last)).toBe(413)
  })

  const outcomeOf = async (request: Request, limit: BodyLimit) => {
    const body = openBody(request, () => 0)
    return readFields(request, body, limit)
  }

  it('that has neither a length nor pieces, is too slow, or of a type that its endpoint does not take', async () => {
    const headers = { 'content-type': multipart }
    const bare = new Request('http://a.example/', { method: 'POST', headers })
    expect(await outcomeOf(bare, bodyLimits.text)).toEqual({ ok: false, status: 411, reason: 'no-length' })
    const slow = await outcomeOf(sentRequest([], headers, 'stays'), { ...bodyLimits.text, totalMs: 0 })
    expect(slow).toEqual({ ok: false, status: 408, reason: 'too-slow' })
    const [request] = sent('a=b', { type: urlencoded })
    expect(await outcomeOf(request, bodyLimits.photo)).toMatchObject({ status: 415 })
  })

  it('not for a type in capitals', async () => {
    const type = 'MULTIPART/FORM-DATA; boundary=mark'
    expect(await submitted(quoteForm, phone + last, { type })).toBeTypeOf('object')
  })
})
