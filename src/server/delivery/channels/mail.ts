import { site } from '#site/site.ts'
import type { Services } from '../../lib/services.ts'
import { withTimeout } from '../../lib/timeout.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as HTML, for mails that people look at. */
  readonly html?: string
  /** Replies go here; without one, to the sender. */
  readonly replyTo?: string
}

/** How long the mail service may take, in ms. */
const timeoutMs = 15_000

/** Sends a mail from the site's own address. Throws when the service refuses it or says nothing. */
export async function sendMail({ env }: Services, mail: Mail): Promise<void> {
  const from = { email: env.NOTIFY_FROM, name: site.name }
  await withTimeout(timeoutMs, env.EMAIL.send({ ...mail, from }))
}
