// What the owner has to know that isn't about a request.
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import { budgets, windowStart } from '../store/budgets.ts'
import { enqueueAnnouncement, readTroubles } from '../store/outbox.ts'
import { channelNamed, channelsOn } from './channels/channels.ts'

/** How long the database may take, in ms. */
const timeoutMs = 4000

type Announcement = {
  /** Channels that tell it, if they're on. */
  readonly channels: readonly string[]
  readonly subject: string
  readonly text: string
}

/** By their reference in the outbox. Each is told once in its window: an hour or a day. */
export const announcements: Readonly<Record<string, Announcement>> = {
  flood: {
    channels: ['email', 'sms'],
    subject: 'Lots of requests are coming in at once: you’ll get them together until it’s over',
    text: 'You won’t lose any, and we’re not turning anybody away. Requests that look like real customers come first in each mail.\n',
  },
  texts: {
    channels: ['email'],
    subject: `Today’s ${budgets.textsOfDay.limit} texts are used up: no more go out until tomorrow`,
    text: 'Customers who gave an email address get a mail instead, and every request still comes to you by mail. If you didn’t expect that many, somebody may be abusing the booking form.\n',
  },
  mail: {
    channels: ['sms'],
    subject: 'Emails about new requests aren’t getting through. The requests are safe, and we keep trying.',
    text: '',
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
  for (const { reference, start } of due) {
    const channels = channelsOn(env, announcements[reference]?.channels ?? [])
    if (channels.length > 0) await enqueueAnnouncement(env.DB, { reference, start, channels }, at)
  }
}

/** Tells the owner on one channel. Throws when that fails. */
export async function announce(services: Services, reference: string, channel: string): Promise<undefined> {
  const tell = channelNamed(channel)?.announce
  const announcement = announcements[reference]
  if (!tell || !announcement) throw new Error('the announcement or its channel is gone')
  await tell(announcement, services)
}
