import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { say } from '#words'
import type { Alternate } from '../../language/language.ts'
import { CallLink, TextLink } from '../shared/ContactLinks.tsx'
import { PhoneIcon, TextIcon } from '../shared/icons.tsx'
import { Footer } from './Footer.tsx'
import { Header, StaffHeader } from './Header.tsx'

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
  readonly alternates: readonly Alternate[]
  readonly forStaff?: boolean | undefined
  readonly children: ReactNode
}

/** The frame around every page. */
export const Frame = ({ path, alternates, forStaff, children }: Props) => (
  <>
    <a href="#main" className="skip">
      {say.frame.skip}
    </a>
    {forStaff ? <StaffHeader /> : <Header {...{ path, alternates }} />}
    <main id="main" tabIndex={-1} data-behind-menu="">
      {children}
    </main>
    {!forStaff && (
      <>
        <Footer alternates={alternates} />
        <CallBar />
      </>
    )}
    {/* A script fills it in, and it lies over the page, while the next one takes long. */}
    <p className="skeleton" role="status" data-loading={say.frame.loading} />
  </>
)
