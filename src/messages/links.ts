// The signed links in messages and confirmations. Scripts sign them too.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import type { Booking } from '../domain/calendar/booking.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import { addPhotosDays } from '../forms/quote.ts'
import { paths } from '../routes.ts'
import { type Purpose, readToken, type Secrets, signToken } from '../server/lib/token.ts'

type Signer = { readonly env: Secrets & { readonly SITE_URL: string }; readonly now: () => number }

const day = 24 * 60 * 60_000

/** How many days the owner's link to a request's photos works. */
export const seePhotosDays = 30

/** How many days the link to a price works. */
export const priceDays = 30

/** How long links work, in ms. A booking's works as long after its window as its request is kept, since it may be moved. */
const lives = {
  'add-photos': addPhotosDays * day,
  'see-photos': seePhotosDays * day,
  'stop-mails': 30 * day,
  referral: 180 * day,
  booking: 180 * day,
}

const requestToken = ({ env, now }: Signer, purpose: Exclude<keyof typeof lives, 'booking'>, id: string) =>
  signToken(env, { purpose, id, expires: now() + lives[purpose] })

/** Lets the sender of a request add photos to it. */
export const addPhotosToken = (signer: Signer, reference: string): Promise<string> =>
  requestToken(signer, 'add-photos', reference)

/** The same for as long as a price that the owner named is good: its bearer sees the price and can take it. */
export const priceToken = ({ env, now }: Signer, reference: string): Promise<string> =>
  signToken(env, { purpose: 'add-photos', id: reference, expires: now() + priceDays * day })

/** Lets the owner see a request's photos. */
export const seePhotosToken = (signer: Signer, reference: string): Promise<string> =>
  requestToken(signer, 'see-photos', reference)

/** Lets people who got a mail of a request say that they want no more, for thirty days. */
export const stopMailsToken = (signer: Signer, reference: string): Promise<string> =>
  requestToken(signer, 'stop-mails', reference)

/** Shows the sender of a referral their code on the confirmation, and nobody another one's. */
export const referralToken = (signer: Signer, reference: string, code: string): Promise<string> =>
  requestToken(signer, 'referral', `${reference}-${code}`)

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

const bookingExpires = (slot: string) => slotTimes(slot, { timeZone: site.timeZone, windowHours }).end + lives.booking

/** Token of the link by which a visitor sees, moves or cancels a booking. It's good whatever becomes of the booking. */
export const bookingToken = (secrets: Secrets, { reference, slot }: Booking): Promise<string> =>
  signToken(secrets, { purpose: 'booking', id: reference, expires: bookingExpires(slot) })

/** Whether a token by itself proves that a request was booked for a window: it's made for no other. `now` in UTC ms. */
export async function provesBooking(
  secrets: Secrets,
  token: string,
  { reference, slot }: Pick<Booking, 'reference' | 'slot'>,
  now: number,
): Promise<boolean> {
  const result = await readToken(secrets, { purpose: 'booking', token, now })
  return result.ok && result.claims.id === reference && result.claims.expires === bookingExpires(slot)
}
