import { site } from '#site/site.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import { deviceName } from '../domain/device.ts'
import type { DeskPerson, OpenDesk } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { Link } from '../shared/parts/Link.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { DeskFrame, DeskTicket } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { momentOf } from './RequestRow.tsx'

const End = ({ session, children }: { readonly session: string; readonly children: string }) => (
  <form method="post" action={deskPaths.sessions()}>
    <button type="submit" name="session" value={session} className="btn-line">
      {children}
    </button>
  </form>
)

type Session = { readonly id: string; readonly person: DeskPerson }

export const sessionsPage = ({ id, person }: Session, open: readonly OpenDesk[]): Page =>
  deskPage(
    <DeskFrame viewer={person.role} title="Where the desk is open">
      <ul className="grid gap-3 mt-4">
        {open.map((one) => (
          <li key={one.id} className="desk-card flex flex-wrap items-center justify-between gap-3">
            <p className="flex-[1_1_14rem] min-w-0">
              <strong>{deviceName(one.device)}</strong>
              {one.id === id && ' (this one)'}
              <span className="block break-anywhere">{one.address}</span>
              <span className="block text-soft">Since {dateLabel(localDate(one.createdAt, site.timeZone))}</span>
            </p>
            <End session={one.id}>Sign out</End>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <End session="all">Sign out everywhere</End>
      </div>
      <p className="mt-3 text-soft">
        That also ends everybody’s address for calendar apps. Signing out one phone doesn’t: if its calendar has the
        pickups, make new addresses under <Link href={deskPaths.calendar()}>Calendar</Link>.
      </p>
    </DeskFrame>,
  )

const endWords = (open: OpenDesk | undefined) =>
  open
    ? {
        title: `Sign out that ${deviceName(open.device)}?`,
        text: `The desk has been open there since ${momentOf(open.createdAt, 0)}.`,
      }
    : {
        title: 'The desk isn’t open there anymore',
        text: 'If it was somebody else, change the password of your email too: whoever reads your mail can open the desk.',
      }

/** What the link in a mail shows of the session that it's about; undefined once that has ended. */
export const endSessionPage = (action: string, open: OpenDesk | undefined): Page => {
  const { title, text } = endWords(open)
  return {
    hasSignedUrl: true,
    ...deskPage(
      <DeskTicket number={open?.address ?? `For ${site.shortName}’s own people`} title={title}>
        <p className="mt-3">{text}</p>
        {open && (
          <form method="post" action={action} className="mt-4">
            <Submit>Sign it out</Submit>
          </form>
        )}
      </DeskTicket>,
    ),
  }
}
