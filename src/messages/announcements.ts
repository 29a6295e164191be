// What the owner has to know that isn't about a request.
import type { Services } from '../server/lib/services.ts'
import { withTimeout } from '../server/lib/timeout.ts'
import { budgets, windowStart } from '../server/store/budgets.ts'
import { healthOf } from '../server/store/health.ts'
import { enqueueAnnouncement, readTroubles } from '../server/store/outbox.ts'
import { channelNamed, channelsOn } from './channels/channels.ts'
import type { MailBody } from './mailBody.ts'
import { problemWords } from './problems.ts'

/** How long the database may take, in ms. */
const timeoutMs = 4000

type Announcement = {
  /** Channels that tell it, if they're on. */
  readonly channels: readonly string[]
  readonly subject: string
  /** What a mail says besides; with none there's nothing to tell anymore. */
  readonly texts: (services: Services) => Promise<readonly string[]>
}

const always = (text: string) => async () => [text]

/** By their reference in the outbox. Each is told once in its window: an hour or a day. */
export const announcements: Readonly<Record<string, Announcement>> = {
  flood: {
    channels: ['email', 'sms'],
    subject: 'Lots of requests are coming in at once: you’ll get them together until it’s over',
    texts: always(
      'You won’t lose any, and we’re not turning anybody away. Requests that look like real customers come first in each email.',
    ),
  },
  texts: {
    channels: ['email'],
    subject: `Today’s ${budgets.textsOfDay.limit} texts are used up: no more go out until tomorrow`,
    texts: always(
      'Customers who gave an email address get an email instead, and every request still comes to you by email. If you didn’t expect that many, somebody may be abusing the booking form.',
    ),
  },
  mail: {
    channels: ['sms'],
    subject: 'Emails about new requests aren’t getting through. The requests are safe, and we keep trying.',
    texts: always(''),
  },
  health: {
    channels: ['email'],
    subject: 'Something on your website needs a look',
    texts: async (services) => problemWords(await healthOf(services), services.now()),
  },
}

export const isAnnouncement = (reference: string): boolean => Object.hasOwn(announcements, reference)

/** Puts what the owner has to know into the outbox, each once in its window. Throws when D1 does. */
export async function planAnnouncements({ env, now }: Services): Promise<void> {
  const at = now()
  const { requests, texts, isMailFailing } = await withTimeout(timeoutMs, readTroubles(env.DB, at))
  const due = [
    ...(requests > budgets.everybody.marked ? [{ reference: 'flood', start: windowStart('everybody', at) }] : []),
    ...(texts >= budgets.textsOfDay.limit ? [{ reference: 'texts', start: windowStart('textsOfDay', at) }] : []),
    ...(isMailFailing ? [{ reference: 'mail', start: windowStart('textsOfDay', at) }] : []),
  ]
  for (const { reference, start } of due) await enqueueOn(env, reference, start, at)
}

async function enqueueOn(env: Services['env'], reference: string, start: number, at: number): Promise<void> {
  const channels = channelsOn(env, announcements[reference]?.channels ?? [])
  if (channels.length > 0) await enqueueAnnouncement(env.DB, { reference, start, channels }, at)
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

/** Tells the owner on one channel, unless it's over. Throws when that fails. */
export async function announce(services: Services, reference: string, channel: string): Promise<undefined> {
  const tell = channelNamed(channel)?.announce
  const announcement = announcements[reference]
  if (!tell || !announcement) throw new Error('the announcement or its channel is gone')
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
  await tell(body, services)
}
