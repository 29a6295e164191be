// What the owner has to know that isn't about a request.
import { site } from '#site/site.ts'
import { say } from '#words'
import { localTime, spokenTime } from '../domain/calendar/localTime.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import { own } from '../domain/text.ts'
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
  return say.owner.since(time, date === localTime(now, site.timeZone).date ? '' : dateLabel(date))
}

/** What is wrong, a sentence or two each; `at` is when the report was made, in UTC ms. */
export function problemWords({ problems, figures }: Health, at: number): string[] {
  const since = (age = 0) => sinceWords(at - age * 1000, at)
  const ages: Readonly<Record<string, number | undefined>> = {
    'cron-late': figures.cronAge,
    'pending-old': figures.pendingAge,
    'spool-old': figures.spoolAge,
  }
  const words = (code: string) => own<(since: string) => string>(say.owner.problems, code)?.(since(ages[code])) ?? code
  // The cron of a new site hasn't run yet, and it's what says so.
  const isNew = (figures.cronAge ?? 0) < 0
  return problems.filter((code) => code !== 'cron-late' || !isNew).map(words)
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
  readonly subject: () => string
  /** What a mail says besides; with none there's nothing to tell anymore. */
  readonly texts: (services: Services) => Promise<readonly string[]>
}

const always = (text: () => string) => async () => [text()]

/** By their reference in the outbox. Each is told once in its window: an hour or a day. */
export const announcements: Readonly<Record<string, Announcement>> = {
  flood: {
    media: [mail, text],
    subject: () => say.owner.announcements.flood.subject,
    texts: always(() => say.owner.announcements.flood.text),
  },
  texts: {
    media: [mail],
    subject: () => say.owner.announcements.texts.subject(budgets.textsOfDay.limit),
    texts: always(() => say.owner.announcements.texts.text),
  },
  mail: {
    media: [text],
    subject: () => say.owner.announcements.mail,
    texts: always(() => ''),
  },
  health: {
    media: [mail],
    subject: () => say.owner.day.siteNeedsLook,
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
  const subject = announcement.subject()
  const texts = await announcement.texts(services)
  if (texts.length === 0) return
  const body: MailBody = {
    subject,
    preview: texts[0] ?? '',
    strip: say.owner.announcements.strip,
    heading: subject,
    opening: subject,
    parts: texts.map((text) => ({ kind: 'text', text }) as const),
    foot: { end: say.owner.announcements.foot },
  }
  const { reader, medium } = message
  const to = medium.address(services.env)
  await medium.send(services, { reader, to, content: message.plain(body), id: reference, attempt: 1 })
}
