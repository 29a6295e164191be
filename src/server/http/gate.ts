// Requests that are refused before their body is read.
import type { RateLimit } from '@cloudflare/workers-types'
import { logFailure } from '../../log.ts'
import { withTimeout } from '../lib/timeout.ts'
import { addressOf, networkOf } from './clientAddress.ts'

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
