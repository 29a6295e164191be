import { site } from '#site/site.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { hex, hmac } from '../lib/hmac.ts'

/** The network address that a request comes from, as the platform says; empty where it says none. */
export const addressOf = (request: Request): string => request.headers.get('cf-connecting-ip') ?? ''

/** The part of a network address that one subscriber has to themselves: all of an IPv4 address, the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.split('::')
  const groups = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`
}

type KeyMaker = { readonly env: { readonly LEAD_SECRET: string }; readonly now: () => number }

/** The first 8 bytes of a keyed hash, in hex. */
async function keyOf(secret: string, text: string): Promise<string> {
  return hex((await hmac(secret, text)).subarray(0, 8))
}

/**
 * What budgets and seats count an address by: a keyed hash that is another one each day, so that no address is stored and
 * none can be followed. Empty where the platform names no address.
 */
export async function addressKey({ env, now }: KeyMaker, address: string): Promise<string> {
  if (!address) return ''
  return keyOf(env.LEAD_SECRET, `address:${localDate(now(), site.timeZone)}:${networkOf(address)}`)
}

/** What seats count a phone number (E.164) by: a keyed hash without its extension. Empty without a number. */
export const phoneKey = async (secret: string, phone: string): Promise<string> =>
  phone ? keyOf(secret, `phone:${phone.split(';')[0]}`) : ''
