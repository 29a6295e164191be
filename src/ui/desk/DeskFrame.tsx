import type { ReactNode } from 'react'
import type { DeskRole } from '../../request/request.ts'
import { paths } from '../../routes.ts'

const tabs = [
  { name: 'Today', href: paths.desk, roles: ['owner', 'crew'] },
  { name: 'Requests', href: paths.deskRequests(), roles: ['owner'] },
  { name: 'Calendar', href: paths.deskCalendar(), roles: ['owner'] },
  { name: 'Numbers', href: paths.deskNumbers, roles: ['owner'] },
] as const satisfies readonly { name: string; href: string; roles: readonly DeskRole[] }[]

export type DeskTab = (typeof tabs)[number]['name']

type Props = {
  readonly viewer: DeskRole
  /** The tab that the page is under. */
  readonly tab?: DeskTab
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page of the desk: its title, what it shows, and the tabs within reach of a thumb. */
export const DeskFrame = ({ viewer, tab, title, aside, children }: Props) => (
  <div className="desk">
    <div className="wrap desk-page">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <h1 className="font-head font-bold leading-[1.05] text-[2.125rem] break-anywhere">{title}</h1>
        {aside}
      </div>
      {children}
    </div>
    <nav className="desk-tabs" aria-label="Desk">
      <ul>
        {tabs
          .filter(({ roles }) => (roles as readonly DeskRole[]).includes(viewer))
          .map(({ name, href }) => (
            <li key={name}>
              <a href={href} aria-current={name === tab ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  </div>
)

/** What was just done, or why nothing was. */
export const DeskNotice = ({ children, isTrouble }: { readonly children: ReactNode; readonly isTrouble?: boolean }) => (
  <div className={isTrouble ? 'desk-notice desk-trouble' : 'desk-notice'} role={isTrouble ? 'alert' : 'status'}>
    {children}
  </div>
)
