// A job that comes back by itself: on its day there's a new request, of the same person at the same place.
import { site } from '#site/site.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { againSource } from '../domain/source.ts'
import { cut } from '../domain/text.ts'
import { quoteForm } from '../shared/forms/forms.ts'
import type { Services } from '../shared/http/services.ts'
import { dueAgain } from '../store/storedLeads.ts'
import { act, after } from './act.ts'
import { byUs, emptyForm, type SentForm } from './event.ts'
import { type CustomerRequest, newestOf } from './evolve.ts'
import { leadReference } from './reference.ts'
import { commitStatements, findRequest } from './store.ts'

/** Most characters of what it's about. */
const longest = 300

/** The form that comes back: who, where and what as before, and what it came to then, in cents. */
export function formAgain({ area, answers, language, receipt, price }: CustomerRequest): SentForm {
  const { 'junk-type': said, list = '', phone = '', email = '', address = '', location = '' } = answers
  const name = answers.name || answers['reply-name'] || ''
  const what = (said || list.split('\n').filter(Boolean).join(', ')).replace(/^Again: /, '')
  const cents = receipt?.cents ?? price?.cents
  const about = cut(`Again: ${what || 'same as last time'}`, longest)
  return {
    ...emptyForm,
    form: quoteForm.name,
    area,
    answers: { phone, name, 'junk-type': about, address, location, email },
    source: { by: againSource, ...(cents !== undefined && { paid: String(cents) }) },
    language,
  }
}

/** Most of them in one run of the cron. */
const atOnce = 20

/**
 * Makes the requests of the jobs that come back by today. The old one says so in the same transaction, so that it's once, and
 * not at all where it was deleted. Nobody is told: it's on the owner's list, and in the day's mail. Throws when D1 does.
 */
export async function comeBack(services: Services): Promise<void> {
  const { env, now } = services
  const { DB } = env
  const at = now()
  const today = localDate(at, site.timeZone)
  const isDue = ({ status, again }: CustomerRequest) => status === 'done' && again !== '' && again <= today
  for (const reference of await dueAgain(DB, today, atOnce)) {
    const old = await findRequest(DB, reference)
    if (!old || !isDue(old)) continue
    const form = formAgain(old)
    const date = `${reference} ${newestOf(old.events, 'again')?.number}`
    const next = await leadReference(env.LEAD_SECRET, { form: form.form, key: '', answers: form.answers, date })
    const made = {
      before: { request: undefined, mail: 'new', messages: [] },
      after: after(next, undefined, [{ kind: 'sent', data: form }], { at, person: byUs }),
      told: { mail: 'new', messages: [], replaced: [] },
      terms: undefined,
    } as const
    await act(services, reference, {
      person: byUs,
      also: commitStatements(DB, made, at),
      decide: (request) => (request && isDue(request) ? [{ kind: 'came-back', data: {} }] : { refused: 'gone' }),
    })
  }
}
