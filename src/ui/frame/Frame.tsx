import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { CallLink, TextLink } from '../shared/ContactLinks.tsx'
import { PhoneIcon, TextIcon } from '../shared/icons.tsx'
import { Footer } from './Footer.tsx'
import { Header, StaffHeader } from './Header.tsx'

/** Call and text within thumb's reach on phones; on wide screens the round call button at the bottom right. */
const CallBar = () => (
  <aside className="callbar" aria-label="Call or text us" data-call-bar="" data-behind-menu="">
    <CallLink className="btn-main callbar-call">
      <PhoneIcon />
      <span className="md:sr-only">
        <span className="sr-only">Call </span>
        {site.phone.label}
      </span>
    </CallLink>
    <TextLink className="btn-line bg-card md:hidden">
      <TextIcon />
      Text us
    </TextLink>
  </aside>
)

type Props = {
  readonly path: string
  readonly forStaff?: boolean | undefined
  readonly children: ReactNode
}

/** The frame around every page. */
export const Frame = ({ path, forStaff, children }: Props) => (
  <>
    <a href="#main" className="skip">
      Skip to the content
    </a>
    {forStaff ? <StaffHeader /> : <Header path={path} />}
    <main id="main" tabIndex={-1} data-behind-menu="">
      {children}
    </main>
    {!forStaff && (
      <>
        <Footer />
        <CallBar />
      </>
    )}
  </>
)
