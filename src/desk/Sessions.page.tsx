import { site } from '#site/site.ts'
import { say } from '#words'
import { localDate } from '../domain/calendar/localTime.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import { deviceWords } from '../domain/device.ts'
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
    <DeskFrame viewer={person.role} title={say.access.whereOpen}>
      <ul className="grid gap-3 mt-4">
        {open.map((one) => (
          <li key={one.id} className="desk-card flex flex-wrap items-center justify-between gap-3">
            <p className="flex-[1_1_14rem] min-w-0">
              <strong>{deviceWords(one.device)}</strong>
              {one.id === id && say.access.thisOne}
              <span className="block break-anywhere">{one.address}</span>
              <span className="block text-soft">
                {say.access.since(dateLabel(localDate(one.createdAt, site.timeZone)))}
              </span>
            </p>
            <End session={one.id}>{say.day.signOut}</End>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <End session="all">{say.access.everywhere}</End>
      </div>
      <p className="mt-3 text-soft">
        {say.access.everywhereNote} <Link href={deskPaths.calendar()}>{say.desk.tabs.calendar}</Link>.
      </p>
    </DeskFrame>,
  )

const endWords = (open: OpenDesk | undefined) =>
  open
    ? {
        title: say.access.signOutThat(deviceWords(open.device)),
        text: say.access.openSince(momentOf(open.createdAt, 0)),
      }
    : {
        title: say.access.notOpen,
        text: say.access.changePassword,
      }

/** What the link in a mail shows of the session that it's about; undefined once that has ended. */
export const endSessionPage = (action: string, open: OpenDesk | undefined): Page => {
  const { title, text } = endWords(open)
  return {
    hasSignedUrl: true,
    ...deskPage(
      <DeskTicket number={open?.address ?? say.access.ownPeople(site.shortName)} title={title}>
        <p className="mt-3">{text}</p>
        {open && (
          <form method="post" action={action} className="mt-4">
            <Submit>{say.access.signItOut}</Submit>
          </form>
        )}
      </DeskTicket>,
    ),
  }
}
