// Tells customers that the crew is late today.
import { site } from '#site/site.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { slotDate } from '../../domain/calendar/slots.ts'
import type { Services } from '../../server/lib/services.ts'
import { delayOf } from '../../server/store/visits.ts'
import { lateMail } from '../confirmation.ts'
import { lateMessage } from '../customerText.ts'
import type { Channel, Notice, Sent } from './channel.ts'
import { bookingLinks, mailCustomer, toInboxes, visitorCopy } from './visitorCopy.ts'
import { soonSchedule, textCustomer, toPhones } from './visitorText.ts'

/** The delay that a pickup still has, in minutes; undefined once the crew has set out, and on another day than the window's. */
async function dueDelay({ env, now }: Services, reference: string): Promise<number | undefined> {
  const delay = await delayOf(env.DB, reference)
  const isOn = (at: number) => delay && localDate(at, site.timeZone) === slotDate(delay.slot)
  return delay && isOn(delay.at) && isOn(now()) ? delay.minutes : undefined
}

async function mailDelay(services: Services, notice: Notice): Promise<Sent> {
  const { lead } = notice
  const minutes = await dueDelay(services, lead.reference)
  if (minutes === undefined) return
  return mailCustomer(services, notice, lateMail(lead, minutes, await bookingLinks(services, lead.reference)))
}

/** By text; by mail where no more texts go out. */
export const lateText: Channel = {
  name: 'late-text',
  what: 'the text that we’re late',
  occasion: 'late',
  schedule: soonSchedule,
  ...toPhones,
  async send(notice, services) {
    const { reference, textTo: to } = notice.lead
    const minutes = await dueDelay(services, reference)
    if (minutes === undefined) return
    const links = await bookingLinks(services, reference)
    const recipient = to && { reference, to, attempt: notice.attempt }
    const sent = recipient ? await textCustomer(services, recipient, lateMessage(minutes, links?.page)) : 'dropped'
    if (sent === 'dropped' && visitorCopy.isOn(services.env)) await mailDelay(services, notice)
    return sent
  },
}

/** By mail, for those who want no texts. */
export const lateMailChannel: Channel = {
  name: 'late-mail',
  what: 'the email that we’re late',
  occasion: 'late',
  schedule: soonSchedule,
  ...toInboxes,
  send: (notice, services) => mailDelay(services, notice),
}
