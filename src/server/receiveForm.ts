import { towns } from '../content/townIndex.ts'
import { localDate } from '../domain/localTime.ts'
import { serviceArea } from '../domain/serviceArea.ts'
import type { Env } from '../env.ts'
import type { AnyForm, FormState } from '../forms/form.ts'
import { parseForm, photosField } from '../forms/form.ts'
import { site } from '../site.ts'
import { storeLead } from './leads.ts'
import { deliver } from './outbox.ts'
import { storePhotos } from './photos.ts'
import { leadReference } from './reference.ts'
import type { Submission } from './submission.ts'

export type Receipt =
  | { readonly ok: true; readonly location: string }
  | { readonly ok: false; readonly status: 422 | 503; readonly state: FormState }

type Wires = { readonly env: Env; readonly now: number; readonly waitUntil: (work: Promise<unknown>) => void }

/** Address of the confirmation: what it says travels in it, so that it needs no database and a reload repeats nothing. */
function confirmation(form: AnyForm, reference: string, area: string, photos: number, missing: number): string {
  const query = new URLSearchParams()
  if (form.name !== 'quote') query.set('form', form.name)
  if (area && area !== 'yes') query.set('area', area)
  if (photos > 0) query.set('photos', String(photos))
  if (missing > 0) query.set('missing', String(missing))
  return `/request-received/${reference}${query.size > 0 ? `?${query}` : ''}`
}

/** Keeps an error that must not stop the request, without anything of the person. */
function logFailure(event: string, reference: string, error: unknown): void {
  console.error(JSON.stringify({ event, reference, error: error instanceof Error ? error.message : String(error) }))
}

/**
 * Takes a sent form: checks it, stores the lead, then its photos, then tells the owner. Only the first of these decides
 * whether the request was accepted.
 */
export async function receiveForm(
  form: AnyForm,
  submission: Submission,
  { env, now, waitUntil }: Wires,
): Promise<Receipt> {
  const { values, key, files } = submission
  const parsed = parseForm(form, values)
  if (!parsed.ok) return { ok: false, status: 422, state: { values, errors: parsed.errors } }
  const { answers } = parsed
  const date = localDate(now, site.timeZone)
  const reference = await leadReference(env.LEAD_SECRET, form.name, key, answers, date)
  // A form that asks for no place has no area.
  const area = answers.location === undefined ? '' : serviceArea(answers.location, towns).kind
  try {
    await storeLead(env.DB, { reference, form: form.name, area, answers }, now)
  } catch (error) {
    logFailure('lead-not-stored', reference, error)
    return { ok: false, status: 503, state: { values, errors: {}, failure: 'not-stored' } }
  }
  const field = photosField(form)?.[1]
  const photos = field
    ? await storePhotos(env.DB, env.FILES, field, reference, files, now)
    : { stored: 0, problems: [] }
  waitUntil(deliver(env, now, reference).catch((error: unknown) => logFailure('delivery-broke', reference, error)))
  return { ok: true, location: confirmation(form, reference, area, photos.stored, photos.problems.length) }
}
