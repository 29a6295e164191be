import type { ReactNode } from 'react'
import { CallBar } from './CallBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** The frame around every page. */
export const Frame = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <>
    <a href="#main" className="skip">
      Skip to the content
    </a>
    <Header path={path} />
    <main id="main" tabIndex={-1} data-behind-menu="">
      {children}
    </main>
    <Footer />
    <CallBar />
  </>
)
