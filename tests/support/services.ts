import type { CustomerRequest } from '../../src/request/evolve.ts'
import { fold } from '../../src/request/evolve.ts'
import type { NewLead, StoredLead } from '../../src/store/lead.ts'

/** A clock that the test sets. */
export type Clock = { now: number }

/** A quote request as the server stores it. */
export const lead = (reference: string, changes: Partial<NewLead> = {}): NewLead => ({
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

/** A quote request as it is, with what a test changes. */
export const storedLead = (changes: Partial<StoredLead & CustomerRequest> = {}): StoredLead => ({
  ...fold('7K2M9QX4RD', []),
  form: 'quote',
  revision: 1,
  receivedAt: Date.UTC(2026, 10, 21, 16, 5),
  area: 'yes',
  photos: 0,
  friend: undefined,
  answers: { phone: '+12025550123', location: 'Springfield', 'junk-type': 'One couch' },
  ...changes,
})
