import { type BookingShown, hasSeat } from '../domain/calendar/booking.ts'
import { picturesOf } from '../handlers/signedLink.ts'
import { isBug, logFailure } from '../log.ts'
import type { CustomerLink } from '../messages/links.ts'
import { messagesFor } from '../messages/say.ts'
import { openPrice } from '../request/actions.ts'
import type { DeskRequest } from '../request/request.ts'
import { referralForm } from '../shared/forms/forms.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { findDeskRequest } from '../store/desk.ts'
import type { AttachedPhotos } from '../store/photos.ts'
import { readBookingLink } from './bookingLink.ts'

/** A customer's request, as far as their link shows it. */
export type Mine = {
  readonly link: CustomerLink
  readonly token: string
  /** Undefined where the database doesn't answer, or doesn't have it yet: then the link says what there is to say. */
  readonly request: DeskRequest | undefined
  /** Its pickup, for the link that proves that it's theirs. */
  readonly pickup: BookingShown | undefined
  /** The price that can be taken now, in cents. */
  readonly cents: number | undefined
  readonly pictures: AttachedPhotos | undefined
  /** A message went to them with which they can confirm a window that's held for them. */
  readonly canConfirm: boolean
  /** Whether the mail that confirms it went out to the address that they gave; undefined where none is sent. */
  readonly isMailed: boolean | undefined
}

/** How long the database may take, in ms: the page right after sending doesn't wait for it longer. */
const timeoutMs = 1500

async function readStored(services: Services, token: string, { may, reference }: CustomerLink) {
  const { env } = services
  const found = findDeskRequest(env.DB, reference)
  const [request, booked, pictures] = await Promise.all([
    found,
    may === 'own' ? readBookingLink(services, token, found) : undefined,
    picturesOf(services, reference),
  ])
  return { request, pickup: booked?.ok ? booked.shown : undefined, pictures }
}

const unread = { request: undefined, pickup: undefined, pictures: undefined }

/**
 * Reads what a good link shows now; undefined where there's nothing of it anymore. Throws when D1 does, unless the link says
 * itself what was sent.
 */
export async function readMine(services: Services, token: string, link: CustomerLink): Promise<Mine | undefined> {
  const isReferral = link.form === referralForm.name
  const stored = isReferral
    ? unread
    : await withTimeout(timeoutMs, readStored(services, token, link)).catch((error: unknown) => {
        if (isBug(error) || !link.form) throw error
        logFailure('request-not-read', error, { reference: link.reference })
        return unread
      })
  const { request, pickup } = stored
  // Whoever has thrown it out doesn't say so: it was received.
  const isShown = request !== undefined && request.status !== 'spam'
  if (!isShown && !pickup && !link.form) return undefined
  const names = request && messagesFor(services.env, { answers: request.answers, spamSignals: request.spamSignals })
  return {
    link,
    token,
    ...stored,
    request: isShown ? request : undefined,
    cents: isShown ? openPrice(request) : undefined,
    isMailed: request && names?.includes('copy') ? isMailed(request) : undefined,
    canConfirm: names?.some((name) => name === 'copy' || name === 'text') ?? false,
  }
}

const isMailed = ({ copyTo, answers, undelivered }: DeskRequest): boolean =>
  copyTo === answers.email && !undelivered.some(({ channel }) => channel === 'copy')

/** Whether a link lets somebody correct how to reach them: of a pickup that it doesn't prove, it doesn't. */
export const mayCorrectReach = ({ may }: CustomerLink, request: Pick<DeskRequest, 'booking'> | undefined): boolean =>
  may === 'own' || request?.booking !== 'live'

/** What the page is about. */
export type View =
  /** A referral's link. */
  | 'friend'
  /** What the link says by itself. */
  | 'unread'
  /** A pickup that the link proves, in whatever state it is. */
  | 'pickup'
  | 'lost'
  | 'done'
  /** There's a price to take. */
  | 'priced'
  /** A pickup that the link doesn't prove. */
  | 'booked'
  | 'canceled'
  /** A window that was asked for, and isn't theirs. */
  | 'asked'
  | 'open'

/** What's shown of a request. */
export function viewOf({ link, request, pickup, cents }: Mine): View {
  if (link.form === referralForm.name) return 'friend'
  if (pickup && (hasSeat(pickup.booking.state) || cents === undefined)) return 'pickup'
  if (!request) return 'unread'
  const { status, booking, answers } = request
  if (status === 'lost' || status === 'done') return status
  if (cents !== undefined) return 'priced'
  if (booking === 'live' || booking === 'canceled') return booking === 'live' ? 'booked' : 'canceled'
  return answers.slot ? 'asked' : 'open'
}
