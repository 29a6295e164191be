import { ownZip } from '../business.ts'
import type { HostileCase } from './case.ts'
import { get } from './case.ts'
import { formulas, headLines, markup, unseen } from './marks.ts'

const confirmation = '/request-received/7K2M9QX4RD'
const properties = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'then']
const texts = { ...markup, ...headLines, ...formulas, 'a NUL': unseen['a NUL'] ?? '' }

const asked = (path: string, query: string, status = [200]): HostileCase => ({
  name: `GET ${path}?${query.slice(0, 70)}`,
  status,
  request: () => get(`${path}?${query}`),
})

const confirmed: HostileCase[] = ['area', 'form', 'photos', 'missing', 'add', 'added'].flatMap((name) =>
  [...properties, ...Object.values(texts), '-1', '1e9', '٣', '99', 'NaN', 'x'.repeat(4000), '../../lead-photos'].map(
    (value) => asked(confirmation, `${name}=${encodeURIComponent(value)}`),
  ),
)

const places: HostileCase[] = [
  ...properties,
  ...Object.values(texts),
  '%',
  ownZip.repeat(500),
  '\ud83d\ude00'.repeat(150),
].map((value) => asked('/service-areas', `place=${encodeURIComponent(value)}`))

const broken = [
  '%',
  '%zz',
  '%ff%fe',
  '=',
  '&&&',
  '?',
  '[]=1',
  '__proto__[x]=1',
  'a=1&'.repeat(1000),
  '%00=%00',
  encodeURI('"><script>hostilemark()</script>'),
]

const everywhere: HostileCase[] = ['/', '/about', confirmation, '/service-areas', '/healthz', '/no-such-page'].flatMap(
  (path) => broken.map((query) => asked(path, query, path === '/no-such-page' ? [404] : [200])),
)

const references = [
  'x',
  '7K2M9QX4R',
  '7K2M9QX4RDD',
  'Call%20us%20at%20900%20555%200199',
  '%22%3E%3Cscript%3Ehostilemark()%3C%2Fscript%3E',
  '%00',
  '%ff%fe',
  '%',
  '..%2f..%2f',
  '__proto__',
  'ÎÔ',
].map((text) => encodeURI(text).replaceAll('%25', '%'))

const wrongReferences: HostileCase[] = references.map((reference) => ({
  name: `GET /request-received/${reference}`,
  status: [400, 404],
  request: () => get(`/request-received/${reference}`),
}))

const paths = [
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fwrangler.toml',
  '/..%5c..%5cwrangler.toml',
  '/%252e%252e/wrangler.toml',
  '//evil.example',
  '//evil.example/%2e%2e',
  '///evil.example/',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%5c%5cevil.example/..',
  '/about/..%2f',
  '/about%00',
  '/about%0d%0aX-Hostilemark:%201',
  '/%0d%0aLocation:%20https://evil.example',
  '/%ff',
  '/%',
  '/%zz',
  '/about;x=1',
  '/about%2f',
  '/ABOUT',
  '/about//',
  '/.git/config',
  '/.dev.vars',
  '/wrangler.toml',
  '/spool/7K2M9QX4RD.json',
  '/photos/x.jpg',
  '/assets/../wrangler.toml',
  '/assets/%2e%2e/wrangler.toml',
  '/assets/x.js.map',
  '/blog/%3Cscript%3Ehostilemark()%3C/script%3E',
  '/services/__proto__',
  '/service-areas/constructor',
  '/__proto__',
  '/__proto__.md',
  '/constructor',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(2000)}`,
  '/'.repeat(4000),
  'http://evil.example/about',
]

const oddPaths: HostileCase[] = paths.map((path) => ({
  name: `GET ${path.slice(0, 70)}`,
  status: [200, 301, 307, 308, 400, 404, 414],
  request: () => get(path),
}))

export const queries: readonly HostileCase[] = [...confirmed, ...places, ...everywhere, ...wrongReferences, ...oddPaths]
