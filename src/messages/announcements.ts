// What the owner has to know that isn't about a request.
import { site } from '#site/site.ts'
import { localTime, spokenTime } from '../domain/calendar/localTime.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import { type Services, storeTimeoutMs, withTimeout } from '../shared/http/services.ts'
import { budgets, windowStart } from '../store/budgets.ts'
import { type Health, readHealth } from '../store/health.ts'
import { enqueueOnce, readTroubles } from '../store/outbox.ts'
import { type MailBody, mail } from './media/mail.ts'
import { type Medium, text } from './media/medium.ts'
import { hasToArrive, isOn, messageNamed, messages, ownerMail } from './say.ts'

/** "7:10 AM", with its date where that's another one than today's. */
function sinceWords(then: number, now: number): string {
  const { date, ms } = localTime(then, site.timeZone)
  const time = spokenTime(Math.floor(ms / 60_000))
  return date === localTime(now, site.timeZone).date ? time : `${time} on ${dateLabel(date)}`
}

/** What is wrong, a sentence or two each; `at` is when the report was made, in UTC ms. */
export function problemWords({ problems, figures }: Health, at: number): string[] {
  const since = (age = 0) => sinceWords(at - age * 1000, at)
  const words: Readonly<Record<string, string>> = {
    'cron-late': `Reminders haven’t gone out since ${since(figures.cronAge)}.`,
    'pending-old': `A message has been waiting since ${since(figures.pendingAge)}. We keep trying.`,
    'dead-letters': 'A message couldn’t be delivered. You can send it again at the desk.',
    'spool-old': `Requests have been waiting for the database since ${since(figures.spoolAge)}.`,
    'spool-broken': 'A request can’t be read. It’s kept, and the desk shows what’s in it.',
    'database-down': 'The database doesn’t answer. Requests are kept, and nothing is lost.',
    'bucket-down': 'The place for photos doesn’t answer. Requests are kept, but photos may be missing.',
  }
  // The cron of a new site hasn't run yet, and it's what says so.
  const isNew = (figures.cronAge ?? 0) < 0
  return problems.filter((code) => code !== 'cron-late' || !isNew).map((code) => words[code] ?? code)
}

/** Whether everything that came in is on its way: messages that the owner has to have, not those to customers. Never throws. */
export const healthOf = (services: Pick<Services, 'env' | 'now'>): Promise<Health> =>
  readHealth(
    services,
    messages.filter(hasToArrive).map(({ name }) => name),
  )

type Announcement = {
  /** By which it goes to the owner, if they're on. */
  readonly media: readonly Medium<never>[]
  readonly subject: string
  /** What a mail says besides; with none there's nothing to tell anymore. */
  readonly texts: (services: Services) => Promise<readonly string[]>
}

const always = (text: string) => async () => [text]

/** By their reference in the outbox. Each is told once in its window: an hour or a day. */
export const announcements: Readonly<Record<string, Announcement>> = {
  flood: {
    media: [mail, text],
    subject: 'Lots of requests are coming in at once: you’ll get them together until it’s over',
    texts: always(
      'You won’t lose any, and we’re not turning anybody away. Requests that look like real customers come first in each email.',
    ),
  },
  texts: {
    media: [mail],
    subject: `Today’s ${budgets.textsOfDay.limit} texts are used up: no more go out until tomorrow`,
    texts: always(
      'Customers who gave an email address get an email instead, and every request still comes to you by email. If you didn’t expect that many, somebody may be abusing the booking form.',
    ),
  },
  mail: {
    media: [text],
    subject: 'Emails about new requests aren’t getting through. The requests are safe, and we keep trying.',
    texts: always(''),
  },
  health: {
    media: [mail],
    subject: 'Something on your website needs a look',
    texts: async (services) => problemWords(await healthOf(services), services.now()),
  },
}

export const isAnnouncement = (reference: string): boolean => Object.hasOwn(announcements, reference)

/** Puts what the owner has to know into the outbox, each once in its window. Throws when D1 does. */
export async function planAnnouncements({ env, now }: Services): Promise<void> {
  const at = now()
  const { requests, texts, isMailFailing } = await withTimeout(storeTimeoutMs, readTroubles(env.DB, ownerMail.name, at))
  const due = [
    ...(requests > budgets.everybody.marked ? [{ reference: 'flood', start: windowStart('everybody', at) }] : []),
    ...(texts >= budgets.textsOfDay.limit ? [{ reference: 'texts', start: windowStart('textsOfDay', at) }] : []),
    ...(isMailFailing ? [{ reference: 'mail', start: windowStart('textsOfDay', at) }] : []),
  ]
  for (const { reference, start } of due) await enqueueOn(env, reference, start, at)
}

async function enqueueOn(env: Services['env'], reference: string, start: number, at: number): Promise<void> {
  const { media = [] } = announcements[reference] ?? {}
  const channels = messages
    .filter((one) => one.plain && media.includes(one.medium) && isOn(env, one))
    .map(({ name }) => name)
  if (channels.length > 0) await enqueueOnce(env.DB, { reference, number: Math.floor(start / 60_000), channels }, at)
}

/** How often the site's health is looked at, in minutes: it's most of what a run of the cron reads. */
const healthEvery = 15

/**
 * Puts into the outbox that something is wrong, once a day. It's looked at when a run of the cron has done all else: what
 * waited only because none had run isn't wrong anymore. Throws when D1 does.
 */
export async function planHealth(services: Services): Promise<void> {
  const { env, now } = services
  const at = now()
  if (Math.floor(at / 60_000) % healthEvery !== 0) return
  const { ok } = await healthOf(services)
  if (!ok) await enqueueOn(env, 'health', windowStart('textsOfDay', at), at)
}

/** Tells the owner in one message, past every budget, unless it's over. Throws when that fails. */
export async function announce(services: Services, reference: string, name: string): Promise<undefined> {
  const message = messageNamed(name)
  const announcement = announcements[reference]
  if (!message?.plain || !announcement) throw new Error('the announcement or its message is gone')
  const { subject } = announcement
  const texts = await announcement.texts(services)
  if (texts.length === 0) return
  const body: MailBody = {
    subject,
    preview: texts[0] ?? '',
    strip: 'Your website',
    heading: subject,
    opening: subject,
    parts: texts.map((text) => ({ kind: 'text', text }) as const),
    foot: { end: 'You get this once, not for every request.' },
  }
  const { reader, medium } = message
  const to = medium.address(services.env)
  await medium.send(services, { reader, to, content: message.plain(body), id: reference, attempt: 1 })
}
