// What a customer does with their request by its link.
import { sentences } from '#sentences'
import type { BookingShown } from '../domain/calendar/booking.ts'
import { isTextable } from '../domain/contact/textMessage.ts'
import { wholeNumber } from '../domain/text.ts'
import { logFailure } from '../log.ts'
import { bookingToken, type CustomerLink } from '../messages/links.ts'
import { text, textOnDemand } from '../messages/media/medium.ts'
import { linkMessage } from '../messages/toCustomer.ts'
import { addAnswers, details, newEmail, newNumber } from '../request/addDetails.ts'
import { admitText } from '../request/admission.ts'
import { findRequest } from '../request/store.ts'
import { type CustomerAct, paths } from '../routes.ts'
import type { PhotoRefusal } from '../shared/form/uploadState.ts'
import type { FormState, Values } from '../shared/forms/form.ts'
import { chosenSlot, quoteForm } from '../shared/forms/forms.ts'
import type { Services } from '../shared/http/services.ts'
import { changeBooking, readBookingLink } from './bookingLink.ts'
import { type Mine, mayCorrectReach } from './readMine.ts'
import { acceptPrice, agreeByName, withdraw } from './takePrice.ts'

/** Why an act wasn't carried out, as the page says it. */
export type Trouble = {
  readonly act: CustomerAct
  /** What was typed, with what's wrong with it. */
  readonly state?: FormState
  /** The page that they saw showed something else. */
  readonly isOutdated?: boolean
  readonly texted?: 'too-many' | 'not-sent'
  readonly photos?: { readonly added: number; readonly problems: readonly PhotoRefusal[] }
}

export type Outcome =
  /** `token`: the link from now on, where it's another. */
  | { readonly kind: 'done'; readonly token?: string }
  | {
      readonly kind: 'refused'
      readonly status: 403 | 409 | 422 | 429 | 503
      readonly trouble: Trouble
      /** The pickup as it is now, with why it wasn't changed. */
      readonly pickup?: Mine['pickup']
      /** In whole seconds. */
      readonly retryAfter?: number
    }

export type Asked = {
  readonly services: Services
  readonly token: string
  readonly link: CustomerLink
  readonly act: Exclude<CustomerAct, 'photos'>
  /** All that was typed. */
  readonly values: Values
  /** Network address. */
  readonly address: string
}

/**
 * Texts a booking's link to the number that it was booked with, and to no other: whoever changed the number since has the
 * page open. One that isn't theirs yet gets none: its link would prove that it is. `address`: network address of whoever
 * asks. Throws when D1 does.
 */
export async function textLink(
  services: Services,
  { token, booking: { reference, state }, stage, answers: { phone: to = '' }, isNewNumber }: BookingShown,
  address: string,
): Promise<'texted' | 'too-many' | 'not-sent'> {
  const { env } = services
  if (stage !== 'open' || state !== 'live' || isNewNumber || !text.isOn(env, 'customer') || !isTextable(to))
    return 'not-sent'
  if (!(await admitText(services, { address }))) return 'too-many'
  try {
    const link = linkMessage(env.SITE_URL + paths.ownRequest({ token }))
    return (await textOnDemand(services, reference, to, link)) ? 'too-many' : 'texted'
  } catch (error) {
    logFailure('link-not-texted', error, { reference })
    return 'not-sent'
  }
}

/** An hour, in seconds: the window of the budget of changes. */
const hour = 3600

const done: Outcome = { kind: 'done' }

/** The answer to more than the budgets allow. */
export const tooMany = (act: CustomerAct, values: Values, retryAfter = hour): Outcome => ({
  kind: 'refused',
  status: 429,
  trouble: { act, state: { values, errors: {}, failure: 'too-many-changes' } },
  retryAfter,
})

async function changePickup({ services, token, act, values, address }: Asked): Promise<Outcome> {
  const answer = await changeBooking(services, token, {
    action: act,
    slot: chosenSlot((name) => values[name] ?? ''),
    revision: wholeNumber(values.revision ?? ''),
    address,
  })
  if (answer.kind === 'changed') return done
  const pickup = answer.link.ok ? answer.link.shown : undefined
  const refused = { kind: 'refused', trouble: { act }, pickup } as const
  if (answer.kind === 'too-many') return { ...refused, status: 429, retryAfter: answer.retryAfter }
  return { ...refused, status: 409 }
}

async function textIt({ services, token, act, address }: Asked): Promise<Outcome> {
  const link = await readBookingLink(services, token)
  const texted = link.ok ? await textLink(services, link.shown, address) : 'not-sent'
  if (texted === 'texted') return done
  return { kind: 'refused', status: texted === 'too-many' ? 429 : 409, trouble: { act, texted } }
}

async function takePrice({ services, link: { reference }, act, values, address }: Asked): Promise<Outcome> {
  const outcome = await acceptPrice(services, { reference, field: (name) => values[name] ?? '', address })
  switch (outcome.kind) {
    case 'booked':
      return { kind: 'done', token: await bookingToken(services.env, outcome.booking) }
    case 'too-many':
      return tooMany(act, values)
    case 'outdated':
      return { kind: 'refused', status: 409, trouble: { act, isOutdated: true, state: { values, errors: {} } } }
    case 'refused':
      return { kind: 'refused', status: outcome.status, trouble: { act, state: outcome.state } }
  }
}

async function agree({ services, link: { reference }, act, values, address }: Asked): Promise<Outcome> {
  const outcome = await agreeByName(services, { reference, field: (name) => values[name] ?? '', address })
  if (outcome === 'done') return done
  if (outcome === 'too-many') return tooMany(act, values)
  const state = { values, errors: { name: sentences.mine.agree.missing } }
  return outcome === 'no-name'
    ? { kind: 'refused', status: 422, trouble: { act, state } }
    : { kind: 'refused', status: 409, trouble: { act, isOutdated: true } }
}

async function withdrawIt({ services, link: { reference }, act, values, address }: Asked): Promise<Outcome> {
  const outcome = await withdraw(services, { reference, seen: wholeNumber(values.seen ?? ''), address })
  if (outcome === 'done') return done
  if (outcome === 'too-many') return tooMany(act, values)
  return { kind: 'refused', status: 409, trouble: { act, isOutdated: true } }
}

const adds =
  (later: typeof details, names: readonly string[]) =>
  async ({ services, link: { reference }, act, values: typed, address }: Asked): Promise<Outcome> => {
    const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? '']))
    const added = await addAnswers(services, later, { reference, values, address })
    if (added.ok) return done
    const retryAfter = 'retryAfter' in added ? { retryAfter: added.retryAfter } : {}
    return { kind: 'refused', status: added.status, trouble: { act, state: added.state }, ...retryAfter }
  }

/** A pickup is found by its number, and its mails have its link: only the link that proves whose it is changes those. */
const reaches =
  (later: typeof details, name: string) =>
  async (asked: Asked): Promise<Outcome> => {
    const { services, link, act } = asked
    const request = link.may === 'own' ? undefined : await findRequest(services.env.DB, link.reference)
    if (request && !mayCorrectReach(link, request))
      return { kind: 'refused', status: 403, trouble: { act, isOutdated: true } }
    return adds(later, [name])(asked)
  }

/** What each act does, and which link it needs: whatever changes a pickup needs the one that proves whose it is. */
const acts: Readonly<
  Record<Asked['act'], { readonly needs: CustomerLink['may']; readonly does: (asked: Asked) => Promise<Outcome> }>
> = {
  move: { needs: 'own', does: changePickup },
  cancel: { needs: 'own', does: changePickup },
  confirm: { needs: 'own', does: changePickup },
  text: { needs: 'own', does: textIt },
  // The owner named it for this request, and the seat counts for its number as any other.
  accept: { needs: 'sent', does: takePrice },
  agree: { needs: 'own', does: agree },
  withdraw: { needs: 'sent', does: withdrawIt },
  details: { needs: 'sent', does: adds(details, Object.keys(quoteForm.followUp)) },
  number: { needs: 'sent', does: reaches(newNumber, 'phone') },
  email: { needs: 'sent', does: reaches(newEmail, 'email') },
}

/** Carries an act out, as far as the link allows it. Throws when D1 does. */
export async function actOn(asked: Asked): Promise<Outcome> {
  const { needs, does } = acts[asked.act]
  if (needs === 'own' && asked.link.may !== 'own')
    return { kind: 'refused', status: 403, trouble: { act: asked.act, isOutdated: true } }
  return does(asked)
}
