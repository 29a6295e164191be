import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { say } from '#words'
import { payBy, whatsappHref } from '../../business/contact.ts'
import { isReviewed, legalLinks, type MenuItem, quickLinks } from '../../business/navigation.ts'
import { pageTexts, siteWords } from '../../business/siteTexts.ts'
import { type Alternate, aboutLanguage } from '../../language/language.ts'
import { firstLanguage, spokenLanguages } from '../../routes.ts'
import { textLabel } from '../../sites/schema/texting.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { Logo, PhoneIcon, Stars, TextIcon } from '../parts/icons.tsx'
import { CallLink, MailLink, TextLink } from '../parts/Link.tsx'
import { Section } from '../parts/Section.tsx'
import { Header, LanguageLinks, StaffHeader } from './Header.tsx'

const LinkItems = ({ links }: { readonly links: readonly MenuItem[] }) =>
  links.map(({ path, label }) => (
    <li key={path}>
      <a href={path} className="foot-link">
        {label}
      </a>
    </li>
  ))

const Footer = ({ nearest }: { readonly nearest: readonly Alternate[] }) => {
  const { license } = siteWords()
  const links = quickLinks()
  return (
    <footer className="on-dark bg-night text-on-dark pb-20 md:pb-14 overflow-hidden print:hidden" data-behind-menu="">
      <Drawing name="horizon" alt="" className="foot-horizon" />
      <div className="wrap pt-3 md:pt-8 grid gap-4 md:gap-10 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr_1.1fr]">
        <div>
          <p className="flex items-center gap-3 font-head font-bold text-[1.75rem] leading-none">
            <Logo size={40} className="fill-on-dark" />
            {site.name}
          </p>
          <p className="mt-2 md:mt-4 leading-snug md:leading-normal max-w-[24rem] text-on-dark-soft">
            {pageTexts().footer}
          </p>
          {site.claims && (
            <p className="mt-2 md:mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
              <Stars />
              {say.frame.fiveStars(site.claims.footerReviews)}
            </p>
          )}
        </div>
        {links.length > 0 && (
          <Section as="nav" id="quick-links" heading={say.frame.quickLinks} look="h3 md:mb-2">
            <ul className="pairs gap-x-6">
              <LinkItems links={links} />
            </ul>
          </Section>
        )}
        <div className="md:max-lg:contents">
          <div>
            <h2 className="h3 md:mb-2">{say.frame.contact}</h2>
            <ul>
              <li>
                <CallLink className="foot-link" />
              </li>
              {textLabel && (
                <li>
                  <TextLink className="foot-link">{say.frame.textTo(textLabel)}</TextLink>
                </li>
              )}
              {whatsappHref && (
                <li>
                  <a href={whatsappHref} className="foot-link">
                    WhatsApp
                  </a>
                </li>
              )}
              <li>
                <MailLink className="foot-link" />
              </li>
              {spokenLanguages
                .filter((one) => one !== firstLanguage && isReviewed(one))
                .map((one) => (
                  <li key={one} lang={aboutLanguage[one].tag} className="leading-snug">
                    {aboutLanguage[one].invitation.spoken}
                  </li>
                ))}
            </ul>
          </div>
          <div className="flex flex-wrap items-baseline gap-x-3 mt-3 md:block md:mt-0 lg:mt-6">
            <h2 className="h3 md:mb-1">{say.frame.hours}</h2>
            <p>{siteWords().phoneHours}</p>
            <p className="leading-snug text-on-dark-soft">{say.frame.hoursNote(!site.hours.phones)}</p>
          </div>
        </div>
      </div>
      <div className="wrap mt-3 md:mt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-on-dark-faint pt-3">
          <p>
            {license && `${license}. `}
            {payBy()}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <LinkItems links={legalLinks()} />
            <LanguageLinks nearest={nearest} className="foot-link" />
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** Call and text within thumb's reach on phones; on wide screens the round call button at the bottom right. */
const CallBar = () => (
  <aside className="callbar" aria-label={say.frame.callBar} data-call-bar="" data-behind-menu="">
    <CallLink className="btn-main callbar-call">
      <PhoneIcon />
      <span className="md:sr-only">
        <span className="sr-only">{say.frame.callBefore}</span>
        {site.phone.label}
      </span>
    </CallLink>
    <TextLink className="btn-line bg-card md:hidden">
      <TextIcon />
      {say.frame.textShort}
    </TextLink>
  </aside>
)

type Props = {
  readonly path: string
  readonly nearest: readonly Alternate[]
  readonly forStaff?: boolean | undefined
  readonly children: ReactNode
}

/** The frame around every page. */
export const Frame = ({ path, nearest, forStaff, children }: Props) => (
  <>
    <a href="#main" className="skip" data-behind-menu="">
      {say.frame.skip}
    </a>
    {forStaff ? <StaffHeader /> : <Header {...{ path, nearest }} />}
    <main id="main" tabIndex={-1} data-behind-menu="">
      {children}
    </main>
    {!forStaff && (
      <>
        <Footer nearest={nearest} />
        <CallBar />
      </>
    )}
    {/* A script fills it in, and it lies over the page, while the next one takes long. */}
    <p className="skeleton" role="status" data-loading={say.frame.loading} />
  </>
)
