import { site } from '#site/site.ts'
import { clockTime, stepOf } from '../../domain/calendar/visit.ts'
import { isTextable } from '../../domain/contact/areaCodes.ts'
import { ticked } from '../../forms/fields.ts'
import { errorText, logFailure } from '../../log.ts'
import type { Services } from '../../server/lib/services.ts'
import { visitOf } from '../../server/store/visits.ts'
import { confirmationOf, onTheWayMail } from '../confirmation.ts'
import { mayText, type Recipient } from '../customerBudgets.ts'
import { confirmationMessage, onTheWayMessage } from '../customerText.ts'
import { messageSchedule } from '../retries.ts'
import type { Channel, Sent } from './channel.ts'
import { hasTextService, sendText } from './sms.ts'
import { bookingLinks, mailCustomer, visitorCopy } from './visitorCopy.ts'

/**
 * Sends a text to a customer's phone, within its budgets: nothing else does. `isLink`: whoever has a booking's link asks for
 * it. The service refuses a number that answered STOP: that isn't tried again.
 */
export async function textCustomer(
  services: Services,
  recipient: Recipient,
  text: string,
  isLink = false,
): Promise<Sent> {
  const { reference, to } = recipient
  if (!(await mayText(services, recipient, isLink))) return 'dropped'
  await sendText(services, to, text).catch((error: unknown) => {
    if (errorText(error) !== 'answered 400') throw error
    logFailure('text-refused', error, { reference })
  })
}

/**
 * Texts to customers go to those who asked for them, at a number that takes some: none behind an extension does. Numbers
 * abroad or with a price of their own get a call, since anybody may book with any number.
 */
export const toPhones = {
  isOn: (env) => env.VISITOR_TEXTS === 'on' && hasTextService(env),
  concerns: ({ texts, phone = '' }) => texts === ticked && isTextable(phone),
  onlyForPeople: true,
  toCustomer: true,
} as const satisfies Partial<Channel>

/** The text to the customer of a booking, where they asked for it. */
export const visitorText: Channel = {
  name: 'text',
  what: 'the text to them',
  schedule: messageSchedule,
  ...toPhones,
  async send({ lead, form, revision, attempt }, services) {
    if (!lead.textTo) return
    const links = await bookingLinks(services, lead.reference)
    // Without a window of their own they get a call.
    if (!links) return
    const confirmation = confirmationOf(form, lead, revision.change, services.now(), links)
    const { reference, textTo: to } = lead
    // Their mail has it too, where they gave an address.
    return textCustomer(services, { reference, to, attempt }, confirmationMessage(confirmation))
  },
}

/** Waits before each further attempt, in ms: half an hour later the crew is there. */
export const soonSchedule = [1, 2, 5, 10, 15].map((minutes) => minutes * 60_000)

/** Tells the customer that the crew is on the way. */
export const onTheWay: Channel = {
  name: 'on-the-way',
  what: 'the text that we’re on the way',
  occasion: 'on-the-way',
  schedule: soonSchedule,
  ...toPhones,
  async send(notice, services) {
    const { lead, attempt } = notice
    const { reference, textTo: to } = lead
    const visit = await visitOf(services.env.DB, reference)
    const since = visit['on-the-way']
    // The pickup was moved or canceled since, or the crew is there already.
    if (!to || since === undefined || stepOf(visit) !== 'on-the-way') return
    const links = await bookingLinks(services, reference)
    const time = clockTime(since, site.timeZone)
    const sent = await textCustomer(services, { reference, to, attempt }, onTheWayMessage(time, links?.page))
    if (sent === 'dropped' && visitorCopy.isOn(services.env))
      await mailCustomer(services, notice, onTheWayMail(lead, time, links))
    return sent
  },
}
