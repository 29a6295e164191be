// What a customer does with their request by its link.
import type { BookingShown } from '../domain/calendar/booking.ts'
import { isTextable } from '../domain/contact/textMessage.ts'
import { wholeNumber } from '../domain/text.ts'
import { logFailure } from '../log.ts'
import type { CustomerLink } from '../messages/links.ts'
import { text, textOnDemand } from '../messages/media/medium.ts'
import { linkMessage } from '../messages/toCustomer.ts'
import { addAnswers, details, newEmail, newNumber } from '../request/addDetails.ts'
import { admitText } from '../request/admission.ts'
import { findRequest } from '../request/store.ts'
import { paths } from '../routes.ts'
import { chosenSlot, quoteForm } from '../shared/forms/forms.ts'
import type { Services } from '../shared/http/services.ts'
import { changeBooking, readBookingLink } from './bookingLink.ts'
import { type Asked, done, type Outcome, outdated } from './outcome.ts'
import { mayCorrectReach } from './readMine.ts'
import { agree, takePrice, withdraw } from './takePrice.ts'

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
    return request && !mayCorrectReach(link, request) ? outdated(act, 403) : adds(later, [name])(asked)
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
  withdraw: { needs: 'sent', does: withdraw },
  details: { needs: 'sent', does: adds(details, Object.keys(quoteForm.followUp)) },
  number: { needs: 'sent', does: reaches(newNumber, 'phone') },
  email: { needs: 'sent', does: reaches(newEmail, 'email') },
}

/** Carries an act out, as far as the link allows it. Throws when D1 does. */
export async function actOn(asked: Asked): Promise<Outcome> {
  const { needs, does } = acts[asked.act]
  return needs === 'own' && asked.link.may !== 'own' ? outdated(asked.act, 403) : does(asked)
}
