import type { ComponentProps, ReactNode } from 'react'
import { language } from '#language'
import { say } from '#words'
import { aboutLanguage } from '../language/language.ts'
import type { DeskRole } from '../request/request.ts'
import { deskPaths, spokenLanguages } from '../routes.ts'
import { DynamicFragment } from '../shared/parts/Island.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'

const tabs = [
  { name: 'today', href: deskPaths.home, roles: ['owner', 'crew'] },
  { name: 'requests', href: deskPaths.requests(), roles: ['owner'] },
  { name: 'calendar', href: deskPaths.calendar(), roles: ['owner'] },
  { name: 'numbers', href: deskPaths.numbers(), roles: ['owner'] },
] as const satisfies readonly { name: string; href: string; roles: readonly DeskRole[] }[]

export type DeskTab = (typeof tabs)[number]['name']

type Props = {
  /** An owner where it isn't said. */
  readonly viewer?: DeskRole
  readonly tab?: DeskTab
  readonly title: string
  readonly aside?: ReactNode
  /** Why nothing was done just now, or what was. */
  readonly trouble?: string | undefined
  readonly done?: string | undefined
  readonly children: ReactNode
}

/** A language that somebody picks on a phone is the desk's there from then on. */
const OtherLanguages = () =>
  spokenLanguages.length > 1 && (
    <p className="flex flex-wrap gap-x-4 mt-6">
      {spokenLanguages
        .filter((one) => one !== language())
        .map((one) => (
          <a key={one} href={`?speak=${one}`} lang={aboutLanguage[one].tag} hrefLang={one} className="link tap">
            {aboutLanguage[one].name}
          </a>
        ))}
    </p>
  )

/** A page of the desk: its title, what it shows, and the tabs within reach of a thumb. */
export const DeskFrame = ({ viewer = 'owner', tab, title, aside, trouble, done, children }: Props) => (
  // As high as what the header leaves.
  <div className="flex flex-col min-h-[calc(100vh-3.5rem-1px)] bg-paper">
    <div className="wrap desk-page">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <h1 className="font-head font-bold leading-[1.05] text-[2.125rem] break-anywhere">{title}</h1>
        {aside}
      </div>
      {trouble && <DeskNotice isTrouble>{trouble}</DeskNotice>}
      {done && <DeskNotice>{done}</DeskNotice>}
      {children}
      <OtherLanguages />
    </div>
    <nav
      className="desk-tabs sticky bottom-0 z-10 pb-[env(safe-area-inset-bottom)] border-t-2 border-line-strong bg-card"
      aria-label={say.desk.name}
    >
      <ul className="flex flex-wrap max-w-[46rem] mx-auto">
        {tabs
          .filter(({ roles }) => (roles as readonly DeskRole[]).includes(viewer))
          .map(({ name, href }) => (
            <li key={name} className="flex-auto">
              <a href={href} aria-current={name === tab ? 'page' : undefined}>
                {say.desk.tabs[name]}
                {name === 'requests' && <DynamicFragment name="new-requests" />}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  </div>
)

/** Where else to go from here, as wide as the page. */
export const WayOn = ({ href, isMain, children }: { href: string; isMain?: boolean; children: string }) => (
  <p className="mt-3">
    <a href={href} className={isMain ? 'btn-main w-full' : 'btn-line w-full'}>
      {children}
    </a>
  </p>
)

export const DeskTicket = (props: ComponentProps<typeof Ticket>) => (
  <div className="wrap desk-page">
    <div className="max-w-[30rem] mx-auto">
      <Ticket {...props} level={1} />
    </div>
  </div>
)

type Choice = { readonly label: string; readonly href: string; readonly isPicked: boolean }

/** Which part of something a page shows. */
export const Choices = ({ choices }: { readonly choices: readonly Choice[] }) => (
  <ul className="desk-filters flex flex-wrap gap-0.5 mt-3 border-2 border-line-strong rounded bg-line-strong">
    {choices.map(({ label, href, isPicked }) => (
      <li key={label} className="flex-auto">
        <a href={href} aria-current={isPicked ? 'true' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)

/** What was just done, or why nothing was. */
export const DeskNotice = ({ children, isTrouble }: { readonly children: ReactNode; readonly isTrouble?: boolean }) => (
  <div
    className={`flex flex-wrap items-center justify-between gap-x-4 mt-4 px-4 py-2.5 border-l-5 bg-card font-bold ${isTrouble ? 'border-brick text-brick' : 'border-marigold'}`}
    role={isTrouble ? 'alert' : 'status'}
  >
    {children}
  </div>
)
