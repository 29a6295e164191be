import type { ComponentProps } from 'react'
import { site } from '#site/site.ts'
import { say } from '#words'
import { longest, twoLines } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import { CallLink } from '../shared/ContactLinks.tsx'
import { MenuIcon, PhoneIcon, Stars } from '../shared/icons.tsx'
import { BoldLink, isForeign } from '../shared/Link.tsx'
import { Logo } from '../shared/Logo.tsx'
import { Menu } from './Menu.tsx'

/** A name with one place where it may break. */
const inTwoLines = (name: string): string =>
  twoLines(name)
    .map((line) => line.replaceAll(' ', '\u00a0'))
    .join(' ')

/** Above so many characters a line needs smaller letters beside a phone's buttons; the longest have no room at all. */
const sizes = [
  [13, 'head-wide'],
  [11, 'head-long'],
  [9, 'head-mid'],
] as const
const [, size = ''] = sizes.find(([most]) => longest(twoLines(site.name)) > most) ?? []

/** The logo and the name; narrow, the name takes two lines so that the buttons keep their room, and the rating is below it. */
const Brand = () => (
  <div className="mr-auto">
    <a href={paths.home} className="flex items-center head-brand head-reach text-ink no-underline">
      <Logo size={34} />
      <span className={`head-name ${size}`}>{inTwoLines(site.name)}</span>
      {size === 'head-wide' && <span className="head-name head-short">{inTwoLines(site.shortName)}</span>}
      <span className="sr-only">{say.frame.brandHome}</span>
    </a>
    {/* Wide, a link to the reviews has it. */}
    {site.claims && (
      <p className="head-rating flex items-center mb-1 leading-none whitespace-nowrap md:hidden">
        {say.frame.rating(site.claims.headerRating)}
      </p>
    )}
  </div>
)

/** For pages of the crew and the owner, who don't have to be told how to book. */
export const StaffHeader = () => (
  <header className="bg-paper border-b border-line print:hidden">
    <div className="wrap flex items-center gap-2 min-h-14">
      <Logo size={30} />
      <p className="font-head font-bold text-[1.25rem] leading-tight">{site.name}</p>
    </div>
  </header>
)

/** The sticky header: who we are, the rating, the phone, the way to book, and the menu. */
export const Header = ({ path, alternates }: ComponentProps<typeof Menu>) => (
  <header className="head z-20 bg-paper border-b border-line print:hidden">
    <div className="wrap flex flex-wrap items-center justify-end head-row" data-behind-menu="">
      <Brand />
      {site.claims && (
        <p className="hidden md:flex items-center gap-2 head-small whitespace-nowrap">
          <Stars className="hidden lg:block" />
          {isForeign(paths.reviews) ? (
            say.frame.rating(site.claims.headerRating)
          ) : (
            <BoldLink href={paths.reviews}>{say.frame.rating(site.claims.headerRating)}</BoldLink>
          )}
        </p>
      )}
      <CallLink className="hidden md:inline-flex items-center gap-2 head-reach head-phone ml-3 whitespace-nowrap text-ink no-underline hover:underline">
        <PhoneIcon className="w-5 h-5" />
        {site.phone.label}
      </CallLink>
      <CallLink className="md:hidden head-icon">
        <PhoneIcon />
        <span className="sr-only">{say.frame.call(site.phone.label)}</span>
      </CallLink>
      <a href={paths.schedule()} className="btn-main head-book">
        {say.frame.scheduleNow}
      </a>
      <button
        type="button"
        popoverTarget="menu"
        aria-controls="menu"
        className="lg:hidden head-icon -mr-[min(0.625rem,3vw)]"
      >
        <MenuIcon />
        <span className="sr-only">{say.frame.openMenu}</span>
      </button>
    </div>
    <Menu {...{ path, alternates }} />
  </header>
)
