import { site } from '#site/site.ts'
import { clockTime, stepOf } from '../../../domain/calendar/visit.ts'
import { ticked } from '../../../forms/fields.ts'
import { errorText, logFailure } from '../../../log.ts'
import type { Services } from '../../lib/services.ts'
import { countTexts } from '../../store/outbox.ts'
import { visitOf } from '../../store/visits.ts'
import { confirmationOf } from '../confirmation.ts'
import { confirmationMessage, onTheWayMessage } from '../customerText.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel } from './channel.ts'
import { hasTextService, sendText } from './sms.ts'
import { bookingLinks } from './visitorCopy.ts'

/** Most texts that one number gets in a day, whatever is booked with it: it may be somebody else's. */
const mostADay = 8
const day = 24 * 60 * 60_000

type CustomerText = { readonly reference: string; readonly to: string; readonly text: string }

/** Sends a text to a customer's phone. The service refuses a number that answered STOP: that isn't tried again. */
export async function textCustomer(services: Services, { reference, to, text }: CustomerText): Promise<void> {
  // This text is in the outbox already, so it counts.
  if ((await countTexts(services.env.DB, reference, services.now() - day)) > mostADay)
    return logFailure('text-not-sent', 'too many for its number', { reference })
  await sendText(services, to, text).catch((error: unknown) => {
    if (errorText(error) !== 'answered 400') throw error
    logFailure('text-refused', error, { reference })
  })
}

/** Texts to customers go to those who asked for them, at a number that takes some: none behind an extension does. */
export const toPhones = {
  isOn: (env) => env.VISITOR_TEXTS === 'on' && hasTextService(env),
  concerns: ({ texts, phone = '' }) => texts === ticked && /^\+\d+$/.test(phone),
  onlyForPeople: true,
} as const satisfies Partial<Channel>

/** The text to the customer of a booking, where they asked for it. */
export const visitorText: Channel = {
  name: 'text',
  schedule: messageSchedule,
  ...toPhones,
  async send({ lead, form, revision }, services) {
    if (!lead.textTo) return
    const links = await bookingLinks(services, lead.reference)
    // Without a window of their own they get a call.
    if (!links) return
    const confirmation = confirmationOf(form, lead, revision.change, services.now(), links)
    await textCustomer(services, {
      reference: lead.reference,
      to: lead.textTo,
      text: confirmationMessage(confirmation),
    })
  },
}

/** Waits before each further attempt, in ms: half an hour later the crew is there. */
const onTheWaySchedule = [1, 2, 5, 10, 15].map((minutes) => minutes * 60_000)

/** Tells the customer that the crew is on the way. */
export const onTheWay: Channel = {
  name: 'on-the-way',
  occasion: 'on-the-way',
  schedule: onTheWaySchedule,
  ...toPhones,
  async send({ lead: { reference, textTo } }, services) {
    const visit = await visitOf(services.env.DB, reference)
    const since = visit['on-the-way']
    // The pickup was moved or canceled since, or the crew is there already.
    if (!textTo || since === undefined || stepOf(visit) !== 'on-the-way') return
    const links = await bookingLinks(services, reference)
    const text = onTheWayMessage(clockTime(since, site.timeZone), links?.page)
    await textCustomer(services, { reference, to: textTo, text })
  },
}
