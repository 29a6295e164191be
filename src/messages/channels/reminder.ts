import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { localTime } from '../../domain/calendar/localTime.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import type { Services } from '../../server/lib/services.ts'
import { remindedSlot } from '../../server/store/outbox.ts'
import { reminderOf } from '../confirmation.ts'
import { confirmationMessage } from '../customerText.ts'
import { townFinder } from '../leadWords.ts'
import { reminderSchedule } from '../retries.ts'
import type { Channel, Notice } from './channel.ts'
import { bookingLinks, mailCustomer, toInboxes } from './visitorCopy.ts'
import { textCustomer, toPhones } from './visitorText.ts'

/** The window that a customer is still to be reminded of; undefined when it was moved, canceled, or has begun. */
async function dueReminder({ env, now }: Services, reference: string): Promise<string | undefined> {
  const slot = await remindedSlot(env.DB, reference)
  return slot && now() < slotTimes(slot, { timeZone: site.timeZone, windowHours }).start ? slot : undefined
}

/** What the reminder says; undefined when there's nothing to remind of anymore. */
async function reminder({ lead }: Notice, services: Services) {
  const slot = await dueReminder(services, lead.reference)
  if (!slot) return undefined
  return reminderOf(lead, slot, services.now(), await bookingLinks(services, lead.reference), await townFinder())
}

/** Hours in which a phone may ring, by the clock on the wall. */
const textHours = { from: 8, until: 21 }

function requireDay({ now }: Services): void {
  const hour = localTime(now(), site.timeZone).ms / 3_600_000
  if (hour < textHours.from || hour >= textHours.until) throw new Error('not at night: it waits for the morning')
}

/** Reminds by mail. */
export const reminderMail: Channel = {
  name: 'reminder',
  what: 'their reminder by email',
  occasion: 'reminder',
  schedule: reminderSchedule,
  ...toInboxes,
  async send(notice, services) {
    const confirmation = await reminder(notice, services)
    return confirmation && mailCustomer(services, notice, confirmation)
  },
}

/** Reminds by text. */
export const reminderText: Channel = {
  name: 'reminder-text',
  what: 'their reminder by text',
  occasion: 'reminder',
  schedule: reminderSchedule,
  ...toPhones,
  async send(notice, services) {
    const confirmation = await reminder(notice, services)
    const { reference, textTo: to } = notice.lead
    if (!confirmation || !to) return
    requireDay(services)
    return textCustomer(services, { reference, to, attempt: notice.attempt }, confirmationMessage(confirmation))
  },
}
