import { deflateSync } from 'node:zlib'
import { phonePhoto } from '../photos.ts'
import { jpegBytes } from '../requests.ts'
import type { HostileCase } from './case.ts'
import { fieldsOf } from './case.ts'
import { filePart, postParts, textPart, textParts } from './multipart.ts'

const megabyte = 1024 * 1024
const page = '<!doctype html><script>hostilemark()</script>'
const archive = Buffer.from('PK\x03\x04hostilemark.html', 'latin1')

const jpeg = await phonePhoto({ seed: 1 }).jpeg().toBuffer()
const png = await phonePhoto({ seed: 2 }).png().toBuffer()
const webp = await phonePhoto({ seed: 3 }).webp().toBuffer()
const gif = await phonePhoto({ seed: 4 }).gif().toBuffer()

/** 60 MB of zeros. */
const packed = deflateSync(Buffer.alloc(60 * megabyte))

const latin = (text: string) => Buffer.from(text, 'latin1')
const after = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
const comment = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255]), latin(text)])
const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, latin(type), data, Buffer.alloc(4)])
}

/** A picture that declares another size than it has. */
const declared = {
  jpeg: () => {
    const bytes = Buffer.from(jpeg)
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    bytes.writeUInt16BE(60_000, frame + 5)
    bytes.writeUInt16BE(60_000, frame + 7)
    return bytes
  },
  png: (width: number, height: number) => {
    const bytes = Buffer.from(png)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  },
  webp: () => {
    const bytes = Buffer.from(webp)
    const header = bytes.indexOf('VP8X')
    if (header > 0) bytes.fill(0xff, header + 12, header + 18)
    return bytes
  },
}

/** Whether a file is taken, as the picture that is left of it, and what it is made of. */
type Odd = readonly [name: string, taken: boolean, bytes: () => Uint8Array, fileName?: string, type?: string]

const oddFiles: readonly Odd[] = [
  ['a JPEG with a page behind its end', true, () => Buffer.concat([jpeg, latin(page)])],
  ['a JPEG with a page as comment', true, () => after(jpeg, 2, comment(page))],
  ['a JPEG with a page among its pixels', false, () => after(jpeg, jpeg.length - 2, latin(page))],
  ['a JPEG with an archive behind its end', true, () => Buffer.concat([jpeg, archive])],
  ['a PNG with an archive behind its end', true, () => Buffer.concat([png, archive])],
  ['a PNG with a page as text', true, () => after(png, 33, chunk('tEXt', latin(page)))],
  ['a PNG with a page among its pixels', false, () => after(png, 33, chunk('IDAT', latin(page)))],
  [
    'a PNG with a packed text of 60 MB',
    true,
    () => after(png, 33, chunk('zTXt', Buffer.concat([latin('x\0\0'), packed]))),
  ],
  ['a WebP with a page behind its end', true, () => Buffer.concat([webp, latin(page)])],
  ['a PDF that begins like a JPEG', false, () => Buffer.concat([jpeg.subarray(0, 4), latin('%PDF-1.7\n')])],
  ['a page named as photo', false, () => latin(page)],
  [
    'a drawing with a script, named as photo',
    false,
    () => latin('<svg xmlns="http://www.w3.org/2000/svg" onload="hostilemark()"/>'),
  ],
  ['a drawing, as it is', false, () => latin('<?xml version="1.0"?><svg/>'), 'a.svg', 'image/svg+xml'],
  ['a GIF', false, () => gif, 'a.gif', 'image/gif'],
  ['a PDF', false, () => latin('%PDF-1.7\n%hostilemark'), 'a.pdf', 'application/pdf'],
  ['a program', false, () => latin('MZ\x90\0hostilemark'), 'a.exe', 'application/x-msdownload'],
  ['an archive', false, () => archive, 'a.zip', 'application/zip'],
  ['a HEIC picture', false, () => latin('\0\0\0\x18ftypheic\0\0\0\0'), 'a.heic', 'image/heic'],
  ['a film', false, () => latin('\0\0\0\x18ftypmp42\0\0\0\0'), 'a.mp4', 'video/mp4'],
  ['a JPEG of 60,000 by 60,000', false, declared.jpeg],
  ['a PNG of 60,000 by 60,000', false, () => declared.png(60_000, 60_000)],
  ['a PNG of 4 billion by 1', false, () => declared.png(0xffffffff, 1)],
  ['a PNG of no size', false, () => declared.png(0, 0)],
  ['a WebP of 16 million by 16 million', false, declared.webp],
  ['a file of no bytes', false, () => Buffer.alloc(0)],
  ['one byte', false, () => Buffer.from([0xff])],
  ['a JPEG’s first three bytes', false, () => jpeg.subarray(0, 3)],
  ['half a JPEG’s head', false, () => jpeg.subarray(0, 100)],
  ['half a PNG', false, () => png.subarray(0, png.length >> 1)],
  ['half a WebP', false, () => webp.subarray(0, webp.length >> 1)],
  ['zeros', false, () => Buffer.alloc(100_000)],
  ['8 MB and a byte', false, () => jpegBytes(1, 8 * megabyte + 1)],
  ['8 MB of opened tags', true, () => jpegBytes(60, 8 * megabyte)],
  [
    '8 MB of empty tables',
    false,
    () => Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(2 * megabyte, latin('\xff\xdb\0\x02')), jpeg.subarray(2)]),
  ],
  ['a page that says it is a JPEG', false, () => latin(page), 'a.html', 'text/html'],
  ['a JPEG that says it is a page', true, () => jpeg, 'a.html', 'text/html'],
  ['a JPEG of an impossible type', true, () => jpeg, 'a.jpg', 'x/y; z="<script>'],
]

const fileNames = [
  '../../etc/passwd',
  '..\\\\..\\\\windows\\\\win.ini',
  '/spool/x.json',
  '.htaccess',
  'a.jpg\0.html',
  'a\tb\x07\x1b[31m.jpg',
  '<script>hostilemark()</script>.jpg',
  '%22%3E%3Cscript%3E.jpg',
  'x'.repeat(10_000),
  '=cmd|hostilemark!A1.jpg',
  '\u202egpj.exe',
  '.',
  'CON',
  '__proto__',
  '\ud83d\ude00.jpg',
]

const inForm: HostileCase[] = oddFiles.map(([name, taken, bytes, fileName = 'a.jpg', type]) => ({
  name: `with a request: ${name}`,
  status: [303],
  missing: taken ? 0 : 1,
  request: () => postParts('/', [...textParts(fieldsOf('/')), filePart('junk-photos', fileName, bytes(), type)]),
}))

/** Once is enough for the largest. */
const handy = oddFiles.filter(([name]) => !name.startsWith('8 MB of') && !name.includes('60 MB'))

const ahead: HostileCase[] = handy.map(([name, taken, bytes, fileName = 'a.jpg', type]) => ({
  name: `before a request: ${name}`,
  status: [taken ? 200 : 422],
  request: () => {
    const { key = '' } = fieldsOf('/')
    return postParts('/photos', [
      textPart('form', 'quote'),
      textPart('key', key),
      filePart('photo', fileName, bytes(), type),
    ])
  },
}))

const later: HostileCase[] = handy.map(([name, , bytes, fileName = 'a.jpg', type]) => ({
  name: `after a request: ${name}`,
  // There may be too many already, which has the same status.
  status: [303, 422],
  request: async ({ sign }) => {
    const path = `/add-photos?t=${await sign('add-photos')}`
    return postParts(path, [filePart('photos', fileName, bytes(), type)])
  },
}))

const named: HostileCase[] = fileNames.map((fileName) => ({
  name: `a photo named ${JSON.stringify(fileName.slice(0, 40))}`,
  // The runtime rejects headers with a NUL.
  status: fileName.includes('\0') ? [303, 400] : [303],
  request: () => postParts('/', [...textParts(fieldsOf('/')), filePart('junk-photos', fileName, jpeg)]),
}))

const many = (count: number, missing: number): HostileCase => ({
  name: `${count} photos`,
  status: [303],
  missing,
  request: () =>
    postParts('/', [
      ...textParts(fieldsOf('/')),
      ...Array.from({ length: count }, (_, seed) => filePart('junk-photos', `${seed}.jpg`, jpegBytes(seed & 255))),
    ]),
})

const uploads: HostileCase[] = (
  [
    ['no key', 'quote', ''],
    ['a key that is none', 'quote', 'short'],
    ['a key with markup', 'quote', '"><script>hostilemark()</script>'],
    ['a form that has no photos', 'contact', 'k'.repeat(20)],
    ['a form that is none', 'nothing', 'k'.repeat(20)],
    ['a form named __proto__', '__proto__', 'k'.repeat(20)],
    ['a form named constructor', 'constructor', 'k'.repeat(20)],
    ['a key of 15 KB', 'quote', 'k'.repeat(15_000)],
  ] as const
).map(([name, form, key]) => ({
  name: `a photo before its request with ${name}`,
  status: [400],
  request: () => postParts('/photos', [textPart('form', form), textPart('key', key), filePart('photo', 'a.jpg', jpeg)]),
}))

const noPhoto: HostileCase[] = [
  {
    name: 'a photo that is text',
    status: [400],
    request: () =>
      postParts('/photos', [textPart('form', 'quote'), textPart('key', 'k'.repeat(20)), textPart('photo', 'x')]),
  },
  { name: 'an upload of nothing', status: [400], request: () => postParts('/photos', []) },
]

export const files: readonly HostileCase[] = [
  ...inForm,
  ...ahead,
  ...later,
  ...named,
  many(7, 1),
  many(60, 54),
  ...uploads,
  ...noPhoto,
]
