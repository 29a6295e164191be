import { language } from '#language'
import { say } from '#words'
import { type MenuItem, menu } from '../../business/navigation.ts'
import { services } from '../../business/siteTexts.ts'
import type { Alternate } from '../../language/language.ts'
import { languageAt, paths } from '../../routes.ts'
import { CallLink, TextLink } from '../shared/ContactLinks.tsx'
import { CloseIcon } from '../shared/icons.tsx'
import { currentLink } from './currentLink.ts'
import { LanguageLinks } from './LanguageLinks.tsx'

const submenus = (): Readonly<Record<NonNullable<MenuItem['submenu']>, readonly MenuItem[]>> => ({
  services: services()
    .map(({ slug, name }) => ({ path: paths.service(slug), label: name }))
    .filter(({ path }) => languageAt(path) === language()),
})

type Props = { readonly path: string; readonly alternates: readonly Alternate[] }

/**
 * The menu, once: a popover that slides in on narrow screens (it opens, closes, answers Escape and the backdrop
 * without a script), a row of links on wide ones. `client/behaviors/menu.ts` adds keeping the focus inside.
 */
export const Menu = ({ path, alternates }: Props) => (
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
      <LanguageLinks alternates={alternates} className="menu-link" itemClass="menu-item" />
    </ul>
  </nav>
)
