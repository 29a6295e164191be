// The signed links in messages and confirmations. Scripts sign them too.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import type { Booking } from '../../domain/calendar/booking.ts'
import { addDays, dateMs, noonOffset } from '../../domain/calendar/localTime.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import { paths } from '../../routes.ts'
import type { Purpose, Secrets } from '../lib/token.ts'
import { readToken, signToken } from '../lib/token.ts'

type Signer = { readonly env: Secrets & { readonly SITE_URL: string }; readonly now: () => number }

const day = 24 * 60 * 60_000

/** How long links work, in ms. A booking's works as long after its window as its request is kept, since it may be moved. */
const lives = { 'add-photos': 7 * day, 'see-photos': 30 * day, booking: 180 * day }

const photoToken = ({ env, now }: Signer, purpose: 'add-photos' | 'see-photos', id: string) =>
  signToken(env, { purpose, id, expires: now() + lives[purpose] })

/** Lets the sender of a request add photos to it, for seven days. */
export const addPhotosToken = (signer: Signer, reference: string): Promise<string> =>
  photoToken(signer, 'add-photos', reference)

/** Lets the owner see a request's photos, for thirty days. */
export const seePhotosToken = (signer: Signer, reference: string): Promise<string> =>
  photoToken(signer, 'see-photos', reference)

/** The address at which the owner sees a request's photos. */
export const seePhotosUrl = async (signer: Signer, reference: string): Promise<string> =>
  signer.env.SITE_URL + paths.leadPhotos({ token: await seePhotosToken(signer, reference) })

/** The reference that a link is for; undefined when the link isn't good, or not anymore. */
export async function referenceIn(
  { env, now }: { readonly env: Secrets; readonly now: () => number },
  purpose: Purpose,
  token: string,
): Promise<string | undefined> {
  const result = await readToken(env, { purpose, token, now: now() })
  return result.ok ? result.claims.id : undefined
}

/** The address of a local date's pickups, for the crew: good until that day is over. */
export async function todayUrl(env: Signer['env'], date: string): Promise<string> {
  const expires = dateMs(addDays(date, 1)) - noonOffset(date, site.timeZone)
  return env.SITE_URL + paths.today({ token: await signToken(env, { purpose: 'today', id: date, expires }) })
}

/** Token of the link by which a visitor sees, moves or cancels a booking. It's good whatever becomes of the booking. */
export const bookingToken = (secrets: Secrets, { reference, slot }: Booking): Promise<string> =>
  signToken(secrets, {
    purpose: 'booking',
    id: reference,
    expires: slotTimes(slot, { timeZone: site.timeZone, windowHours }).end + lives.booking,
  })
