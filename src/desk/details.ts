// What the desk writes down of a person: for somebody who phones without a date, and to put right what a request says.
import { site } from '#site/site.ts'
import { lookUpPlace } from '../business/lookUpPlace.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { deliver, inBackground } from '../messages/outbox.ts'
import { act } from '../request/act.ts'
import { change } from '../request/decide.ts'
import { type EventKind, emptyForm, type SentForm } from '../request/event.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { leadReference } from '../request/reference.ts'
import { firstLanguage } from '../routes.ts'
import { optionalLine } from '../shared/forms/fields.ts'
import { echoOf, type FormState, parseFields, type TextField, type Values } from '../shared/forms/form.ts'
import { bookingForm, quoteForm } from '../shared/forms/forms.ts'
import type { Services } from '../shared/http/services.ts'

const { phone, name, 'junk-type': what, address, location, email } = bookingForm.fields

type Name = 'phone' | 'name' | 'junk-type' | 'address' | 'location' | 'email'

/** All that's asked, in this order: nothing has to be there but a way to reach them. */
export const detailFields: readonly [Name, TextField][] = [
  ['phone', phone],
  ['name', name],
  ['junk-type', what],
  ['address', { ...address, schema: optionalLine(160) }],
  ['location', { ...location, schema: optionalLine(120) }],
  ['email', email],
]

/** What's known of them. */
const known = (answers: Values): Values =>
  Object.fromEntries(
    detailFields.map(([field]) => [field, answers[field] || (field === 'name' && answers['reply-name']) || '']),
  )

export const detailsOf = ({ answers }: Pick<CustomerRequest, 'answers'>): FormState => ({
  values: { ...known(answers), phone: formatUsPhone(answers.phone ?? '') },
  errors: {},
})

/** What was typed, cleaned; or the form as it's shown again. Who has an email address needs no number. */
function parseDetails(values: Values): { readonly answers: Values } | { readonly state: FormState } {
  const isMailed = !values.phone?.trim() && Boolean(values.email?.trim())
  const parsed = parseFields(isMailed ? detailFields.slice(1) : detailFields, values)
  if (parsed.ok) return { answers: { phone: '', ...parsed.answers } }
  return { state: { values: echoOf(detailFields, values), errors: parsed.errors } }
}

const areaOf = ({ location = '' }: Values) => (location ? lookUpPlace(location).kind : '')

/** A form as somebody at the desk fills it in for a caller. */
export const phonedIn = (form: string, answers: Values): SentForm => ({
  ...emptyForm,
  form,
  area: areaOf(answers),
  answers,
  language: firstLanguage,
})

/**
 * Adds a request of somebody who called. The owner isn't mailed about what they type. Twice the same from one page, which `key` is
 * of, is one request. Throws when D1 does.
 */
export async function addRequest(
  services: Services,
  { values, key, person }: { readonly values: Values; readonly key: string; readonly person: string },
): Promise<{ readonly reference: string } | { readonly state: FormState }> {
  const { env, now } = services
  const parsed = parseDetails(values)
  if ('state' in parsed) return parsed
  const form = phonedIn(quoteForm.name, parsed.answers)
  const date = key || localDate(now(), site.timeZone)
  const reference = await leadReference(env.LEAD_SECRET, { form: form.form, key: '', answers: form.answers, date })
  await act(services, reference, { person, decide: (request) => (request ? [] : [{ kind: 'sent', data: form }]) })
  inBackground(services, reference, deliver(services, reference))
  return { reference }
}

/** What somebody at the desk put right on a page that knew of so many events. */
type Typed = { readonly values: Values; readonly seen: number; readonly person: string }
/** What may have put right the same. */
const newer: readonly string[] = ['details', 'corrected', 'booked'] satisfies EventKind[]

/**
 * Puts right what a request says, or gives the form as it's shown again. What somebody else put right since the page was made isn't
 * undone by it: then nothing happens. Throws when D1 does.
 */
export async function changeDetails(
  services: Services,
  reference: string,
  { values, seen, person }: Typed,
): Promise<'done' | 'gone' | { readonly state: FormState; readonly isOutdated?: true }> {
  const parsed = parseDetails(values)
  if ('state' in parsed) return parsed
  const isStale = ({ events }: CustomerRequest) =>
    events.some(({ number, kind }) => number > seen && newer.includes(kind))
  const acted = await act(services, reference, {
    person,
    decide: (request) => {
      const was = known(request?.answers ?? {})
      const answers = Object.fromEntries(Object.entries(parsed.answers).filter(([field, text]) => text !== was[field]))
      if (request && Object.keys(answers).length === 0) return []
      const area = answers.location === undefined ? {} : { area: areaOf(answers) }
      const event = { kind: 'details', data: { answers, ...area } } as const
      return change(request, undefined, 'owner', event, isStale, services.now())
    },
  })
  if (acted.ok) inBackground(services, reference, deliver(services, reference))
  if (acted.ok || acted.refused === 'gone') return acted.ok ? 'done' : 'gone'
  return { isOutdated: true, state: { values: echoOf(detailFields, values), errors: {} } }
}
