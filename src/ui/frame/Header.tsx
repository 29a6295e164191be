import { site } from '#site/site.ts'
import { paths } from '../../routes.ts'
import { CallLink } from '../shared/ContactLinks.tsx'
import { MenuIcon, PhoneIcon, Stars } from '../shared/icons.tsx'
import { BoldLink } from '../shared/Link.tsx'
import { Logo } from '../shared/Logo.tsx'
import { Menu } from './Menu.tsx'

/** The logo and the name; narrow, the name takes two lines so that the buttons keep their room, and the rating is below it. */
const Brand = () => (
  <div className="mr-auto">
    <a href={paths.home} className="flex items-center gap-1.5 sm:gap-2 min-h-11 text-ink no-underline">
      <Logo size={34} />
      <span className="head-name">{site.name}</span>
      <span className="sr-only">, home</span>
    </a>
    {/* Wide, a link to the reviews has it. */}
    {site.claims && (
      <p className="head-rating flex items-center gap-1 mb-1 text-[0.875rem] leading-none whitespace-nowrap md:hidden">
        {site.claims.headerRating} rating
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
export const Header = ({ path }: { readonly path: string }) => (
  <header className="head z-20 bg-paper border-b border-line print:hidden">
    <div
      className="wrap flex flex-wrap items-center justify-end gap-0.5 sm:gap-3 min-h-16 lg:min-h-18"
      data-behind-menu=""
    >
      <Brand />
      {site.claims && (
        <p className="hidden md:flex items-center gap-2 text-[0.9375rem] whitespace-nowrap">
          <Stars className="hidden lg:block" />
          <BoldLink href={paths.reviews}>{site.claims.headerRating} rating</BoldLink>
        </p>
      )}
      <CallLink className="hidden md:inline-flex items-center gap-2 min-h-11 ml-3 whitespace-nowrap font-head font-bold text-[1.375rem] text-ink no-underline hover:underline">
        <PhoneIcon className="w-5 h-5" />
        {site.phone.label}
      </CallLink>
      <CallLink className="md:hidden inline-flex items-center justify-center shrink-0 w-11 h-11 rounded text-ink">
        <PhoneIcon />
        <span className="sr-only">Call {site.phone.label}</span>
      </CallLink>
      <a href={paths.schedule()} className="btn-main head-book">
        Schedule Now
      </a>
      <button
        type="button"
        popoverTarget="menu"
        aria-controls="menu"
        className="lg:hidden inline-flex items-center justify-center shrink-0 w-11 h-11 -mr-[min(0.625rem,3vw)] rounded text-ink"
      >
        <MenuIcon />
        <span className="sr-only">Menu</span>
      </button>
    </div>
    <Menu path={path} />
  </header>
)
