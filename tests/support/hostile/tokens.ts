import { jpegBytes } from '../requests.ts'
import type { HostileCase, Links, Sent } from './case.ts'
import { get } from './case.ts'
import { filePart, postParts, textPart } from './multipart.ts'

type Purpose = 'add-photos' | 'see-photos' | 'today'
type Address = { readonly name: string; readonly purpose: Purpose; readonly ask: (token: string) => Sent }

/** Every address with a signed link, and its methods. */
const addresses: readonly Address[] = [
  { name: 'GET /add-photos', purpose: 'add-photos', ask: (t) => get(`/add-photos?t=${t}`) },
  {
    name: 'POST /add-photos',
    purpose: 'add-photos',
    ask: (t) => postParts(`/add-photos?t=${t}`, [filePart('photos', 'a.jpg', jpegBytes(7))]),
  },
  { name: 'GET /add-details', purpose: 'add-photos', ask: (t) => get(`/add-details?t=${t}`) },
  {
    name: 'POST /add-details',
    purpose: 'add-photos',
    ask: (t) => postParts(`/add-details?t=${t}`, [textPart('reply-name', 'Zed')]),
  },
  { name: 'GET /lead-photos', purpose: 'see-photos', ask: (t) => get(`/lead-photos?t=${t}`) },
  { name: 'GET /today', purpose: 'today', ask: (t) => get(`/today?t=${t}`) },
  {
    name: 'POST /today',
    purpose: 'today',
    ask: (t) => postParts(`/today?t=${t}`, [textPart('reference', '7K2M9QX4RD'), textPart('step', 'on-the-way')]),
  },
  { name: 'GET /lead-photo', purpose: 'see-photos', ask: (t) => get(`/lead-photo?id=x&t=${t}`) },
]

const other = (purpose: Purpose) => (purpose === 'add-photos' ? 'see-photos' : 'add-photos')
const changed = (token: string, part: number, change: (text: string) => string) =>
  token
    .split('.')
    .map((text, at) => (at === part ? change(text) : text))
    .join('.')

type Forge = (links: Links, purpose: Purpose) => string | Promise<string>

const forged: Readonly<Record<string, Forge>> = {
  'no token': () => '',
  'one dot': () => '.',
  'five parts of nothing': () => '....',
  markup: () => '%22%3E%3Cscript%3Ehostilemark()%3C/script%3E',
  'a NUL': () => '%00',
  'bytes that are no UTF-8': () => '%ff%fe',
  '8,000 characters': () => 'x'.repeat(8000),
  'a property of every object': () => '__proto__',
  'one that has expired': ({ sign }, purpose) => sign(purpose, { expiresIn: -1 }),
  'one for the other purpose': ({ sign }, purpose) => sign(other(purpose)),
  'one for a booking': ({ sign }) => sign('booking'),
  'one with another purpose written in': async ({ sign }, purpose) =>
    changed(await sign(other(purpose)), 0, () => purpose),
  'one of another secret': ({ sign }, purpose) => sign(purpose, { secret: 'guessed' }),
  'one for another lead': async ({ sign }, purpose) => changed(await sign(purpose), 1, () => '0000000000'),
  'one with a path as lead': async ({ sign }, purpose) => changed(await sign(purpose), 1, () => '..%2f..%2fspool'),
  'one with a later end': async ({ sign }, purpose) => changed(await sign(purpose), 2, (end) => `9${end}`),
  'one with an end that is no number': async ({ sign }, purpose) => changed(await sign(purpose), 2, () => 'NaN'),
  'one of an unknown key': async ({ sign }, purpose) => changed(await sign(purpose), 3, () => 'AAAAAA'),
  'one without its signature': async ({ sign }, purpose) => changed(await sign(purpose), 4, () => ''),
  'one with another signature': async ({ sign }, purpose) => changed(await sign(purpose), 4, () => 'A'.repeat(43)),
  'one cut short': async ({ sign }, purpose) => (await sign(purpose)).slice(0, -1),
  'one with more at its end': async ({ sign }, purpose) => `${await sign(purpose)}A`,
  'one in capitals': async ({ sign }, purpose) => (await sign(purpose)).toUpperCase(),
  'one with a space before it': async ({ sign }, purpose) => `%20${await sign(purpose)}`,
  'one with a line break after it': async ({ sign }, purpose) => `${await sign(purpose)}%0A`,
  'a wrong one before a right one': async ({ sign }, purpose) => `x&t=${await sign(purpose)}`,
}

const refused: HostileCase[] = addresses.flatMap(({ name, purpose, ask }) =>
  Object.entries(forged).map(([what, forge]) => ({
    name: `${name}: ${what}`,
    status: [410],
    request: async (links: Links) => ask(await forge(links, purpose)),
  })),
)

const wrongIds = ['', 'x', '%00', '../spool/x', "'%20OR%201=1--", '__proto__', 'x'.repeat(5000), '%f0%28%8c%28']

const ids: HostileCase[] = wrongIds.map((id) => ({
  name: `GET /lead-photo: a right token and the id ${JSON.stringify(id.slice(0, 40))}`,
  status: [404],
  request: async ({ sign }) => get(`/lead-photo?t=${await sign('see-photos')}&id=${id}`),
}))

/** What a crew's link is sent: no step of no pickup is taken, whatever it says. */
const steps: HostileCase[] = ['', 'x', '__proto__', "'; DROP TABLE visits;--", 'x'.repeat(5000), '\0'].map((value) => ({
  name: `POST /today: a right token, and ${JSON.stringify(value.slice(0, 30))} as reference and step`,
  status: [409],
  request: async ({ sign }) =>
    postParts(`/today?t=${await sign('today', { id: '2026-11-23' })}`, [
      textPart('reference', value),
      textPart('step', value),
    ]),
}))

/** A valid link may be used again; the same picture is stored once. */
const replayed: HostileCase[] = [1, 2, 3].map((time) => ({
  name: `POST /add-photos: the same link and picture, time ${time}`,
  status: [303],
  request: async ({ sign }) =>
    postParts(`/add-photos?t=${await sign('add-photos')}`, [filePart('photos', 'a.jpg', jpegBytes(99))]),
}))

const bare: HostileCase[] = [
  '/add-photos',
  '/lead-photos',
  '/lead-photo',
  '/today',
  '/add-photos?t',
  '/add-photos?t[]=x',
].map((path) => ({ name: `GET ${path}`, status: [410], request: () => get(path) }))

export const tokens: readonly HostileCase[] = [...refused, ...ids, ...steps, ...replayed, ...bare]
