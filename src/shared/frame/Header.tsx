import type { ComponentProps } from 'react'
import { language } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { type MenuItem, menu } from '../../business/navigation.ts'
import { services } from '../../business/siteTexts.ts'
import { longest, twoLines } from '../../domain/text.ts'
import { type Alternate, aboutLanguage, isLanguage } from '../../language/language.ts'
import { languageAt, paths } from '../../routes.ts'
import { CloseIcon, Logo, MenuIcon, PhoneIcon, Stars } from '../parts/icons.tsx'
import { CallLink, isForeign, TapLink, TextLink } from '../parts/Link.tsx'

/**
 * What `aria-current` says of a menu's link: that it leads to this page, or to the section that this page belongs to.
 * A language's home is no section, though every address of the language starts with its own.
 */
export function currentLink(link: string, here: string): 'page' | 'true' | undefined {
  if (link === here) return 'page'
  return here.startsWith(`${link}/`) && !isLanguage(link.slice(1)) ? 'true' : undefined
}

type LanguageLinksProps = {
  readonly nearest: readonly Alternate[]
  readonly className: string
  readonly itemClass?: string
}

/** Items of a list: this page, or the nearest one, in each other language, named as that language calls itself. */
export const LanguageLinks = ({ nearest, className, itemClass }: LanguageLinksProps) =>
  nearest
    .filter((one) => one.language !== language())
    .map((one) => (
      <li key={one.language} className={itemClass}>
        <a href={one.path} hrefLang={one.language} lang={aboutLanguage[one.language].tag} className={className}>
          {aboutLanguage[one.language].name}
        </a>
      </li>
    ))

const submenus = (): Readonly<Record<NonNullable<MenuItem['submenu']>, readonly MenuItem[]>> => ({
  services: services()
    .map(({ slug, name }) => ({ path: paths.service(slug), label: name }))
    .filter(({ path }) => languageAt(path) === language()),
})

type MenuProps = { readonly path: string; readonly nearest: readonly Alternate[] }

/**
 * The menu, once: a popover that slides in on narrow screens (it opens, closes, answers Escape and the backdrop
 * without a script), a row of links on wide ones. `client/behaviors/menu.ts` adds keeping the focus inside.
 */
const Menu = ({ path, nearest }: MenuProps) => (
  <nav id="menu" popover="auto" aria-label={say.frame.mainMenu} className="menu">
    <div className="menu-top">
      <p className="font-head font-bold text-[1.5rem]">{say.frame.openMenu}</p>
      <button
        type="button"
        popoverTarget="menu"
        popoverTargetAction="hide"
        className="inline-flex items-center justify-center w-12 h-12"
      >
        <CloseIcon />
        <span className="sr-only">{say.frame.closeMenu}</span>
      </button>
    </div>
    <div className="menu-contact">
      <CallLink className="btn-main" />
      <TextLink className="btn-line" />
    </div>
    <ul className="menu-list">
      {menu().map((item) => (
        <li key={item.path} className={item.submenu ? 'menu-item menu-parent' : 'menu-item'}>
          <a href={item.path} aria-current={currentLink(item.path, path)} className="menu-link">
            {item.label}
          </a>
          {item.submenu && (
            <ul className="submenu">
              {submenus()[item.submenu].map((child) => (
                <li key={child.path}>
                  <a href={child.path} aria-current={currentLink(child.path, path)} className="submenu-link">
                    {child.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <LanguageLinks nearest={nearest} className="menu-link" itemClass="menu-item" />
    </ul>
  </nav>
)

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
  <div className="flex-1">
    <a href={paths.home} className="inline-flex items-center head-brand head-reach text-ink no-underline">
      <Logo size={34} />
      <span className={`head-name ${size}`}>{inTwoLines(site.name)}</span>
      {size === 'head-wide' && <span className="head-name head-short">{inTwoLines(site.shortName)}</span>}
      <span className="sr-only">{say.frame.brandHome}</span>
    </a>
    {/* Wide, a link to the reviews has it. */}
    {site.claims && (
      <p className="head-rating flex items-center mb-1 leading-none md:hidden">
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
export const Header = ({ path, nearest }: ComponentProps<typeof Menu>) => (
  <header className="head z-20 bg-paper border-b border-line print:hidden">
    <div className="wrap flex flex-wrap items-center justify-end head-row" data-behind-menu="">
      <Brand />
      {site.claims && (
        <p className="hidden md:flex items-center gap-2 head-small whitespace-nowrap">
          <Stars className="hidden lg:block" />
          {isForeign(paths.reviews) ? (
            say.frame.rating(site.claims.headerRating)
          ) : (
            <TapLink href={paths.reviews}>{say.frame.rating(site.claims.headerRating)}</TapLink>
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
    <Menu {...{ path, nearest }} />
  </header>
)
