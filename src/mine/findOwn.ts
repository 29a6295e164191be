import { bookingToken } from '../messages/links.ts'
import { admitFind, type From } from '../request/admission.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { referenceTyped } from '../shared/forms/fields.ts'
import type { Values } from '../shared/forms/form.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { bookingOf, findOwnRequest } from '../store/bookings.ts'

/** How long the database may take, in ms. */
const timeoutMs = 3000

export type Found =
  | { readonly kind: 'found'; readonly token: string }
  /** We have the request, and no window is booked. */
  | { readonly kind: 'unbooked'; readonly request: CustomerRequest }
  | { readonly kind: 'none' }
  /** `retryAfter` in whole seconds. */
  | { readonly kind: 'too-many'; readonly retryAfter: number }

/**
 * The link of a pickup, or the request without one, for somebody who knows its reference and its phone number. Everybody else gets the same answer, whichever
 * was wrong, and so does whoever guesses too often, whether there is one or not. Throws when D1 does.
 */
export async function findOwn(services: Services, { reference = '', phone = '' }: Values, from: From): Promise<Found> {
  const asked = referenceTyped(reference)
  const admission = await admitFind(services, asked, phone, from)
  if (!admission.ok) return { kind: 'too-many', retryAfter: admission.retryAfter }
  const request = await withTimeout(timeoutMs, findOwnRequest(services.env.DB, asked, phone))
  if (!request) return { kind: 'none' }
  const booking = bookingOf(request)
  return booking ? { kind: 'found', token: await bookingToken(services.env, booking) } : { kind: 'unbooked', request }
}
