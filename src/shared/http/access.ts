// What lets somebody in: signed links, the keyed hashes by which senders are counted, and the gate before a body is read.
import type { RateLimit } from '@cloudflare/workers-types'
import { logFailure } from '../../log.ts'
import { withTimeout } from './services.ts'

const encoder = new TextEncoder()

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A key for HMAC-SHA256. A text is taken as its UTF-8 bytes. */
function keyOf(key: string | Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = typeof key === 'string' ? encoder.encode(key) : key
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

/** HMAC-SHA256 of a text, 32 bytes. */
export const hmac = async (key: string | Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(key), encoder.encode(text)))

/**
 * What a signed link lets its bearer do; a link for one purpose doesn't work for another. A customer's: `sent`, which whoever
 * sent a form gets right away, sees a request, adds to it, corrects it and withdraws it. `own`, which only a message to them,
 * or their number, gives, also shows the street, and confirms, moves and cancels. `photos` shows a request's photos.
 */
export type Purpose = 'sent' | 'own' | 'photos' | 'stop-mails' | 'calendar' | 'sign-in' | 'end-session' | 'desk'

export type Claims = {
  readonly purpose: Purpose
  /** What it is about: a lead's reference. */
  readonly id: string
  /** UTC ms. */
  readonly expires: number
}

/** The end of the year 9999: for links that end with what they're about. */
export const noEnd = Date.UTC(9999, 11, 31)

export type TokenProblem = 'malformed' | 'unknown-key' | 'tampered' | 'wrong-purpose' | 'expired'

/** What links of earlier versions let people do, by the purpose that they name. They were good for up to 180 days. */
const olderPurposes: ReadonlyMap<string, Purpose> = new Map([
  ['add-photos', 'sent'],
  ['referral', 'sent'],
  ['booking', 'own'],
  ['see-photos', 'photos'],
])

type TokenResult =
  | { readonly ok: true; readonly claims: Claims }
  | { readonly ok: false; readonly reason: TokenProblem }

/** The site's secret, and the one before it as long as links made with that still have to work. */
export type Secrets = { readonly LEAD_SECRET: string; readonly LEAD_SECRET_OLD?: string }

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Names a key without revealing it: the first characters of its hash. */
const keyId = async (secret: string) => base64url(await hmac(secret, 'key id')).slice(0, 6)

const bodyOf = ({ purpose, id, expires }: Claims) => `${purpose}.${id}.${expires}`

/** A token for a link, safe in an address: the claims in plain text, the key's name, and an HMAC over both. */
export async function signToken({ LEAD_SECRET }: Secrets, claims: Claims): Promise<string> {
  const body = `${bodyOf(claims)}.${await keyId(LEAD_SECRET)}`
  return `${body}.${base64url(await hmac(LEAD_SECRET, `token:${body}`))}`
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Whether a signature is that of a text: the platform compares in a time that doesn't reveal where the difference is. */
const isSigned = async (secret: string, text: string, signature: string): Promise<boolean> =>
  crypto.subtle.verify('HMAC', await keyOf(secret), bytesOf(signature), encoder.encode(text))

/** Reads a token, which must be for this purpose and not expired. `now` in UTC ms. Never throws on bad input. */
export async function readToken(
  secrets: Secrets,
  { purpose, token, now }: { readonly purpose: Purpose; readonly token: string; readonly now: number },
): Promise<TokenResult> {
  // Older links have one more number, which means nothing.
  const match = /^([a-z-]+)\.([\w-]{1,64})\.(?:\d{1,9}\.)?(\d{1,15})\.([\w-]{6})\.([\w-]{43})$/.exec(token)
  if (!match) return { ok: false, reason: 'malformed' }
  const [, signedPurpose = '', id = '', expires, key = '', signature = ''] = match
  const valid = [secrets.LEAD_SECRET, secrets.LEAD_SECRET_OLD ?? ''].filter(Boolean)
  const keys = await Promise.all(valid.map(keyId))
  const secret = valid[keys.indexOf(key)]
  if (!secret) return { ok: false, reason: 'unknown-key' }
  const body = token.slice(0, token.lastIndexOf('.'))
  if (!(await isSigned(secret, `token:${body}`, signature))) return { ok: false, reason: 'tampered' }
  if ((olderPurposes.get(signedPurpose) ?? signedPurpose) !== purpose) return { ok: false, reason: 'wrong-purpose' }
  if (now >= Number(expires)) return { ok: false, reason: 'expired' }
  return { ok: true, claims: { purpose, id, expires: Number(expires) } }
}

/** The network address that a request comes from, as the platform says; empty where it says none. */
export const addressOf = (request: Request): string => request.headers.get('cf-connecting-ip') ?? ''

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array<string>(zeros).fill('0'), ...last].map((group) => Number.parseInt(group || '0', 16))
}

/** The network of so many leading bits that an IPv6 address is in; an IPv4 address is its own. */
function prefixOf(address: string, bits: 48 | 56 | 64): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const groups = groupsOf(address).slice(0, Math.ceil(bits / 16))
  if (bits === 56) groups[3] = (groups[3] ?? 0) & 0xff00
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/** The part of a network address that one subscriber has to themselves: all of an IPv4 address, the /64 of an IPv6 one. */
export const networkOf = (address: string): string => prefixOf(address, 64)

async function hashOf(secret: string, text: string): Promise<string> {
  return hex((await hmac(secret, text)).subarray(0, 8))
}

/** What budgets count a network address by. All three are the same for IPv4. */
export type AddressKeys = {
  /** An IPv4 address, or the /64 of an IPv6 one: one network, at home or on a phone. */
  readonly address: string
  /** The /56: what one customer of a provider often has. */
  readonly home: string
  /** The /48: what an organization has, or many phones of a carrier. */
  readonly site: string
}

/**
 * Keyed hashes that are others each day, so that no address is stored and none can be followed. The day is UTC's, as that of
 * budgets: an address with other keys from local midnight on would have each budget twice. Undefined where the platform names no
 * address. `now` in UTC ms.
 */
export async function addressKeys(secret: string, address: string, now: number): Promise<AddressKeys | undefined> {
  if (!address) return undefined
  const date = new Date(now).toISOString().slice(0, 10)
  const [own = '', home = '', site = ''] = await Promise.all(
    ([64, 56, 48] as const).map((bits) => hashOf(secret, `address:${date}:${prefixOf(address, bits)}`)),
  )
  return { address: own, home, site }
}

/** What seats and texts count a phone number (E.164) by: a keyed hash without its extension. Empty without a number. */
export const phoneKey = async (secret: string, phone: string): Promise<string> =>
  phone ? hashOf(secret, `phone:${phone.split(';')[0]}`) : ''

/** What mails count an email address by: a keyed hash of it in small letters. Empty without one. */
export const emailKey = async (secret: string, email: string): Promise<string> =>
  email ? hashOf(secret, `email:${email.toLowerCase()}`) : ''

/**
 * Whether a POST comes from a page of another site. Browsers send `Origin` with every POST; one without it (from
 * an old browser, a test) counts as ours, unless its fetch-metadata header says otherwise.
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site === 'same-origin') return false
  if (origin === null) return site !== null && site !== 'none'
  // Compared by host: a proxy in front may speak another protocol than the browser does.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}

/** How long the rate limiter may take, in ms: without an answer the request goes on. */
const timeoutMs = 300

/** Seconds after which an address that sent too much may send again: the limiter's period. */
export const gateRetryAfter = 60

/**
 * Whether an address sends more requests a minute than any page of ours makes, so that this one is refused before its body
 * is read. Never throws; without an address or a limiter nothing is refused.
 */
export async function isPastGate(limiter: RateLimit | undefined, request: Request): Promise<boolean> {
  const address = addressOf(request)
  if (!limiter || !address) return false
  try {
    const { success } = await withTimeout(timeoutMs, limiter.limit({ key: networkOf(address) }))
    return !success
  } catch (error) {
    logFailure('gate-not-asked', error)
    return false
  }
}
