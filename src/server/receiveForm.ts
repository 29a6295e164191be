import { towns } from '../content/townIndex.ts'
import type { ReadText } from '../document/page.ts'
import { localDate } from '../domain/localTime.ts'
import { serviceArea } from '../domain/serviceArea.ts'
import { isSuspicious } from '../domain/suspicion.ts'
import type { AnyForm, FormState, Values } from '../forms/form.ts'
import { parseForm, photosField } from '../forms/form.ts'
import { site } from '../site.ts'
import { acceptLead } from './acceptLead.ts'
import { takeWindow } from './bookWindow.ts'
import { addPhotosToken } from './photoLinks.ts'
import type { PhotoProblem } from './photos.ts'
import { storePhotos } from './photos.ts'
import { quoteAnswers } from './quoteAnswers.ts'
import { leadReference } from './reference.ts'
import { referralCode } from './referralCode.ts'
import type { Sender } from './scrutiny.ts'
import { isPastLimit, scrutinise } from './scrutiny.ts'
import type { Submission } from './submission.ts'
import type { Wires } from './wires.ts'

export type Receipt =
  | { readonly ok: true; readonly location: string }
  | { readonly ok: false; readonly status: 409 | 422 | 429 | 503; readonly state: FormState }

type Confirmed = {
  readonly form: AnyForm
  readonly reference: string
  readonly area: string
  readonly photos: number
  readonly missing: number
  readonly code: string
  /** What else the confirmation tells. */
  readonly said: Values
}

/** Address of the confirmation: what it says travels in it, so that it needs no database and a reload repeats nothing. */
async function confirmation(
  wires: Wires,
  { form, reference, area, photos, missing, code, said }: Confirmed,
): Promise<string> {
  const query = new URLSearchParams()
  if (form.name !== 'quote') query.set('form', form.name)
  if (area && area !== 'yes') query.set('area', area)
  if (photos > 0) query.set('photos', String(photos))
  if (missing > 0) query.set('missing', String(missing))
  if (code) query.set('code', code)
  for (const [name, value] of Object.entries(said)) query.set(name, value)
  if (photosField(form)) query.set('add', await addPhotosToken(wires, reference))
  return `/request-received/${reference}${query.size > 0 ? `?${query}` : ''}`
}

// A form that asks for no place has no area.
const areaOf = ({ location }: Values) => (location === undefined ? '' : serviceArea(location, towns).kind)

/**
 * Takes a sent form: checks it, keeps the lead, then its photos, then tells the owner. Only whether the lead is kept
 * decides whether the request was accepted. `sender`: where it came from.
 */
export async function receiveForm(
  form: AnyForm,
  submission: Submission,
  sender: Sender,
  wires: Wires,
  read: ReadText,
): Promise<Receipt> {
  const { values, key, files, photoIds, cutOff } = submission
  const parsed = parseForm(form, values)
  if (!parsed.ok) return { ok: false, status: 422, state: { values, errors: parsed.errors } }
  const answers = await quoteAnswers(parsed.answers, read)
  const { env, now } = wires
  const reference = await leadReference(
    env.LEAD_SECRET,
    form.name,
    key,
    parsed.answers,
    localDate(now(), site.timeZone),
  )
  const [pastLimit, signs, code] = await Promise.all([
    isPastLimit(wires, reference),
    scrutinise(wires, submission, sender),
    referralCode(env.LEAD_SECRET, form, answers),
  ])
  if (pastLimit) return { ok: false, status: 429, state: { values, errors: {}, failure: 'too-many' } }
  const window = await takeWindow(wires, form, reference, answers)
  if (!window.ok) return { ok: false, status: 409, state: { values, ...window.state } }
  const area = areaOf(answers)
  const quarantined = isSuspicious(signs)
  const { referredBy } = sender
  const lead = { reference, form: form.name, area, answers, signs, quarantined, photoIds, code, referredBy }
  const accepted = await acceptLead(wires, lead)
  if (!accepted) return { ok: false, status: 503, state: { values, errors: {}, failure: 'not-stored' } }
  const field = photosField(form)?.[1]
  const room = field && { ...field, maxCount: field.maxCount - photoIds.length }
  const problems: readonly PhotoProblem[] = room ? await storePhotos(wires, room, reference, files, accepted.place) : []
  const missing = problems.length + photoIds.length - accepted.photos + (cutOff ? 1 : 0)
  const photos = accepted.photos + files.length - problems.length
  return {
    ok: true,
    location: await confirmation(wires, { form, reference, area, photos, missing, code, said: window.said }),
  }
}
