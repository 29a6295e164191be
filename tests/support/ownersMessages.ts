import { site } from '#site/site.ts'
import { localDate } from '../../src/domain/calendar/localTime.ts'
import type { SpamSignal } from '../../src/domain/spamSignals.ts'
import { signalNote } from '../../src/domain/spamSignals.ts'
import { bookingForm } from '../../src/forms/booking.ts'
import type { AnyForm } from '../../src/forms/form.ts'
import { quoteForm } from '../../src/forms/quote.ts'
import { announcements } from '../../src/server/delivery/announcements.ts'
import { batchMessage } from '../../src/server/delivery/batchMessage.ts'
import { planDigest, sendDigest } from '../../src/server/delivery/digest.ts'
import { leadMessage, shortMessage } from '../../src/server/delivery/leadMessage.ts'
import { countReport } from '../../src/server/store/cspReports.ts'
import { writeHealthFlags } from '../../src/server/store/health.ts'
import type { Change, StoredLead } from '../../src/server/store/lead.ts'
import { bookedLead, mailedAt, quoteLead } from './mailStates.ts'
import { memoryServices } from './memoryServices.ts'
import { anybody, book } from './seats.ts'

const spamSignals = Object.keys(signalNote) as SpamSignal[]

/** The mail and the text about a change of a request. */
function aboutLead(form: AnyForm, lead: StoredLead, change: Change): string[] {
  const revision = { change, at: mailedAt, before: change === 'corrected' ? {} : undefined }
  const { subject, text } = leadMessage(form, lead, revision, 'https://hauling.example/lead-photos')
  return [subject, text, shortMessage(form, lead, revision)]
}

/** The mails of a morning on which nothing is wrong, and of one with a pickup on which everything is. */
async function digests(): Promise<string[]> {
  const [good, bad] = [memoryServices({ now: mailedAt }), memoryServices({ now: mailedAt })]
  const since = mailedAt - 24 * 60 * 60_000
  const today = localDate(mailedAt, site.timeZone)
  await writeHealthFlags(good.DB, { swept: mailedAt })
  await book(bad.DB, bookedLead.reference, `${today}T10`, 1, mailedAt, anybody)
  await countReport(bad.DB, 'img-src', '', since)
  const flags = { swept: since, 'spool-files': 1, 'spool-oldest': since, 'spool-broken/x': 1, 'bucket-down': 1 }
  await writeHealthFlags(bad.DB, flags)
  const queue = `INSERT INTO outbox (reference, revision, channel, due_at, created_at, state)
    VALUES ('A', 1, 'email', ?1, ?1, 'pending'), ('B', 1, 'email', ?1, ?1, 'dead')`
  await bad.DB.prepare(queue).bind(since).run()
  for (const { services } of [good, bad]) {
    await planDigest(services)
    await sendDigest(services, Number(today.replaceAll('-', '')))
  }
  return [...good.delivered, ...bad.delivered].map(({ text }) => text)
}

/** What the owner reads by mail and as texts, in every state that has words of its own. */
export const ownersMessages = async (): Promise<readonly string[]> => [
  ...(['sent', 'corrected', 'photos', 'details', 'moved', 'confirmed', 'canceled'] as const).flatMap((change) =>
    aboutLead(bookingForm, bookedLead, change),
  ),
  ...(['held', 'let-go', 'canceled', undefined] as const).flatMap((booking) =>
    aboutLead(bookingForm, { ...bookedLead, booking, unconfirmed: true }, 'sent'),
  ),
  ...(['probably', 'call'] as const).flatMap((area) =>
    aboutLead(quoteForm, { ...quoteLead, area, photos: 2, spamSignals, referredBy: 'AB23CD' }, 'sent'),
  ),
  batchMessage([bookedLead, { ...bookedLead, spamSignals }]).text,
  ...Object.values(announcements).flatMap(({ subject, text }) => [subject, text]),
  ...(await digests()),
]
