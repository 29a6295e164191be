// The mails to people of the desk: the link that opens it, and word that it was opened.
import { site } from '#site/site.ts'
import { say } from '#words'
import { clockTime } from '../domain/calendar/booking.ts'
import { deviceWords } from '../domain/device.ts'
import { ended } from '../language/texts.ts'
import { mailPlain } from '../messages/media/mail.ts'
import type { OpenDesk } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { noEnd, signToken } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { signInMinutes } from '../store/budgets.ts'

const headOf = (heading: string, preview: string) => ({
  subject: heading,
  preview,
  strip: say.access.mail.strip,
  heading,
})

/** Mails somebody the link that opens the desk. Throws when the mail service does. */
export async function mailLink(services: Services, address: string, url: string): Promise<void> {
  const heading = say.access.mail.openAt(site.shortName)
  const text = say.access.mail.worksOnce(signInMinutes)
  await mailPlain(services, address, {
    ...headOf(heading, text),
    opening: say.access.mail.openOf(site.name),
    parts: [
      { kind: 'button', label: say.access.open, url },
      { kind: 'text', text },
    ],
    foot: { end: say.access.mail.asked },
  })
}

/** Mails somebody that their desk was opened, with a link that ends that session. Throws when the mail service does. */
export async function mailOpened(services: Services, { id, address, device, createdAt }: OpenDesk): Promise<void> {
  const { env } = services
  const heading = say.access.mail.opened(deviceWords(device), clockTime(createdAt, site.timeZone))
  const text = say.access.mail.wasYou
  // Using a session keeps it open, for however long.
  const token = await signToken(env, { purpose: 'end-session', id, expires: noEnd })
  await mailPlain(services, address, {
    ...headOf(heading, text),
    opening: ended(heading),
    parts: [
      { kind: 'text', text },
      {
        kind: 'text',
        text: say.access.mail.wasNot,
      },
      {
        kind: 'button',
        label: say.access.mail.signOutThat(deviceWords(device)),
        url: env.SITE_URL + deskPaths.sessions({ t: token }),
      },
    ],
    foot: { end: say.access.mail.eachTime },
  })
}
