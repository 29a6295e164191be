import { formatUsPhone } from '../domain/contact/phone.ts'
import { signalNote } from '../domain/spamSignals.ts'
import { capital, cut } from '../domain/text.ts'
import { whoOf } from '../request/request.ts'
import { paths } from '../routes.ts'
import type { StoredLead } from '../store/lead.ts'
import { callLink, deskUrl, subjectOf, type TownOf, whatOf } from './leadWords.ts'
import type { MailBody, MailPart } from './media/mailBody.ts'

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
  const why = spamSignals.map((signal) => signalNote[signal] ?? signal).join('; ')
  const said = cut(whatOf(lead), longest)
  const subject = subjectOf({ ...lead, spamSignals: [] }, changeOf(lead), townOf)
  // A subject cuts long words short, and has none of a message.
  const more = said && !subject.includes(said) ? [capital(said)] : []
  return {
    kind: 'item',
    title: { label: whoOf(lead), url: deskUrl(siteUrl, reference) },
    line: [subject, ...more, ...(why ? [`It looks unusual: ${why}.`] : []), ...(last ? [last] : [])].join('\n'),
    call: callLink(answers, `Call ${formatUsPhone(answers.phone ?? '')}`),
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
    return [{ kind: 'item', title: { label, url: siteUrl + paths.deskRequests() }, line, call: undefined }]
  }
  const count = leads.length === 1 ? '1 request' : `${leads.length} requests`
  const heading = `${count} in one email`
  return {
    subject: `${heading}, likely customers: ${customers.length}`,
    preview: 'More came in than usual, so they’re all in one email.',
    strip: 'New requests',
    heading,
    opening: `${heading}.`,
    parts: [
      { kind: 'text', text: 'More came in than usual, so they’re all in one email.' },
      { kind: 'button', label: 'Open the requests on the desk', url: siteUrl + paths.deskRequests() },
      ...items(customers, 'Likely customers'),
      ...items(others, 'These look unusual'),
      ...lines(customers, 'More likely customers'),
      ...lines(others, 'More that look unusual'),
    ],
    foot: { end: 'On the desk you can release a request that’s real, or mark one as spam.' },
  }
}
