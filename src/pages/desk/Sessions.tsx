import { site } from '#site/site.ts'
import type { Page } from '../../document/page.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { dateLabel } from '../../domain/calendar/slots.ts'
import type { DeskPerson, OpenDesk } from '../../domain/desk.ts'
import { paths } from '../../routes.ts'
import { DeskFrame } from '../../ui/desk/DeskFrame.tsx'
import { deskPage } from './deskPage.ts'

const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
]

const deviceName = (device: string) => devices.find(([pattern]) => pattern.test(device))?.[1] ?? 'A device'

const End = ({ session, children }: { readonly session: string; readonly children: string }) => (
  <form method="post" action={paths.deskSessions}>
    <button type="submit" name="session" value={session} className="btn-line">
      {children}
    </button>
  </form>
)

type Session = { readonly id: string; readonly person: DeskPerson }

/** Where the desk is open, and how to close it there. */
export const sessionsPage = ({ id, person }: Session, open: readonly OpenDesk[]): Page => ({
  kind: 'desk',
  ...deskPage(
    'Signed in',
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
    </DeskFrame>,
  ),
})
