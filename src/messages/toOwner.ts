// What the owner, and the programs of theirs, get of a request.

import type { EmailAttachment } from '@cloudflare/workers-types'
import { say } from '#words'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { signalWords } from '../domain/source.ts'
import { capital, cut } from '../domain/text.ts'
import { whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { photosField } from '../shared/forms/form.ts'
import type { Services } from '../shared/http/services.ts'
import { bookingOf } from '../store/bookings.ts'
import type { Change, StoredLead } from '../store/lead.ts'
import { isUnanswered } from '../store/storedLeads.ts'
import { ownerFile } from './bookingCalendar.ts'
import { leadMail, shortMessage } from './leadMessage.ts'
import { callLink, deskUrl, subjectOf, summaryOf, type TownOf, townFinder, whatOf } from './leadWords.ts'
import { seePhotosUrl } from './links.ts'
import type { Letter, MailBody, MailPart } from './media/mail.ts'
import type { Notice } from './say.ts'

/** The pickup of a lead for the owner's calendar, or to take it out of there; none where there never was one. */
function calendarFiles({ env }: Services, lead: StoredLead): EmailAttachment[] {
  const { answers, booking: state } = lead
  if (state !== 'live' && state !== 'canceled') return []
  const booking = bookingOf(lead)
  if (!booking) return []
  const { method, text } = ownerFile(booking, answers, env.SITE_URL)
  const type = `text/calendar; charset=utf-8; method=${method}`
  return [{ disposition: 'attachment', filename: 'pickup.ics', type, content: text }]
}

async function mailContext(services: Services, { lead, form }: Notice) {
  const hasPhotos = photosField(form) !== undefined && lead.photos > 0
  return {
    siteUrl: services.env.SITE_URL,
    townOf: await townFinder(),
    photosUrl: hasPhotos ? await seePhotosUrl(services, lead.reference) : undefined,
  }
}

/**
 * Where the owner's reply goes: to the customer, if they gave an address. A strict mail service may refuse the whole mail
 * because of it, so further attempts leave it out: it's in the mail too.
 */
const replyToCustomer = ({ lead: { answers }, attempt }: Notice) =>
  attempt === 1 ? answers.email || undefined : undefined

export async function ownerLetter(notice: Notice, services: Services): Promise<Letter> {
  const { lead, form, revision } = notice
  const body = leadMail(form, lead, revision, await mailContext(services, notice))
  return { body, replyTo: replyToCustomer(notice), attachments: calendarFiles(services, lead) }
}

export const ownerText = async ({ lead, revision }: Notice, { env }: Services): Promise<string> =>
  shortMessage(lead, revision, { siteUrl: env.SITE_URL, townOf: await townFinder() })

export const batchLetter = async (leads: readonly StoredLead[], { env }: Services): Promise<Letter> => ({
  body: batchMail(leads, env.SITE_URL, await townFinder()),
})

/** The mail that nobody has answered a request, in the words of this minute; undefined when somebody has since. */
export async function nudgeLetter(notice: Notice, services: Services): Promise<Letter | undefined> {
  const { lead, form, revision } = notice
  if (!isUnanswered(lead)) return undefined
  const context = await mailContext(services, notice)
  const waited = say.owner.waited(Math.max(1, Math.floor((services.now() - lead.receivedAt) / 60_000)))
  const summary = summaryOf(lead, context.townOf)
  const body = leadMail(form, lead, { ...revision, change: 'sent' }, context, {
    strip: say.owner.nudge.strip,
    subject: `${say.owner.nudge.subject(whoOf(lead), waited)}${summary ? `: ${summary}` : ''}`.slice(0, 150),
    note: say.owner.nudge.note(waited),
  })
  return { body, replyTo: replyToCustomer(notice) }
}

export async function nudgeText(notice: Notice, services: Services): Promise<string | undefined> {
  const letter = await nudgeLetter(notice, services)
  return letter && `${letter.body.subject}. ${deskUrl(services.env.SITE_URL, notice.lead.reference)}`
}

const dataOf = (lead: StoredLead) => ({
  reference: lead.reference,
  form: lead.form,
  revision: lead.revision,
  language: lead.language ?? 'en',
  receivedAt: new Date(lead.receivedAt).toISOString(),
  area: lead.area,
  photos: lead.photos,
  signs: lead.spamSignals,
  answers: lead.answers,
})

// Receivers expect this spelling.
const typeOf: Partial<Record<Change, string>> = { sent: 'lead.created', canceled: 'lead.cancelled' }

const eventJson = (type: string, at: number, data: object) =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data })

export const leadEvent = async ({ lead, revision: { change, at } }: Notice): Promise<string> =>
  eventJson(typeOf[change] ?? `lead.${change}`, at, dataOf(lead))

export const batchEvent = async (leads: readonly StoredLead[], { now }: Services): Promise<string> =>
  eventJson('leads.batch', now(), { leads: leads.map(dataOf) })

/** Requests that are shown whole: some mail programs cut a mail off at 100 KB. */
const mostShown = 60
/** Characters of what somebody wrote. */
const longest = 300

/** What became of a request, as its subject begins. */
const changeOf = ({ booking, revision }: StoredLead) =>
  booking === 'canceled' ? 'canceled' : revision > 1 ? 'corrected' : 'sent'

/** A request as one of several: who, what, what's odd about it, and a last line where there's one. */
export function leadItem(lead: StoredLead, siteUrl: string, townOf: TownOf, last?: string): MailPart {
  const { reference, answers, spamSignals } = lead
  const why = signalWords(spamSignals)
  const said = cut(whatOf(lead), longest)
  const subject = subjectOf({ ...lead, spamSignals: [] }, changeOf(lead), townOf)
  // A subject cuts long words short, and has none of a message.
  const more = said && !subject.includes(said) ? [capital(said)] : []
  return {
    kind: 'item',
    title: { label: whoOf(lead), url: deskUrl(siteUrl, reference) },
    line: [subject, ...more, ...(why ? [say.owner.itLooksUnusual(why)] : []), ...(last ? [last] : [])].join('\n'),
    call: callLink(answers, say.desk.callTo(formatUsPhone(answers.phone ?? ''))),
  }
}

/** A request in one line, with its reference, which the desk finds it by. */
const shortItem = (lead: StoredLead, townOf: TownOf): string =>
  `${whoOf(lead)}: ${cut(subjectOf({ ...lead, spamSignals: [] }, changeOf(lead), townOf), 80)}, ${lead.reference}`

/** One mail about many leads, in their order: those that show no spam signal first. Past so many, each has one line. */
export function batchMail(leads: readonly StoredLead[], siteUrl: string, townOf: TownOf): MailBody {
  const customers = leads.filter(({ spamSignals }) => spamSignals.length === 0)
  const others = leads.filter(({ spamSignals }) => spamSignals.length > 0)
  const shown = [...customers, ...others].slice(0, mostShown)
  const items = (some: readonly StoredLead[], title: string): MailPart[] => {
    const kept = some.filter((lead) => shown.includes(lead))
    if (kept.length === 0) return []
    return [{ kind: 'title', text: `${title}: ${some.length}` }, ...kept.map((lead) => leadItem(lead, siteUrl, townOf))]
  }
  const lines = (some: readonly StoredLead[], label: string): MailPart[] => {
    const rest = some.filter((lead) => !shown.includes(lead))
    if (rest.length === 0) return []
    const line = rest.map((lead) => shortItem(lead, townOf)).join('\n')
    return [{ kind: 'item', title: { label, url: siteUrl + deskPaths.requests() }, line, call: undefined }]
  }
  const words = say.owner.batch
  const heading = words.heading(leads.length)
  return {
    subject: words.subject(heading, customers.length),
    preview: words.preview,
    strip: words.strip,
    heading,
    opening: `${heading}.`,
    parts: [
      { kind: 'text', text: words.preview },
      { kind: 'button', label: words.open, url: siteUrl + deskPaths.requests() },
      ...items(customers, words.likely),
      ...items(others, words.unusual),
      ...lines(customers, words.moreLikely),
      ...lines(others, words.moreUnusual),
    ],
    foot: { end: words.foot },
  }
}
