// Where a request comes from: what budgets count it by, and whether it is refused before its body is read.

import type { RateLimit } from '@cloudflare/workers-types'
import { logFailure } from '../../log.ts'
import { withTimeout } from './services.ts'
import { hex, hmac } from './token.ts'

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

async function keyOf(secret: string, text: string): Promise<string> {
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
    ([64, 56, 48] as const).map((bits) => keyOf(secret, `address:${date}:${prefixOf(address, bits)}`)),
  )
  return { address: own, home, site }
}

/** What seats and texts count a phone number (E.164) by: a keyed hash without its extension. Empty without a number. */
export const phoneKey = async (secret: string, phone: string): Promise<string> =>
  phone ? keyOf(secret, `phone:${phone.split(';')[0]}`) : ''

/** What mails count an email address by: a keyed hash of it in small letters. Empty without one. */
export const emailKey = async (secret: string, email: string): Promise<string> =>
  email ? keyOf(secret, `email:${email.toLowerCase()}`) : ''

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
