import { site } from '#site/site.ts'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { deliver, inBackground } from '../messages/outbox.ts'
import { act } from '../request/act.ts'
import { admitFind, admitText, type From } from '../request/admission.ts'
import { change } from '../request/decide.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { bookingsOf } from '../store/bookings.ts'

/** How long the database may take, in ms. */
const timeoutMs = 3000
/** For how many days after a pickup its link is sent again. */
const daysAfter = 30
/** How often a day a link is sent again: most of its customer's messages stay for what we have to say. */
const mostADay = 2
const dayMs = 24 * 60 * 60_000

/**
 * Sends the links of the pickups that were booked with a number (E.164) or an email address: to the number and the address that
 * are kept with them, and after the answer, which takes as long without any. Gives the whole seconds to wait for somebody who asks too
 * often, and nothing else. Throws when D1 does.
 */
export async function sendLinks(services: Services, contact: string, from: From): Promise<number | undefined> {
  const admission = await admitFind(services, '', '', from)
  if (!admission.ok) return admission.retryAfter
  const { env, now } = services
  const at = now()
  const since = addDays(localDate(at, site.timeZone), -daysAfter)
  const [references, isTexting] = await Promise.all([
    withTimeout(timeoutMs, bookingsOf(env.DB, contact, since)),
    admitText(services, from),
  ])
  const decide = (request: CustomerRequest | undefined) => {
    const sent = request?.events.filter((event) => event.kind === 'sought' && event.at > at - dayMs) ?? []
    const event = { kind: 'sought', data: {} } as const
    return sent.length < mostADay ? change(request, undefined, 'customer', event, () => false, at) : []
  }
  const send = async (reference: string) => {
    await act(services, reference, { person: '', noTexts: !isTexting, decide })
    await deliver(services, reference)
  }
  for (const reference of references) inBackground(services, reference, send(reference))
}
