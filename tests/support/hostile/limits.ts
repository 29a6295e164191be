import fc from 'fast-check'
import { drainBytes, headLimits, partLimits, textBytes } from '../../../src/server/http/limits.ts'
import { isOn } from '../ownPages.ts'
import { jpegBytes } from '../requests.ts'
import type { HostileCase, Links, Sent } from './case.ts'
import { fieldsOf, get, post } from './case.ts'
import { filePart, joinParts, multipartType, textPart, textParts } from './multipart.ts'

const KiB = 1024
const megabyte = 1024 * KiB

/** An address that takes a body: a whole one of its own, and what it may answer to a whole one. */
type Endpoint = {
  readonly path: (links: Links) => string | Promise<string>
  readonly name: string
  readonly whole: () => Buffer
  readonly status: readonly number[]
  /** Largest body that it reads, in bytes. */
  readonly most: number
}

const ofForm = (path: string, like = path, most = textBytes): Endpoint => ({
  name: path,
  path: () => path,
  whole: () => joinParts(textParts(fieldsOf(like))),
  status: [303],
  most,
})

const photo = (name: string) => filePart(name, 'a.jpg', jpegBytes(3))

export const endpoints: readonly Endpoint[] = [
  ofForm('/', '/', 48 * megabyte),
  ofForm('/contact'),
  ...['/referral-program'].filter(isOn).map((path) => ofForm(path)),
  ofForm('/schedule', '/schedule', 48 * megabyte),
  ofForm('/book-online', '/schedule', 48 * megabyte),
  {
    name: '/photos',
    path: () => '/photos',
    whole: () => joinParts([textPart('form', 'quote'), textPart('key', fieldsOf('/').key ?? ''), photo('photo')]),
    status: [200],
    most: 8 * megabyte + textBytes,
  },
  {
    name: '/add-photos',
    path: async ({ sign }) => `/add-photos?t=${await sign('add-photos')}`,
    whole: () => joinParts([photo('photos')]),
    // There may be too many already.
    status: [303, 422],
    most: 48 * megabyte,
  },
  {
    name: '/add-details',
    path: async ({ sign }) => `/add-details?t=${await sign('add-photos')}`,
    whole: () => joinParts(textParts({ 'reply-name': 'Zed', 'reply-by': 'call' })),
    // There may be too many already.
    status: [303, 429],
    most: textBytes,
  },
  {
    name: '/booking',
    path: async ({ sign }) => `/booking?t=${await sign('booking')}`,
    whole: () => joinParts(textParts({ act: 'cancel', slot: '' })),
    // The link is valid, for a booking that doesn't exist.
    status: [404],
    most: textBytes,
  },
]

/** Everything that a request can be answered with when nothing is known of its body. */
const expected = [200, 303, 400, 404, 409, 411, 413, 415, 422, 429]

const sent = (
  name: string,
  endpoint: Endpoint,
  status: readonly number[],
  request: (path: string) => Sent,
): HostileCase => ({
  name: `${endpoint.name}: ${name}`,
  status,
  request: async (links) => request(await endpoint.path(links)),
})

/** A change of some bytes: where it is as a share of the length, how much goes, and what comes in its place. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  gone: fc.integer({ min: 0, max: 40 }),
  come: fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('\r\n', '\r\n\r\n', '--hostile', '\r\n--hostile--\r\n', '"', ';', '\0', 'name="phone"', '<script>')
      .map((text) => Buffer.from(text)),
  ),
})

const changed = (body: Buffer, changes: readonly { at: number; gone: number; come: Buffer }[]): Buffer =>
  changes.reduce((bytes, { at, gone, come }) => {
    const place = Math.floor(at * bytes.length)
    return Buffer.concat([bytes.subarray(0, place), come, bytes.subarray(place + gone)])
  }, body)

/** The same changes each time: the seed is fixed. */
const mutations = fc.sample(fc.array(change, { minLength: 1, maxLength: 6 }), { seed: 20_261_117, numRuns: 20 })

const mutated = endpoints.flatMap((endpoint) =>
  mutations.map((changes, number) =>
    sent(`a body changed in ${changes.length} places, ${number + 1}`, endpoint, expected, (path) =>
      post(path, multipartType, changed(endpoint.whole(), changes)),
    ),
  ),
)

const inPieces = endpoints.flatMap((endpoint) =>
  [1, 13, 1000].map((pieces) =>
    sent(`in pieces of ${pieces} bytes`, endpoint, endpoint.status, (path) => ({
      ...post(path, multipartType, endpoint.whole()),
      pieces,
    })),
  ),
)

const types = ['application/json', 'text/plain', 'image/jpeg', 'multipart/mixed; boundary=hostile', '<script>', '']

const wrongTypes = endpoints.flatMap((endpoint) =>
  types.map((type) =>
    sent(`the type ${JSON.stringify(type)}`, endpoint, [415], (path) => post(path, type, endpoint.whole())),
  ),
)

/** Markup, many times: what is echoed must not grow with it. */
const markup = (bytes: number) => Buffer.from('<"&\'>\0'.repeat(Math.ceil(bytes / 6)).slice(0, bytes))

const sizes = endpoints.flatMap((endpoint) => [
  sent('3 MB of markup', endpoint, [400, 413], (path) => post(path, multipartType, markup(3 * megabyte))),
  sent('3 MB of markup in a field', endpoint, [413], (path) =>
    post(path, multipartType, joinParts([textPart('message', markup(3 * megabyte))])),
  ),
  sent('3 MB of empty fields', endpoint, [413], (path) =>
    post(path, multipartType, joinParts(Array(50_000).fill(textPart('a', '')))),
  ),
  sent('3 MB of heads', endpoint, [400, 413], (path) =>
    post(path, multipartType, `--hostile\r\n${'X-A: b\r\n'.repeat(400_000)}`),
  ),
  sent('a field at its limit', endpoint, [303, 400, 404, 422, 429], (path) =>
    post(path, multipartType, joinParts([textPart('message', markup(partLimits.fieldBytes))])),
  ),
  sent('a byte more than it reads', endpoint, [400, 413], (path) =>
    post(path, multipartType, Buffer.alloc(endpoint.most + textBytes + 1, '-')),
  ),
  sent('more announced than is sent', endpoint, [0], (path) => ({
    ...post(path, multipartType, endpoint.whole(), { 'content-length': String(drainBytes + 1) }),
    hangUpAfter: 20,
  })),
])

const readable = [
  '/',
  '/about',
  '/faq',
  '/blog',
  '/service-areas',
  '/healthz',
  '/sitemap.xml',
  '/llms.txt',
  '/lead-photo',
  '/no-such-page',
].filter(isOn)

const addresses: HostileCase[] = readable.flatMap((path) =>
  [headLimits.addressLength, 20_000, 40_000].flatMap((length) => [
    {
      name: `GET ${path} with a query of ${length} characters`,
      status: [414],
      request: () => get(`${path}?${'q'.repeat(length)}`),
    },
  ]),
)

const heads: HostileCase[] = readable.flatMap((path) => [
  {
    name: `GET ${path} with cookies of 20 KB`,
    status: [431],
    request: () => get(path, { cookie: 'a=hostilemark; '.repeat(1400) }),
  },
  {
    name: `GET ${path} with 400 headers`,
    status: [431],
    request: () =>
      get(path, Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`x-${at}`, 'hostilemark'.repeat(4)]))),
  },
])

const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE', 'MKCOL']
const wrongMethods: HostileCase[] = [
  ...readable,
  '/robots.txt',
  '/site.webmanifest',
  '/blog/feed.xml',
  '/favicon.ico',
  '/booking',
]
  .filter((path) => path !== '/no-such-page' && isOn(path))
  .flatMap((path) =>
    methods.map((method) => ({
      name: `${method} ${path}, with a body`,
      status: [405],
      request: () => ({ ...post(path, multipartType, joinParts(textParts(fieldsOf('/')))), method }),
    })),
  )

/** What goes past the limits of an endpoint, or just up to them. */
export const limits: readonly HostileCase[] = [
  ...mutated,
  ...inPieces,
  ...wrongTypes,
  ...sizes,
  ...addresses,
  ...heads,
  ...wrongMethods,
]
