import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPieces } from '../../../tests/support/sentBody.ts'
import { boundaryOf, openParts, type Part, type PartsEnd, partText } from './multipart.ts'
import { type BodyEnd, partLimits } from './requestBody.ts'

const encode = (text: string) => new TextEncoder().encode(text)

/** Reads bytes that come in pieces of a size, and then end in some way. */
function partsOf(body: string | Uint8Array, size = 1000, end: BodyEnd = 'end') {
  const pieces: (Uint8Array | BodyEnd)[] = inPieces(typeof body === 'string' ? encode(body) : body, size)
  return openParts(async () => pieces.shift() ?? end, 'mark')
}

type Read = readonly [name: string, fileName: string | undefined, content: string | PartsEnd]

async function readAll(body: string | Uint8Array, size?: number, most = 1e6, end?: BodyEnd) {
  const parts = partsOf(body, size, end)
  const read: Read[] = []
  for (;;) {
    const part = await parts.next()
    if (typeof part === 'string') return { read, end: part }
    const content = await part.read(most)
    read.push([part.name, part.fileName, typeof content === 'string' ? content : partText(content)])
  }
}

const text = (name: string, value: string) =>
  `--mark\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, fileName: string, value: string) =>
  `--mark\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n${value}\r\n`
const last = '--mark--\r\n'

describe('parts', () => {
  it.each([1, 4, 1000])('are cut to what is asked for, from pieces of %d bytes', async (size) => {
    const long = text('a', '0123456789') + text('b', 'next') + last
    const read = [
      ['a', undefined, '012345'],
      ['b', undefined, 'next'],
    ]
    expect(await readAll(long, size, 6)).toEqual({ read, end: 'end' })
  })

  it('may be longer than what is kept ready for them', async () => {
    const content = 'x'.repeat(300_000)
    expect((await readAll(file('photo', 'a.jpg', content) + last, 4096)).read).toEqual([['photo', 'a.jpg', content]])
  })

  it('are the same whatever comes before the first and after the last', async () => {
    const around = `words\r\nbefore\r\n${text('a', 'b')}${last}words after\r\n${text('c', 'd')}`
    expect(await readAll(around, 9)).toEqual({ read: [['a', undefined, 'b']], end: 'end' })
  })
})

describe('a part’s head', () => {
  const head = async (lines: string): Promise<Part | PartsEnd> =>
    partsOf(`--mark${lines && `\r\n${lines}`}\r\n\r\nx\r\n--mark--`).next()

  it.each([
    ['Content-Disposition: form-data; name="a b"', 'a b', undefined],
    ['content-disposition:form-data;name=a', 'a', undefined],
    ['X-Other: 1\r\nCONTENT-DISPOSITION: FORM-DATA; NAME="a"; FILENAME="b"', 'a', 'b'],
    ['Content-Disposition: form-data; name="a"; filename=""', 'a', ''],
    ['Content-Disposition: form-data; name="a"; filename=b.jpg', 'a', 'b.jpg'],
    ['Content-Disposition: form-data; name="a"; filename*=UTF-8\'\'b.jpg', 'a', "UTF-8''b.jpg"],
    ['Content-Disposition: form-data; filename="name=x"; name="a"', 'a', 'name=x'],
    ['Content-Disposition: attachment; name="a"', '', undefined],
    ['X-Content-Disposition: form-data; name="a"', '', undefined],
    ['', '', undefined],
  ])('%j says its name and its file’s', async (lines, name, fileName) => {
    expect(await head(lines)).toMatchObject({ name, fileName })
  })

  it('of more bytes than allowed ends the reading', async () => {
    const lines = (length: number) => `Content-Disposition: form-data; name="a"\r\nX: ${'y'.repeat(length)}`
    const others = lines(0).length + 2
    expect(await head(lines(partLimits.headBytes - others))).toMatchObject({ name: 'a' })
    const parts = partsOf(`--mark\r\n${lines(partLimits.headBytes - others + 1)}\r\n\r\nx\r\n--mark--`)
    expect([await parts.next(), await parts.next()]).toEqual(['malformed', 'malformed'])
  })
})

describe('a body that is not whole', () => {
  const body = text('a', '0123456789') + file('photo', 'a.jpg', 'pixels') + last
  const whole = body.length - '--\r\n'.length

  it('keeps the parts before the cut, wherever that is', async () => {
    for (let cut = 0; cut < whole + 1; cut++) {
      const { read, end } = await readAll(body.slice(0, cut), 7)
      expect(end, `cut at ${cut}`).toBe('cut-off')
      for (const [name, , content] of read)
        expect(['cut-off', name === 'a' ? '0123456789' : 'pixels']).toContain(content)
      if (cut > text('a', '0123456789').length + 6) expect(read[0]).toEqual(['a', undefined, '0123456789'])
    }
  })

  it.each(['too-large', 'too-slow', 'cut-off'] as const)('says how it ended: %s', async (reason) => {
    const { read, end } = await readAll(body.slice(0, 57), 7, 1e6, reason)
    expect(end).toBe(reason)
    expect(read.at(-1)?.[2]).toBe(reason)
  })

  it.each([
    ['nothing', ''],
    ['another boundary', body.replaceAll('mark', 'other')],
    ['line ends without carriage returns', body.replaceAll('\r\n', '\n')],
  ])('has no part: %s', async (_, sent) => {
    expect(await readAll(sent, 5)).toEqual({ read: [], end: 'cut-off' })
  })
})

it.each([
  ['boundary=abc', 'abc'],
  ['charset=utf-8;BOUNDARY="a b;c"', 'a b;c'],
  [`boundary=${'x'.repeat(70)}`, 'x'.repeat(70)],
  [`boundary=${'x'.repeat(71)}`, undefined],
  ['', undefined],
  ['boundary=""', undefined],
])('the boundary in %j is %j', (parameter, boundary) => {
  expect(boundaryOf(`multipart/form-data; ${parameter}`)).toBe(boundary)
})

it('reads what browsers write as the runtime’s own parser does, in pieces of any size', async () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\r\n', '\r\n--', '--', '\r\n\r\n', ''))
  const field = fc.oneof(
    fc.tuple(fc.string({ unit: 'binary' }), value, fc.constant('')),
    fc.tuple(fc.string(), fc.uint8Array({ maxLength: 3000 }), fc.string({ unit: 'binary', minLength: 1 })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 12 }), fc.integer({ min: 1, max: 400 }), async (fields, size) => {
      const data = new FormData()
      for (const [name, content, fileName] of fields)
        if (typeof content === 'string') data.append(name, content)
        else data.append(name, new File([content], fileName))
      const request = new Request('http://a.example/', { method: 'POST', body: data })
      const boundary = boundaryOf(request.headers.get('content-type') ?? '') ?? ''
      const pieces = inPieces(await request.clone().bytes(), size)
      const parts = openParts(async () => pieces.shift() ?? 'end', boundary)
      // The runtime's own parser decodes a name's escapes in either case. This one leaves them as they were sent.
      const unescaped = (name: string) =>
        name.replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n').replaceAll('%22', '"')
      for (const [name, sent] of await request.formData()) {
        const part = await parts.next()
        if (typeof part === 'string') throw new Error(`${part} where there is a part`)
        const bytes = await part.read(1e6)
        if (typeof bytes === 'string') throw new Error(`${bytes} in a part`)
        expect(unescaped(part.name)).toBe(unescaped(name))
        expect(part.fileName === undefined).toBe(typeof sent === 'string')
        expect(Buffer.from(bytes).equals(typeof sent === 'string' ? encode(sent) : await sent.bytes())).toBe(true)
      }
      expect(await parts.next()).toBe('end')
    }),
    { numRuns: 150 },
  )
})

it('ends whatever comes, the same in pieces as at once', async () => {
  const known = ['--mark', '\r\n', '--mark--', 'Content-Disposition: form-data; name="a"', '\r\n\r\n', text('a', 'b')]
  const bit = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...known))
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(bit, { maxLength: 30 }), fc.integer({ min: 1, max: 50 }), async (bits, size) => {
      const whole = await readAll(bits.join(''), 1e6)
      expect(await readAll(bits.join(''), size)).toEqual(whole)
      ends.add(whole.end)
    }),
    { numRuns: 300, seed: 20_261_117 },
  )
  expect([...ends].sort()).toEqual(['cut-off', 'end'])
})
