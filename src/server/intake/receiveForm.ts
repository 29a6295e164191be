import { site } from '#site/site.ts'
import { quoteOf } from '../../business/items.ts'
import { lookUpPlace, placeIn } from '../../business/lookUpPlace.ts'
import { listWords, priceWords } from '../../business/quote.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import type { AreaAnswer } from '../../domain/places/serviceArea.ts'
import { isFarAway } from '../../domain/places/serviceArea.ts'
import { isSuspicious } from '../../domain/spamSignals.ts'
import type { AnyForm, FormState, Values } from '../../forms/form.ts'
import { echoOf, hasStep, parseForm, photosField, textFields } from '../../forms/form.ts'
import { quoteForm } from '../../forms/quote.ts'
import { paths } from '../../routes.ts'
import { seatRequest, windowNotes } from '../booking/bookWindow.ts'
import { addPhotosToken } from '../delivery/links.ts'
import type { Services } from '../lib/services.ts'
import type { NewLead } from '../store/lead.ts'
import type { CleanPhoto } from '../store/photos.ts'
import { storePhoto, storePhotos } from '../store/photos.ts'
import type { Accepted } from './acceptLead.ts'
import { acceptBooking, acceptLead } from './acceptLead.ts'
import { admit, lookUp } from './admission.ts'
import { spendPhoto } from './photoBudget.ts'
import { leadReference } from './reference.ts'
import { referralCode } from './referralCode.ts'
import type { Sender } from './spam.ts'
import { assessSpam, challengePassed } from './spam.ts'
import type { Submission } from './submission.ts'

export type Receipt =
  | { readonly ok: true; readonly location: string }
  | { readonly ok: false; readonly status: 409 | 422 | 503; readonly state: FormState }
  /** `retryAfter` in whole seconds. */
  | { readonly ok: false; readonly status: 429; readonly state: FormState; readonly retryAfter: number }

// A form that asks for no place has no area.
const placeOf = ({ location }: Values) => (location === undefined ? undefined : lookUpPlace(location))

/** What the confirmation says of the place; empty where we surely come. */
function areaOf(place: AreaAnswer | undefined, location = ''): string {
  if (!place || place.kind === 'yes') return ''
  return place.kind === 'call' && isFarAway(location, site.area) ? 'far' : place.kind
}

/** The slug of the town that a quote is for: links to windows on its confirmation carry it. */
const townOf = (form: AnyForm, place: AreaAnswer | undefined) =>
  form.name === quoteForm.name && place?.kind === 'yes' ? placeIn(place)?.slug : undefined

/**
 * Answers with the price that the visitor was shown for their list, and the list in words. Both are worked out here,
 * whatever the form says.
 */
function withPriceList(answers: Values): Values {
  const quote = quoteOf(answers)
  return { ...answers, list: quote ? listWords(quote.counted) : '', estimate: quote ? priceWords(quote.estimate) : '' }
}

/** A sent form, with its lead, which is safe. */
type Received = {
  readonly form: AnyForm
  readonly lead: NewLead
  readonly files: Submission['files']
  /** Network address of its sender. */
  readonly address: string
}

/** How many photos are with a request, and how many of its photos aren't. */
type PhotoCounts = { readonly photos: number; readonly missing: number }

/** Stores the photos that come with a form. */
async function handlePhotos(
  services: Services,
  { form, lead: { reference, photoIds }, files, address }: Received,
  { place, photos }: Accepted,
): Promise<PhotoCounts> {
  const notThere = photoIds.length - photos
  const photosOf = photosField(form)?.[1]
  if (!photosOf) return { photos, missing: notThere }
  const field = { ...photosOf, maxCount: photosOf.maxCount - photoIds.length }
  const store = async (clean: CleanPhoto) =>
    place === 'spool' ? 'no-database' : storePhoto(services.env, { reference, clean, attach: true }, services.now())
  const isAllowed = (bytes: number) => spendPhoto(services, address, bytes, false)
  const { stored, problems } = await storePhotos(services, { reference, field, files, store, isAllowed })
  return { photos: photos + stored, missing: problems.length + notThere }
}

/** Address of the confirmation, with all that it says. `notes`: of the window, if there's one. */
async function confirmation(
  services: Services,
  { form, lead: { reference, answers, code } }: Received,
  counts: PhotoCounts,
  notes: Values,
): Promise<string> {
  const place = placeOf(answers)
  return paths.requestReceived(reference, {
    form: form.name === quoteForm.name ? undefined : form.name,
    area: areaOf(place, answers.location),
    ...counts,
    code,
    ...notes,
    add: photosField(form) ? await addPhotosToken(services, reference) : undefined,
    town: townOf(form, place),
  })
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
  if (!parsed.ok)
    return { ok: false, status: 422, state: { values: echoOf(textFields(form), values), errors: parsed.errors } }
  const answers = hasStep(form, 'price-list') ? withPriceList(parsed.answers) : parsed.answers
  const { LEAD_SECRET } = services.env
  const date = localDate(services.now(), site.timeZone)
  const reference = await leadReference(LEAD_SECRET, {
    form: form.name,
    key: submission.key,
    answers: parsed.answers,
    date,
  })
  const [situation, passed, code] = await Promise.all([
    lookUp(services, reference),
    challengePassed(services, submission.challenge),
    hasStep(form, 'referral-code') ? referralCode(LEAD_SECRET, answers) : '',
  ])
  const admission = await admit(services, { reference, answers, address: sender.address }, situation, passed)
  if (!admission.ok) {
    const { failure, retryAfter } = admission
    return { ok: false, status: 429, retryAfter, state: { values, errors: {}, failure } }
  }
  const spamSignals = assessSpam(submission, { ...admission, passed })
  const lead = {
    reference,
    form: form.name,
    area: placeOf(answers)?.kind ?? '',
    answers,
    spamSignals,
    batched: admission.frequent,
    photoIds: submission.photoIds,
    code,
    referredBy: sender.referredBy,
    unconfirmed: false,
  }
  const seat = hasStep(form, 'reserve-window')
    ? await seatRequest(services, answers, sender.address, isSuspicious(spamSignals))
    : undefined
  const accepted = seat
    ? await acceptBooking(services, lead, seat, situation?.prior?.slot === seat.slot)
    : await acceptLead(services, lead)
  if (!accepted) return { ok: false, status: 503, state: { values, errors: {}, failure: 'not-stored' } }
  if ('refused' in accepted) return { ok: false, status: 409, state: { values, ...accepted.refused } }
  const received = { form, lead, files: submission.files, address: sender.address }
  const counts = await handlePhotos(services, received, accepted)
  const notes = seat ? await windowNotes(services, seat.slot, accepted.booking) : {}
  return { ok: true, location: await confirmation(services, received, counts, notes) }
}
