// The mails to people of the desk: the link that opens it, and word that it was opened.
import { site } from '#site/site.ts'
import { clockTime } from '../domain/calendar/booking.ts'
import { someDevice } from '../domain/device.ts'
import { mailPlain } from '../messages/media/mail.ts'
import type { OpenDesk } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { noEnd, signToken } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { signInMinutes } from '../store/budgets.ts'

const headOf = (heading: string, preview: string) => ({ subject: heading, preview, strip: 'Your desk', heading })

/** Mails somebody the link that opens the desk. Throws when the mail service does. */
export async function mailLink(services: Services, address: string, url: string): Promise<void> {
  const heading = `Open your desk at ${site.shortName}`
  const text = `The link works once, for ${signInMinutes} minutes. If you didn’t ask for it, you don’t have to do anything: nobody can open the desk without it.`
  await mailPlain(services, address, {
    ...headOf(heading, text),
    opening: `Open the desk of ${site.name}.`,
    parts: [
      { kind: 'button', label: 'Open the desk', url },
      { kind: 'text', text },
    ],
    foot: { end: 'Somebody asked for this email on the desk’s own page.' },
  })
}

/** Mails somebody that their desk was opened, with a link that ends that session. Throws when the mail service does. */
export async function mailOpened(services: Services, { id, address, device, createdAt }: OpenDesk): Promise<void> {
  const { env } = services
  const heading = `Your desk was opened on ${someDevice(device)}, ${clockTime(createdAt, site.timeZone)}`
  const text = 'If that was you, you don’t have to do anything.'
  // Using a session keeps it open, for however long.
  const token = await signToken(env, { purpose: 'end-session', id, expires: noEnd })
  await mailPlain(services, address, {
    ...headOf(heading, text),
    opening: `${heading}.`,
    parts: [
      { kind: 'text', text },
      {
        kind: 'text',
        text: 'If it wasn’t, sign it out, and change the password of your email: whoever reads your mail can open the desk.',
      },
      { kind: 'button', label: `Sign out that ${device}`, url: env.SITE_URL + deskPaths.sessions({ t: token }) },
    ],
    foot: { end: 'You get this email each time somebody opens the desk with your address.' },
  })
}
