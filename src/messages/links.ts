// The signed links in messages and confirmations. Scripts sign them too.
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import type { Booking } from '../domain/calendar/booking.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import { paths } from '../routes.ts'
import { bookingForm, referralForm } from '../shared/forms/forms.ts'
import { type Purpose, readToken, type Secrets, signToken, type TokenProblem } from '../shared/http/access.ts'

type Signer = { readonly env: Secrets & { readonly SITE_URL: string }; readonly now: () => number }

const day = 24 * 60 * 60_000

/** How many days the owner's link to a request's photos works. */
export const seePhotosDays = 30

/** How many days the link to a price works. */
export const priceDays = 30

/** How many days the link that one gets right after sending works. */
export const sentDays = 7

/** How long the others work, in ms. A booking's works as long after its window as its request is kept: it may be moved. */
const lives = { photos: seePhotosDays * day, 'stop-mails': 30 * day, own: 180 * day } as const

/** What a customer's link is about. All of it is in the link, so it needs no database; nothing of it is personal. */
export type CustomerLink = {
  readonly may: 'sent' | 'own'
  readonly reference: string
  /** Name of the form that was sent; undefined where the link doesn't say. */
  readonly form?: string | undefined
  /** The window that was asked for; with `own` it was theirs when the link was made. Of a referral, its code. */
  readonly about?: string | undefined
}

const idOf = ({ reference, form, about }: Omit<CustomerLink, 'may'>) =>
  [reference, form, about].filter(Boolean).join('_')

/** The link that whoever sent a form gets right away. It's no proof that what they typed is theirs. A referral's lasts. */
export const sentToken = ({ env, now }: Signer, about: Omit<CustomerLink, 'may'>): Promise<string> =>
  signToken(env, {
    purpose: 'sent',
    id: idOf(about),
    expires: now() + (about.form === referralForm.name ? lives.own : sentDays * day),
  })

/** The link to a price that the owner named, for as long as that's good. */
export const priceToken = ({ env, now }: Signer, reference: string): Promise<string> =>
  signToken(env, { purpose: 'own', id: reference, expires: now() + priceDays * day })

const requestToken = ({ env, now }: Signer, purpose: 'photos' | 'stop-mails', id: string) =>
  signToken(env, { purpose, id, expires: now() + lives[purpose] })

/** Lets the owner see a request's photos. */
export const seePhotosToken = (signer: Signer, reference: string): Promise<string> =>
  requestToken(signer, 'photos', reference)

/** Lets people who got a mail of a request say that they want no more, for thirty days. */
export const stopMailsToken = (signer: Signer, reference: string): Promise<string> =>
  requestToken(signer, 'stop-mails', reference)

/** The address at which the owner sees a request's photos. */
export const seePhotosUrl = async (signer: Signer, reference: string): Promise<string> =>
  signer.env.SITE_URL + paths.leadPhotos({ token: await seePhotosToken(signer, reference) })

type Reader = { readonly env: Secrets; readonly now: () => number }

/** The reference that a link is for; undefined when the link isn't good, or not anymore. */
export async function referenceIn({ env, now }: Reader, purpose: Purpose, token: string): Promise<string | undefined> {
  const result = await readToken(env, { purpose, token, now: now() })
  return result.ok ? result.claims.id : undefined
}

/** The link of a pickup, by which it's seen, moved or canceled. It's good whatever becomes of the booking. */
export const bookingToken = (secrets: Secrets, { reference, slot }: Booking): Promise<string> =>
  signToken(secrets, {
    purpose: 'own',
    id: idOf({ reference, form: bookingForm.name, about: slot }),
    expires: slotTimes(slot, { timeZone: site.timeZone, windowHours }).end + lives.own,
  })

/** What the id of a customer's link says. */
export function aboutOf(id: string): Omit<CustomerLink, 'may'> {
  // A referral's link of an earlier version.
  const [owner = '', code] = /^(\w+)-(\w+)$/.exec(id)?.slice(1) ?? []
  if (code) return { reference: owner, form: referralForm.name, about: code }
  const [reference = '', form, about] = id.split('_')
  return { reference, form, about }
}

/** Reads a customer's link, or says why it isn't one. */
export async function readCustomerLink(
  { env, now }: Reader,
  token: string,
): Promise<({ readonly ok: true } & CustomerLink) | { readonly ok: false; readonly reason: TokenProblem }> {
  const may = token.startsWith('own.') || token.startsWith('booking.') ? 'own' : 'sent'
  const result = await readToken(env, { purpose: may, token, now: now() })
  return result.ok ? { ok: true, may, ...aboutOf(result.claims.id) } : result
}
