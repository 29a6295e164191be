import type { HostileCase } from './case.ts'
import { fieldsOf, formPaths, get } from './case.ts'
import { postParts, textParts } from './multipart.ts'

const origins = [
  'https://evil.example',
  'null',
  'http://',
  'https://127.0.0.1.evil.example',
  'https://evil.example:80@127.0.0.1',
  'javascript:hostilemark()',
  'file://',
]

const acting = [...formPaths, '/photos']

const foreign: HostileCase[] = acting.flatMap((path) =>
  origins.map((origin) => ({
    name: `POST ${path} from the origin ${JSON.stringify(origin)}`,
    status: [403],
    request: () => postParts(path, textParts(fieldsOf('/')), { origin }),
  })),
)

const fetchSites: HostileCase[] = ['cross-site', 'same-site', 'hostilemark'].map((site) => ({
  name: `POST / with sec-fetch-site: ${site}`,
  status: [403],
  request: () => postParts('/', textParts(fieldsOf('/')), { 'sec-fetch-site': site }),
}))

const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'REPORT', 'SEARCH']

const wrongMethods: HostileCase[] = methods.flatMap((method) =>
  [
    '/',
    '/contact',
    '/about',
    '/photos',
    '/healthz',
    '/add-photos',
    '/lead-photo',
    '/request-received/7K2M9QX4RD',
    '/no-such-page',
  ].map((path) => ({
    name: `${method} ${path}`,
    status: path === '/no-such-page' ? [404] : [405],
    request: () => ({ method, path, headers: {} }),
  })),
)

const postsToPages: HostileCase[] = [
  '/about',
  '/healthz',
  '/lead-photos',
  '/request-received/7K2M9QX4RD',
  '/index.md',
  '/sitemap.xml',
  '/favicon.ico',
].map((path) => ({
  name: `POST ${path}`,
  status: [404, 405],
  request: () => postParts(path, textParts(fieldsOf('/'))),
}))

const heads: HostileCase[] = ['/', '/about', '/add-photos', '/lead-photo?id=1', '/healthz'].map((path) => ({
  name: `HEAD ${path}`,
  status: path === '/healthz' ? [200] : path === '/' || path === '/about' ? [200] : [410],
  request: () => ({ method: 'HEAD', path, headers: {} }),
}))

const odd: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the host of another site': { host: 'evil.example' },
  'a forwarded host': {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
    forwarded: 'host=evil.example',
  },
  'another path in a header': { 'x-original-url': '/lead-photos', 'x-rewrite-url': '/lead-photos' },
  'a method in a header': { 'x-http-method-override': 'DELETE' },
  'an address with a line break': { 'cf-connecting-ip': '"><script>hostilemark()</script>' },
  'an accept header of 8 KB': { accept: 'text/markdown;q=0.1,'.repeat(400) },
  'an accept header of nonsense': { accept: ';q=;,q=NaN,*/*;q=-1,text/markdown;q=1e99' },
  'a thousand validators': { 'if-none-match': 'W/"x",'.repeat(1000) },
  'a range': { range: 'bytes=-1,0-,99999999999-1' },
  'cookies of 8 KB': { cookie: 'a=hostilemark;'.repeat(600) },
  'a language of markup': { 'accept-language': '<script>hostilemark()</script>' },
  'markup as the address it comes from': { referer: 'https://x.example/"><script>hostilemark()</script>' },
}

const oddHeaders: HostileCase[] = Object.entries(odd).flatMap(([name, headers]) =>
  ['/', '/about', '/request-received/7K2M9QX4RD'].map((path) => ({
    name: `GET ${path} with ${name}`,
    status: [200, 304, 400],
    request: () => get(path, headers),
  })),
)

const json: HostileCase[] = formPaths.flatMap((path) => [
  {
    name: `POST ${path} by script, without an answer`,
    status: [422],
    request: () =>
      postParts(path, textParts({ phone: '"><script>hostilemark()</script>' }), { accept: 'application/json' }),
  },
  {
    name: `POST ${path} by script, complete`,
    status: [200],
    request: () => postParts(path, textParts(fieldsOf(path)), { accept: 'application/json' }),
  },
])

const packed: HostileCase[] = ['gzip', 'br', 'hostilemark'].map((encoding) => ({
  name: `POST / that says it is packed with ${encoding}`,
  status: [303, 400, 415],
  request: () => postParts('/', textParts(fieldsOf('/')), { 'content-encoding': encoding }),
}))

export const headers: readonly HostileCase[] = [
  ...foreign,
  ...fetchSites,
  ...wrongMethods,
  ...postsToPages,
  ...heads,
  ...oddHeaders,
  ...json,
  ...packed,
]
