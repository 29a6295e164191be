import { site } from '#site/site.ts'
import { lookUpPlace, placeIn } from '../../business/lookUpPlace.ts'
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
import type { CleanPhoto } from '../store/photos.ts'
import { storePhoto, storePhotos } from '../store/photos.ts'
import type { Accepted } from './acceptLead.ts'
import { acceptBooking, acceptLead } from './acceptLead.ts'
import { admit, lookUp } from './admission.ts'
import { spendPhoto } from './photoBudget.ts'
import { quoteAnswers } from './quoteAnswers.ts'
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

type Confirmed = {
  readonly form: AnyForm
  readonly reference: string
  readonly area: string
  readonly town: string | undefined
  readonly photos: number
  readonly missing: number
  readonly code: string
  /** What else the confirmation says. */
  readonly notes: Values
}

/** Address of the confirmation. */
async function confirmation(
  services: Services,
  { form, reference, area, town, photos, missing, code, notes }: Confirmed,
): Promise<string> {
  return paths.requestReceived(reference, {
    form: form.name === 'quote' ? undefined : form.name,
    area,
    photos,
    missing,
    code,
    ...notes,
    add: photosField(form) ? await addPhotosToken(services, reference) : undefined,
    town,
  })
}

// A form that asks for no place has no area.
const placeOf = ({ location }: Values) => (location === undefined ? undefined : lookUpPlace(location))

/** What the confirmation says of the place; nothing where we surely come. */
function areaOf(place: AreaAnswer | undefined, location = ''): string {
  if (!place || place.kind === 'yes') return ''
  return place.kind === 'call' && isFarAway(location, site.area) ? 'far' : place.kind
}

/** The slug of the town that a quote is for: the windows on its confirmation take it along. */
const townOf = (form: AnyForm, place: AreaAnswer | undefined) =>
  form.name === quoteForm.name && place?.kind === 'yes' ? placeIn(place)?.slug : undefined

/** Stores the photos that come with a form whose lead is safe. Counts all that are with it, and those that aren't. */
async function handlePhotos(
  services: Services,
  form: AnyForm,
  { files, photoIds }: Submission,
  reference: string,
  address: string,
  { place, photos }: Accepted,
): Promise<Pick<Confirmed, 'photos' | 'missing'>> {
  const notThere = photoIds.length - photos
  const field = photosField(form)?.[1]
  if (!field) return { photos, missing: notThere }
  const room = { ...field, maxCount: field.maxCount - photoIds.length }
  const store = async (clean: CleanPhoto) =>
    place === 'spool' ? 'no-database' : storePhoto(services.env, reference, clean, true, services.now())
  const isAllowed = (bytes: number) => spendPhoto(services, address, bytes, false)
  const { stored, problems } = await storePhotos(services, room, reference, files, store, isAllowed)
  return { photos: photos + stored, missing: problems.length + notThere }
}

/**
 * Receives a sent form: checks it, stores the lead, then its photos, then notifies the owner. Only whether the lead is kept
 * decides whether the request was accepted. `sender`: where it came from.
 */
export async function receiveForm(
  form: AnyForm,
  submission: Submission,
  sender: Sender,
  services: Services,
): Promise<Receipt> {
  const { values, photoIds } = submission
  const parsed = parseForm(form, values)
  if (!parsed.ok)
    return { ok: false, status: 422, state: { values: echoOf(textFields(form), values), errors: parsed.errors } }
  const answers = hasStep(form, 'price-list') ? quoteAnswers(parsed.answers) : parsed.answers
  const { LEAD_SECRET } = services.env
  const date = localDate(services.now(), site.timeZone)
  const reference = await leadReference(LEAD_SECRET, form.name, submission.key, parsed.answers, date)
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
  const { address } = sender
  const place = placeOf(answers)
  const lead = {
    reference,
    form: form.name,
    area: place?.kind ?? '',
    answers,
    spamSignals,
    batched: admission.frequent,
    photoIds,
    code,
    referredBy: sender.referredBy,
    unconfirmed: false,
  }
  const seat = hasStep(form, 'reserve-window')
    ? await seatRequest(services, answers, address, isSuspicious(spamSignals))
    : undefined
  const accepted = seat
    ? await acceptBooking(services, lead, seat, situation?.prior?.slot === seat.slot)
    : await acceptLead(services, lead)
  if (!accepted) return { ok: false, status: 503, state: { values, errors: {}, failure: 'not-stored' } }
  if ('refused' in accepted) return { ok: false, status: 409, state: { values, ...accepted.refused } }
  const counts = await handlePhotos(services, form, submission, reference, address, accepted)
  return {
    ok: true,
    location: await confirmation(services, {
      form,
      reference,
      area: areaOf(place, answers.location),
      town: townOf(form, place),
      ...counts,
      code,
      notes: seat ? await windowNotes(services, seat.slot, accepted.booking) : {},
    }),
  }
}
