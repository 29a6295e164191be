import { jpegBytes } from '../requests.ts'
import type { HostileCase, Sent } from './case.ts'
import { fieldsOf, formPaths, post } from './case.ts'
import type { Part } from './multipart.ts'
import { boundary, filePart, joinParts, multipartType, postParts, textPart, textParts } from './multipart.ts'

const megabyte = 1024 * 1024
const urlencoded = 'application/x-www-form-urlencoded'

const photo = filePart('junk-photos', 'couch.jpg', jpegBytes(1))
const whole = () => joinParts([...textParts(fieldsOf('/')), photo])

/** Where a body is cut off, counted from its start, or from its end where negative. */
const cuts = [0, 1, 5, 9, 11, 30, 52, 60, 90, 140, 400, 700, 1000, -2100, -1000, -16, -12, -9, -5]

/** A body with all of its text is accepted, whatever happens to its photos; one without is not. */
const ofText = joinParts(textParts(fieldsOf('/'))).length

const truncated: HostileCase[] = formPaths.flatMap((path) => {
  const body = path === '/' ? whole() : joinParts(textParts(fieldsOf(path)))
  const lengths = new Set(cuts.map((cut) => (cut < 0 ? body.length + cut : cut)))
  return [...lengths]
    .filter((length) => length >= 0 && length < body.length - 4)
    .map((length) => ({
      name: `${path}: a multipart body cut off after ${length} of ${body.length} bytes`,
      ...(path === '/' && length > ofText + 100 ? { status: [303], missing: 1 } : { status: [400] }),
      request: () => post(path, multipartType, body.subarray(0, length)),
    }))
})

const hungUp: HostileCase[] = [0, 10, 500].map((hangUpAfter) => ({
  name: `a connection that ends after ${hangUpAfter} bytes`,
  status: [0],
  request: () => ({ ...post('/', multipartType, whole()), hangUpAfter }),
}))

const types: [string, readonly number[]][] = [
  ['multipart/form-data', [400]],
  ['multipart/form-data; boundary=', [400]],
  ['multipart/form-data; boundary=""', [400]],
  ['multipart/form-data; boundary=another', [400]],
  ['multipart/form-data; boundary="hostile', [303, 400]],
  ['multipart/form-data; boundary="hostile"', [303]],
  [`multipart/form-data; boundary=${'x'.repeat(5000)}`, [400]],
  ['multipart/form-data; boundary=hostile; boundary=another', [303, 400]],
  ['multipart/form-data; boundary=another; boundary=hostile', [303, 400]],
  ['multipart/form-data; boundary=--hostile', [400]],
  ['multipart/form-data; boundary="../../etc"', [400]],
  ['multipart/form-data, text/plain; boundary=hostile', [303, 400]],
  ['MULTIPART/FORM-DATA; BOUNDARY=hostile', [303, 400]],
  ['multipart/form-data; charset=utf-7; boundary=hostile', [303]],
  ['multipart/mixed; boundary=hostile', [415]],
  ['multipart/form-database; boundary=hostile', [400, 415]],
  ['application/json', [415]],
  ['text/plain', [415]],
  ['text/html; charset=utf-16', [415]],
  ['application/xml', [415]],
  ['application/octet-stream', [415]],
  ['application/x-www-form-urlencoded', [400, 422]],
  ['', [415]],
  ['x', [415]],
  [';;;', [415]],
]

const wrongTypes: HostileCase[] = types.map(([type, status]) => ({
  name: `content type ${JSON.stringify(type.slice(0, 60))}`,
  status,
  request: () => post('/', type, whole()),
}))

const oddPart = (name: string, status: readonly number[], part: Part): HostileCase => ({
  name: `a part with ${name}`,
  status,
  request: () => postParts('/', [...textParts(fieldsOf('/')), part]),
})

const disposition = 'Content-Disposition: form-data'
const oddParts: HostileCase[] = [
  oddPart('a head of 100 KB', [303, 400], {
    head: `${disposition}; name="x"\r\nX-Long: ${'y'.repeat(100_000)}`,
    body: '',
  }),
  oddPart('10,000 head lines', [303, 400], {
    head: `${disposition}; name="x"${'\r\nX-A: b'.repeat(10_000)}`,
    body: '',
  }),
  oddPart('a name of 100 KB', [303, 400], { head: `${disposition}; name="${'n'.repeat(100_000)}"`, body: '' }),
  oddPart('no head', [303, 400], { head: '', body: 'x' }),
  oddPart('no name', [303, 400], { head: disposition, body: 'x' }),
  oddPart('an empty name', [303, 400], { head: `${disposition}; name=""`, body: 'x' }),
  oddPart('a name without quotes', [303, 400], { head: `${disposition}; name=phone`, body: 'x' }),
  oddPart('two names', [303, 400], { head: `${disposition}; name="a"; name="phone"`, body: 'x' }),
  oddPart('two dispositions', [303, 400], { head: `${disposition}; name="a"\r\n${disposition}; name="b"`, body: 'x' }),
  oddPart('a disposition of a mail', [303, 400], { head: 'Content-Disposition: attachment; name="a"', body: 'x' }),
  oddPart('a line break in its name', [303, 400], { head: `${disposition}; name="a%0D%0Aphone"`, body: 'x' }),
  oddPart('a NUL in its name', [303, 400], { head: `${disposition}; name="a\0phone"`, body: 'x' }),
  oddPart('a base 64 body', [303, 400], {
    head: `${disposition}; name="a"\r\nContent-Transfer-Encoding: base64`,
    body: 'Jw==',
  }),
  oddPart('another character set', [303, 400], {
    head: `${disposition}; name="_charset_"\r\nContent-Type: text/plain; charset=utf-16`,
    body: 'utf-16',
  }),
  oddPart('parts of its own', [303, 400], {
    head: `${disposition}; name="junk-photos"\r\nContent-Type: multipart/mixed; boundary=inner`,
    body: '--inner\r\nContent-Disposition: file; filename="a.jpg"\r\n\r\nx\r\n--inner--',
  }),
  oddPart('the boundary in its body', [303, 400], textPart('a', `--${boundary}`)),
]

const form = (path: string) => new URLSearchParams(fieldsOf(path)).toString()
const shapes: HostileCase[] = [
  [
    'line ends without carriage returns',
    [303, 400],
    () => Buffer.from(whole().toString('latin1').replaceAll('\r\n', '\n')),
  ],
  ['nothing but an end', [400, 422], () => Buffer.from(`--${boundary}--\r\n`)],
  ['nothing but boundaries', [400], () => Buffer.from(`--${boundary}\r\n`.repeat(1000))],
  [
    'words before and after',
    [303, 400],
    () => Buffer.concat([Buffer.from('before\r\n'), whole(), Buffer.from('after')]),
  ],
  [
    '20,000 empty parts',
    [413],
    () => joinParts([...textParts(fieldsOf('/')), ...Array(20_000).fill(textPart('a', ''))]),
  ],
  ['random bytes', [400], () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))],
].map(([name, status, body]) => ({
  name: `a multipart body of ${name}`,
  status: status as number[],
  request: () => post('/', multipartType, (body as () => Buffer)()),
}))

const encoded: HostileCase[] = (
  [
    ['nothing', [422], () => ''],
    ['signs alone', [422], () => '&&&===&=&%'],
    ['broken escapes', [303], () => `${form('/')}&a=%&b=%zz&c=%e2%28%a1&%=%`],
    ['bytes that are no UTF-8', [303], () => `${form('/')}&a=%ff%fe%c0%80%ed%a0%80`],
    ['an escaped NUL in a name', [303], () => `${form('/')}&phone%00=1`],
    ['a name of 1 MB', [413], () => `${form('/')}&${'n'.repeat(megabyte)}=1`],
    ['a name of 30 KB', [303], () => `${form('/')}&${'n'.repeat(30_000)}=1`],
    ['100,000 fields', [413], () => form('/') + '&a=b'.repeat(100_000)],
    ['brackets in names', [303], () => `${form('/')}&phone[]=1&phone[a][b]=2&__proto__[x]=3`],
    ['semicolons', [422], () => form('/').replaceAll('&', ';')],
    ['a byte order mark', [303, 422], () => `\ufeff${form('/')}`],
    ['33 MB', [413], () => `${form('/')}&a=${'x'.repeat(33 * megabyte)}`],
  ] as const
).map(([name, status, body]) => ({ name: `a form of ${name}`, status, request: () => post('/', urlencoded, body()) }))

const large = (name: string, status: number, request: () => Sent, missing?: number): HostileCase => ({
  name,
  status: [status],
  request,
  ...(missing !== undefined && { missing }),
})

const photos = (count: number) =>
  Array.from({ length: count }, (_, seed) => filePart('junk-photos', `${seed}.jpg`, jpegBytes(seed, 8 * megabyte)))

const largeBodies: HostileCase[] = [
  large(
    '48 MB with the text first: all is taken',
    303,
    () => postParts('/', [...textParts(fieldsOf('/')), ...photos(6)]),
    0,
  ),
  large(
    '56 MB with the text first: the lead is taken, with the photos that fit',
    303,
    () => postParts('/', [...textParts(fieldsOf('/')), ...photos(7)]),
    1,
  ),
  large('33 MB with the photo first: the fields are asked for again', 422, () =>
    postParts('/', [filePart('junk-photos', 'a.jpg', jpegBytes(1, 33 * megabyte)), ...textParts(fieldsOf('/'))]),
  ),
]

export const bodies: readonly HostileCase[] = [
  ...truncated,
  ...hungUp,
  ...wrongTypes,
  ...oddParts,
  ...shapes,
  ...encoded,
  ...largeBodies,
]
