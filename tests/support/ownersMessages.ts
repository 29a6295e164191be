import { site } from '#site/site.ts'
import { localDate } from '../../src/domain/calendar/localTime.ts'
import { type SpamSignal, signalNote } from '../../src/domain/spamSignals.ts'
import { bookingForm } from '../../src/forms/booking.ts'
import type { AnyForm } from '../../src/forms/form.ts'
import { quoteForm } from '../../src/forms/quote.ts'
import { announce, announcements } from '../../src/messages/announcements.ts'
import { batchMail } from '../../src/messages/batchMessage.ts'
import { sendDayMail } from '../../src/messages/dayMail.ts'
import { leadMail, shortMessage } from '../../src/messages/leadMessage.ts'
import { mail } from '../../src/messages/media/mail.ts'
import { type MailBody, mailText } from '../../src/messages/media/mailBody.ts'
import { writeHealthFlags } from '../../src/server/store/health.ts'
import type { Change, StoredLead } from '../../src/server/store/lead.ts'
import { bookedLead, mailedAt, mailSite, quoteLead } from './mailStates.ts'
import { memoryServices } from './memoryServices.ts'
import { anybody, book } from './seats.ts'

const spamSignals = Object.keys(signalNote) as SpamSignal[]
const context = { siteUrl: mailSite, townOf: () => undefined, photosUrl: `${mailSite}/lead-photos` }

const textsOf = (body: MailBody): string[] => [body.subject, mailText(body)]

/** The mail and the text about a change of a request. */
function aboutLead(form: AnyForm, lead: StoredLead, change: Change): string[] {
  const revision = { change, at: mailedAt, before: change === 'corrected' ? {} : undefined }
  return [...textsOf(leadMail(form, lead, revision, context)), shortMessage(lead, revision, context)]
}

/** The mail of a morning with a pickup on which everything is wrong, and what the owner has to know besides. */
async function badDay(): Promise<string[]> {
  const { services, DB, delivered } = memoryServices({ now: mailedAt })
  const since = mailedAt - 24 * 60 * 60_000
  const today = localDate(mailedAt, site.timeZone)
  await book(DB, bookedLead.reference, `${today}T10`, 1, mailedAt, anybody)
  const flags = { swept: since, 'spool-files': 1, 'spool-oldest': since, 'spool-broken/x': 1, 'bucket-down': 1 }
  await writeHealthFlags(DB, flags)
  const queue = `INSERT INTO outbox (reference, revision, channel, due_at, created_at, state)
    VALUES ('A', 1, 'email', ?1, ?1, 'pending'), ('B', 1, 'email', ?1, ?1, 'dead')`
  await DB.prepare(queue).bind(since).run()
  await sendDayMail(services, Number(today.replaceAll('-', '')))
  for (const [reference, { media }] of Object.entries(announcements))
    if (media.includes(mail)) await announce(services, reference, 'email')
  return delivered.map(({ text }) => text)
}

/** What the owner reads by mail and as texts, in every state that has words of its own. */
export const ownersMessages = async (): Promise<readonly string[]> => [
  ...(
    ['sent', 'corrected', 'photos', 'details', 'booked', 'moved', 'confirmed', 'canceled', 'withdrawn'] as const
  ).flatMap((change) => aboutLead(bookingForm, bookedLead, change)),
  ...(['held', 'let-go', 'canceled', undefined] as const).flatMap((booking) =>
    aboutLead(bookingForm, { ...bookedLead, booking, unconfirmed: true }, 'sent'),
  ),
  ...(['probably', 'call'] as const).flatMap((area) =>
    aboutLead(quoteForm, { ...quoteLead, area, photos: 2, spamSignals, referredBy: 'AB23CD' }, 'sent'),
  ),
  ...textsOf(batchMail([bookedLead, { ...bookedLead, spamSignals }], mailSite, () => undefined)),
  ...(await badDay()),
]
