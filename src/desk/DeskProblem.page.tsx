import type { DeskRole } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { Submit } from '../shared/parts/Submit.tsx'
import { DeskFrame } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'

const problems = {
  'no-answer': {
    title: 'The desk doesn’t answer right now',
    text: 'Nothing was changed. Try again in a minute. Requests are still coming in, and they’re safe.',
    link: { label: 'Try again', href: deskPaths.home },
  },
  'signed-out': {
    title: 'The desk isn’t open on this device anymore',
    text: 'So nothing was changed. Get a new link and open it on this device. Then come back to this page.',
    link: { label: 'Send me a new link', href: deskPaths.signIn() },
  },
  crew: {
    title: 'That’s for the owner',
    text: 'You can see the pickups of yesterday, today and tomorrow. Other days, requests, the calendar and the numbers are the owner’s.',
    link: { label: 'See today’s pickups', href: deskPaths.home },
  },
  'no-request': {
    title: 'There’s no such request',
    text: 'It may have been deleted. If it came in just now, try again in two minutes.',
    link: { label: 'See all requests', href: deskPaths.requests() },
  },
} as const

/** What was sent, which is kept to be sent again. */
type Sent = { readonly action: string; readonly fields: readonly (readonly [string, string])[] }

const Again = ({ action, fields }: Sent) => (
  <form method="post" action={action} className="mt-5">
    {fields.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <p>What you typed is kept here, but no photos: once the desk is open again, send it from this page.</p>
    <Submit className="btn-line w-full sm:w-auto mt-3">Send it again</Submit>
  </form>
)

/** Why the desk doesn't show what was asked for. */
export const deskProblemPage = (reason: keyof typeof problems, role?: DeskRole, sent?: Sent): Page => {
  const { title, text, link } = problems[reason]
  const words = (
    <>
      <p className="mt-3 text-[1.1875rem]">{text}</p>
      <p className="mt-5">
        <a href={link.href} target={sent && '_blank'} className="btn-main w-full sm:w-auto">
          {link.label}
        </a>
      </p>
      {sent && <Again {...sent} />}
    </>
  )
  return deskPage(
    role ? (
      <DeskFrame viewer={role} title={title}>
        {words}
      </DeskFrame>
    ) : (
      <div className="wrap desk-page">
        <h1 className="font-head font-bold leading-[1.05] text-[2.125rem]">{title}</h1>
        {words}
      </div>
    ),
  )
}
