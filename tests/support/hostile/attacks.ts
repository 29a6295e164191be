import { phonePhoto } from '../photos.ts'
import { jpegBytes } from '../requests.ts'

const script = '"><script>hostilemark()</script>'

/** Text that would act in a page, a mail, a spreadsheet or a log if nothing were done about it. */
export const texts: Readonly<Record<string, string | Uint8Array>> = {
  'a script': script,
  'a drawing that acts': '</textarea></title><svg/onload=hostilemark()>',
  'an attribute': '" autofocus onfocus="hostilemark()" x="',
  'a link that acts': 'javascript:hostilemark()',
  'a template': '{{hostilemark}} <%= hostilemark %> #{hostilemark} $& $` $1 $<hostilemark>',
  'CRLF and a Bcc': 'Riverton\r\nBcc: hostilemark@evil.example\r\nSubject: hostilemark',
  'a lone line feed and a head line': 'Riverton\nX-Hostilemark: 1\n\nhostilemark',
  'Unicode line ends': 'Riverton\u2028Bcc: hostilemark@evil.example\u2029\u0085X-Hostilemark: 1',
  'every control character': `Riverton${Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')}\x7f\x80\x9f`,
  'direction overrides': '\u202eelsiL\u202c \u2066\u2067\u2068\u2069\u200f\u061c\u200b\ufeff',
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

export const keys: readonly string[] = [
  '',
  'k'.repeat(15_000),
  '../../spool/x/../../y',
  "';DROP TABLE leads;--\0\r\nx: y",
  '__proto____proto__',
]

/** Content types for a whole multipart body whose boundary is `hostile`, with what it may be answered. */
export const types: readonly (readonly [type: string, statuses: readonly number[]])[] = [
  ['multipart/form-data; boundary=', [400]],
  ['multipart/form-data; boundary="hostile', [303, 400]],
  [`multipart/form-data; boundary=${'x'.repeat(5000)}`, [400]],
  ['multipart/form-data; boundary=hostile; boundary=another', [303, 400]],
  ['multipart/form-data; charset=utf-7; boundary=hostile', [303]],
  ['multipart/mixed; boundary=hostile', [415]],
  ['application/x-www-form-urlencoded', [400, 422]],
  [';;;', [415]],
]

const disposition = 'Content-Disposition: form-data'

/** Heads of a part as no library would write them. */
export const partHeads: readonly string[] = [
  `${disposition}; name="x"\r\nX-Long: ${'y'.repeat(100_000)}`,
  `${disposition}; name="x"${'\r\nX-A: b'.repeat(10_000)}`,
  '',
  `${disposition}; name=phone`,
  `${disposition}; name="a"; name="phone"`,
  `${disposition}; name="a\0phone"\r\n${disposition}; name="b"`,
  `${disposition}; name="junk-photos"\r\nContent-Type: multipart/mixed; boundary=inner`,
]

const page = '<!doctype html><script>hostilemark()</script>'
const jpeg = await phonePhoto({ seed: 1 }).jpeg().toBuffer()

/** Files, and whether one is taken: as the picture that is left of it. Their parsers have tests of their own. */
export const files: readonly {
  readonly name: string
  readonly isTaken: boolean
  readonly bytes: Uint8Array
  readonly type?: string
}[] = [
  { name: 'a JPEG with a page behind its end', isTaken: true, bytes: Buffer.concat([jpeg, Buffer.from(page)]) },
  { name: 'a JPEG that says it is a page', isTaken: true, bytes: jpeg, type: 'text/html' },
  { name: 'a drawing with a script', isTaken: false, bytes: Buffer.from('<svg onload="hostilemark()"/>') },
  { name: 'a file of no bytes', isTaken: false, bytes: Buffer.alloc(0) },
  { name: '8 MB and a byte', isTaken: false, bytes: jpegBytes(1, 8 * 1024 * 1024 + 1) },
]

export const fileNames: readonly string[] = [
  '../../etc/passwd',
  'a\tb\x07\x1b[31m.jpg',
  'x'.repeat(10_000),
  '__proto__',
]

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
  '/..%5c..%5cwrangler.toml',
  '//evil.example/%2e%2e',
  '/\\evil.example/',
  '/about%0d%0aX-Hostilemark:%201',
  '/%ff',
  '/about;x=1',
  '/.dev.vars',
  '/spool/7K2M9QX4RD.json',
  '/service-areas/constructor',
  '/request-received/%22%3E%3Cscript%3Ehostilemark()%3C%2Fscript%3E',
  `/${'a/'.repeat(2000)}`,
  'http://evil.example/about',
]
