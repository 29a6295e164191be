import type { Env } from '../../src/env.ts'
import type { Services } from '../../src/server/lib/services.ts'
import type { Lead, NewLead, StoredLead } from '../../src/server/store/lead.ts'
import type { Delivered } from './outside.ts'
import { everyChannel, outside } from './outside.ts'

/** A clock that the test sets. */
export type Clock = { now: number }

/** The server's services to a test site's database and bucket, with fake receivers that record what is delivered. */
export async function testServices(
  site: { readonly env: Env | (() => Promise<Pick<Env, 'DB' | 'FILES'>>) },
  clock: Clock,
  delivered: Delivered[],
  broken: Parameters<typeof outside>[1] = {},
): Promise<Services> {
  const { EMAIL, fetch } = outside(delivered, broken)
  const env = {
    ...(typeof site.env === 'function' ? await site.env() : site.env),
    ...everyChannel,
    EMAIL,
  } as unknown as Env
  return { env, fetch, now: () => clock.now, waitUntil: () => undefined }
}

/** A quote request as the server stores it. */
export const lead = (reference: string, changes: Partial<Lead> = {}): NewLead => ({
  reference,
  form: 'quote',
  area: 'yes',
  answers: { phone: '+12025550123', location: 'Springfield', 'junk-type': 'One couch' },
  spamSignals: [],
  batched: false,
  code: '',
  referredBy: '',
  unconfirmed: false,
  photoIds: [],
  ...changes,
})

/** A quote request as the server reads it back. */
export const storedLead = (changes: Partial<StoredLead> = {}): StoredLead => ({
  reference: '7K2M9QX4RD',
  form: 'quote',
  revision: 1,
  receivedAt: Date.UTC(2026, 10, 21, 16, 5),
  area: 'yes',
  photos: 0,
  spamSignals: [],
  state: 'new',
  copyTo: undefined,
  code: '',
  referredBy: '',
  friend: undefined,
  booking: undefined,
  unconfirmed: false,
  answers: { phone: '+12025550123', location: 'Springfield', 'junk-type': 'One couch' },
  ...changes,
})
