import { whoOf } from '../../request/request.ts'
import type { Services } from '../../server/lib/services.ts'
import { isUnanswered } from '../../server/store/unanswered.ts'
import { mayNudge } from '../customerBudgets.ts'
import { leadMail } from '../leadMessage.ts'
import { deskUrl, summaryOf } from '../leadWords.ts'
import type { Schedule } from '../retries.ts'
import type { Channel, Notice } from './channel.ts'
import { mailContext, mailOwner, replyToCustomer, threadHeaders } from './mail.ts'
import { reachesPhone, textOwner } from './sms.ts'

/** Waits before each further attempt, in ms: after that the next nudge is due. */
const nudgeSchedule: Schedule = [1, 5, 15].map((minutes) => minutes * 60_000)

/** "15 minutes", "1 hour", "10 hours", "3 days". */
function waitWords(minutes: number): string {
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / (24 * 60)), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The mail that says so, in the words of this minute; undefined when somebody has answered since. */
async function nudgeMail(services: Services, notice: Notice) {
  const { lead, form, revision } = notice
  if (!(await isUnanswered(services.env.DB, lead.reference))) return undefined
  const context = await mailContext(services, notice)
  const waited = waitWords(Math.max(1, Math.floor((services.now() - lead.receivedAt) / 60_000)))
  const summary = summaryOf(lead, context.townOf)
  return leadMail(form, lead, { ...revision, change: 'sent' }, context, {
    strip: 'Nobody has answered yet',
    subject: `Nobody has answered ${whoOf(lead)} in ${waited}${summary ? `: ${summary}` : ''}`.slice(0, 150),
    note: `They wrote ${waited} ago. Once you’ve called them, tap “I called” on the desk, and we won’t remind you again.`,
  })
}

/** Tells the owner by mail that nobody has answered a request. */
export const nudgeByMail: Channel = {
  name: 'nudge',
  what: 'your reminder about it',
  occasion: 'nudge',
  schedule: nudgeSchedule,
  isOn: () => true,
  onlyForPeople: true,
  async send(notice, services) {
    const { lead, attempt } = notice
    const body = await nudgeMail(services, notice)
    if (!body) return
    if (!(await mayNudge(services, { reference: lead.reference, to: '', attempt }))) return 'dropped'
    const headers = threadHeaders(services, lead.reference)
    await mailOwner(services, body, { headers, ...replyToCustomer(notice) })
  },
}

/** The same by text. */
export const nudgeByText: Channel = {
  name: 'nudge-text',
  what: 'your reminder about it by text',
  occasion: 'nudge',
  schedule: nudgeSchedule,
  isOn: reachesPhone,
  onlyForPeople: true,
  async send(notice, services) {
    const body = await nudgeMail(services, notice)
    if (!body) return
    const url = deskUrl(services.env.SITE_URL, notice.lead.reference)
    return textOwner(services, notice, `${body.subject}. ${url}`)
  },
}
