import { language } from '#language'
import { sentences } from '#sentences'
import { reward } from '#site/referral.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { quoteOf } from '../business/items.ts'
import { lookUpPlace } from '../business/lookUpPlace.ts'
import type { Quote } from '../business/pricing.ts'
import { type Booking, holdMinutes } from '../domain/calendar/booking.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import type { AreaAnswer } from '../domain/places/zipArea.ts'
import { isReferralCode } from '../domain/prices/adjustments.ts'
import { dollars } from '../domain/prices/price.ts'
import type { QuotedPrice } from '../domain/prices/quoted.ts'
import { isByAssistant, isSuspicious, spamSignals } from '../domain/source.ts'
import { bookingToken, type CustomerLink, sentToken } from '../messages/links.ts'
import { deliver, inBackground } from '../messages/outbox.ts'
import { paths } from '../routes.ts'
import type { AnyForm, FormState, Values } from '../shared/forms/form.ts'
import { echoOf, hasStep, parseForm, photosField, textFields } from '../shared/forms/form.ts'
import { phoneKey } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { secondsLeft } from '../store/budgets.ts'
import type { NewLead } from '../store/lead.ts'
import { type CleanPhoto, storePhoto, storePhotos } from '../store/photos.ts'
import { findFriend, type PickupKey, type Situation } from '../store/storedLeads.ts'
import { type Accepted, acceptLead } from './acceptLead.ts'
import { type Asked, act } from './act.ts'
import { admit, lookUp, senderKeys, spendPhoto } from './admission.ts'
import { hasWindow, isCorrection } from './decide.ts'
import { firmLines, withPriceList } from './priceOnDay.ts'
import { isKey, leadReference, otherReference } from './reference.ts'
import { friendCode, referralCode } from './referralCode.ts'
import { challengePassed, type Sender } from './spam.ts'
import type { Submission } from './submission.ts'

export type Receipt =
  /** `isNew`: nothing was stored under its reference before. `link` is what its page's link proves, where it has one. */
  | {
      readonly ok: true
      readonly location: string
      readonly reference: string
      readonly link: { readonly token: string; readonly may: CustomerLink['may'] } | undefined
      readonly area: AreaAnswer['kind'] | undefined
      readonly isNew: boolean
      /** The price that's agreed on; undefined where that happens at the door. */
      readonly price: QuotedPrice | undefined
    }
  | { readonly ok: false; readonly status: 409 | 422 | 503; readonly state: FormState }
  /** `retryAfter` in whole seconds. */
  | { readonly ok: false; readonly status: 429; readonly state: FormState; readonly retryAfter: number }

// A form that asks for no place has no area.
const placeOf = ({ location }: Values) => (location === undefined ? undefined : lookUpPlace(location))

/** Asks once whether another name was meant; sent again as it is, it's taken. */
function nearMiss(place: AreaAnswer | undefined, { values, placeAsked }: Submission): Receipt | undefined {
  if (place?.kind !== 'near-miss' || placeAsked === values.location) return undefined
  const { meant } = place
  const errors = { location: say.zip.meantOr(meant) }
  return { ok: false, status: 422, state: { values, errors, codes: { location: 'near-miss' }, meant } }
}

/**
 * The firm price that somebody has seen and books at: what it is now, with a code that they've typed since. In words where it's
 * another by now, or none. Undefined where nobody asks for one.
 */
function firmPrice(form: AnyForm, answers: Values, place: AreaAnswer | undefined): Quote | string | undefined {
  const { firm: seen, spot } = answers
  if (!hasStep(form, 'reserve-window') || !seen || !spot || spot === 'inside') return undefined
  const [quote, usual] = [answers, { ...answers, code: '' }].map((typed) => quoteOf(typed, place?.kind))
  const { other, none } = sentences.schedule.firm
  if (quote?.firm === undefined) return none
  const isSeen = [quote.firm, usual?.firm].includes(Number(seen.replace(/[$,]/g, '')) * 100)
  return isSeen ? quote : other(dollars(quote.firm))
}

/** Whether a friend's code takes something off: it's that of somebody we know. */
const isKnownFriend = async ({ env }: Services, code: string): Promise<boolean> =>
  Boolean(code && reward) && (await findFriend(env.DB, code).catch(() => undefined)) !== undefined

/** A sent form, with its lead, which is safe. */
type Received = {
  readonly form: AnyForm
  readonly lead: NewLead
  readonly files: Submission['files']
  /** Network address of its sender. */
  readonly address: string
  /** Its sender gets a link to it. */
  readonly hasLinks: boolean
}

/** Stores the photos that come with a form; gives the number of those that aren't with the request. */
async function handlePhotos(
  services: Services,
  { form, lead: { reference, photoIds }, files, address }: Received,
  { place, photos }: Accepted,
): Promise<number> {
  const notThere = photoIds.length - photos
  const photosOf = photosField(form)?.[1]
  if (!photosOf) return notThere
  const field = { ...photosOf, maxCount: photosOf.maxCount - photoIds.length }
  const store = async (clean: CleanPhoto) => {
    if (place === 'spool') return 'no-database'
    const { env, now } = services
    const kept = await storePhoto(env, { reference, clean, attach: true }, now())
    // A slow upload may end after the cron has sent the mail: what came since would be in none.
    const decide: Asked<never>['decide'] = (request, _, messages) =>
      request && messages.some(({ attempts }) => attempts > 0) ? [{ kind: 'photos', data: {} }] : []
    if (typeof kept !== 'string' && kept.isNew) await act(services, reference, { person: '', decide })
    return kept
  }
  // A database that didn't take the request isn't asked about each photo.
  const isAllowed = async (bytes: number) =>
    place === 'spool' || (await spendPhoto(services, address, bytes, 'with form')).allowed
  const { problems } = await storePhotos(services, { reference, field, files, store, isAllowed })
  return problems.length + notThere
}

/**
 * The link that whoever sent a form gets right away: to their pickup, if it's theirs by now. Everybody may see a referral's
 * code who knows whose it is. Undefined for somebody else's request.
 */
async function linkAfter(
  services: Services,
  { form, lead: { reference, answers, code }, hasLinks }: Received,
  booking: Booking | undefined,
): Promise<{ readonly token: string; readonly may: CustomerLink['may'] } | undefined> {
  if (!hasLinks && !code) return undefined
  if (hasLinks && booking?.state === 'live') return { token: await bookingToken(services.env, booking), may: 'own' }
  const about = { reference, form: form.name, about: code || answers.slot }
  return { token: await sentToken(services, about), may: 'sent' }
}

async function pickupKey({ env }: Services, { slot = '', phone = '', address = '' }: Values): Promise<PickupKey> {
  return { phoneKey: await phoneKey(env.LEAD_SECRET, phone), slot, address }
}

/**
 * The situation of a request. The same words for the same pickup, from a second tab or from elsewhere, are the first request
 * again; other words are a request of their own, since who knows a number and a street may be anybody.
 */
function situationOf(found: Situation | undefined, reference: string, answers: Values): Situation | undefined {
  if (!found || found.reference === reference) return found
  const isAgain = JSON.stringify(found.prior?.answers) === JSON.stringify(answers)
  return isAgain ? found : { ...found, reference, prior: undefined }
}

/** The reference under which a request is sent, and what the database says of it: its key may be another request's. */
async function findSent(
  { env }: Services,
  reference: string,
  answers: Values,
  look: (reference: string) => Promise<Situation | undefined>,
): Promise<readonly [string, Situation | undefined]> {
  const found = await look(reference)
  const isOther =
    found?.reference === reference && found.prior !== undefined && !isCorrection(found.prior.answers, answers)
  if (!isOther) return [reference, found]
  const other = await otherReference(env.LEAD_SECRET, reference, answers)
  return [other, await look(other)]
}

/**
 * Receives a sent form: checks it, stores the lead, then its photos, then notifies the owner. Only whether the lead is kept
 * decides whether the request is accepted.
 */
export async function receiveForm(
  form: AnyForm,
  submission: Submission,
  sender: Sender,
  services: Services,
): Promise<Receipt> {
  const { values } = submission
  const parsed = parseForm(form, values)
  if (!parsed.ok) {
    const { errors, codes } = parsed
    return { ok: false, status: 422, state: { values: echoOf(textFields(form), values), errors, codes } }
  }
  const place = placeOf(parsed.answers)
  const asked = nearMiss(place, submission)
  if (asked) return asked
  const firm = firmPrice(form, parsed.answers, place)
  if (typeof firm === 'string')
    return { ok: false, status: 409, state: { values, errors: { firm }, codes: { firm: 'unavailable' } } }
  const priced: Values = {
    ...parsed.answers,
    ...('firm' in parsed.answers && { firm: firm ? dollars(firm.firm ?? 0) : '' }),
  }
  const answers = hasStep(form, 'price-list') ? withPriceList(form.name, priced) : priced
  const { LEAD_SECRET } = services.env
  const date = localDate(services.now(), site.timeZone)
  const sent = { form: form.name, key: submission.key, answers: parsed.answers, date }
  const asksWindow = hasStep(form, 'reserve-window')
  const [keyReference, keys, pickup] = await Promise.all([
    leadReference(LEAD_SECRET, sent),
    senderKeys(services, answers, { address: sender.address, isAssistant: isByAssistant(sender.source) }),
    asksWindow ? pickupKey(services, answers) : undefined,
  ])
  const [[sentReference, found], passed, code] = await Promise.all([
    findSent(services, keyReference, answers, (reference) => lookUp(services, reference, keys, pickup)),
    challengePassed(services, submission.challenge),
    hasStep(form, 'referral-code') ? referralCode(LEAD_SECRET, answers) : '',
  ])
  const situation = situationOf(found, sentReference, answers)
  const reference = situation?.reference ?? sentReference
  const { prior } = situation ?? {}
  const { slot = '' } = answers
  const hadSeat = asksWindow && prior?.seat?.slot === slot && hasWindow(prior, services.now())
  // Where it's too far there's no seat, but for one that the owner gave them.
  const isAgain = hadSeat && JSON.stringify(prior.answers) === JSON.stringify(answers)
  const wantsSeat = asksWindow && (place?.kind !== 'too-far' || isAgain)
  const admission = await admit(services, { reference, answers, sender: keys, wantsSeat }, situation, passed)
  if (!admission.ok) {
    const { failure, retryAfter } = admission
    return { ok: false, status: 429, retryAfter, state: { values, errors: {}, failure } }
  }
  const texts = Object.values(values)
  const signals = spamSignals({ ...submission, texts, frequent: admission.marked, challengePassed: passed })
  // A correction removes none that was found before.
  const allSignals = [...new Set([...(prior?.spamSignals ?? []), ...signals])]
  // A friend's code may be typed, too.
  const friends = isReferralCode(answers.code ?? '') ? (answers.code ?? '') : sender.referredBy
  const referredBy = await friendCode(services, friends, { answers, reference })
  const { list = '', 'said-list': saidList = list } = answers
  const sentLead = {
    reference,
    form: form.name,
    area: place?.kind ?? '',
    answers,
    spamSignals: allSignals,
    batched: admission.batched,
    noTexts: admission.noTexts,
    photoIds: submission.photoIds,
    code,
    referredBy,
    price: firm && firmLines(firm, saidList, await isKnownFriend(services, referredBy)),
    unconfirmed: false,
    source: sender.source,
    language: language(),
  }
  const isHeld = admission.seat === 'held' || isSuspicious(allSignals)
  const window = { heldUntil: isHeld ? services.now() + holdMinutes * 60_000 : undefined, hadSeat }
  const accepted = await acceptLead(services, sentLead, {
    place: admission.place,
    window: wantsSeat && admission.seat !== 'no' ? window : undefined,
    address: keys.address?.address ?? '',
    load: situation?.load,
  })
  if (accepted === 'too-many') {
    const state = { values, errors: {}, failure: 'too-many-changes' } as const
    return { ok: false, status: 429, retryAfter: secondsLeft('changesOfDay', services.now()), state }
  }
  if (!accepted) return { ok: false, status: 503, state: { values, errors: {}, failure: 'not-stored' } }
  if ('refused' in accepted) return { ok: false, status: 409, state: { values, ...accepted.refused } }
  // Somebody else may send the same words without its key: they get the receipt, but not what changes the request.
  const isTheirs = situation !== undefined && (!prior || situation.isSameSender)
  const lead = { ...sentLead, reference: accepted.reference }
  const isOther = lead.reference !== reference
  const hasLinks = (isOther || reference === sentReference) && (isKey(submission.key) || isTheirs)
  const received = { form, lead, files: submission.files, address: sender.address, hasLinks }
  const missing = await handlePhotos(services, received, accepted)
  if (accepted.place === 'database') inBackground(services, lead.reference, deliver(services, lead.reference))
  const link = await linkAfter(services, received, accepted.booking)
  const location = link
    ? paths.ownRequest({ token: link.token, missing })
    : paths.requestReceived(lead.reference, missing)
  const { price } = accepted
  return { ok: true, location, reference: lead.reference, link, area: place?.kind, isNew: isOther || !prior, price }
}
