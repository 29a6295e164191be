import type { ReactNode } from 'react'
import { PaperHead } from '../shared/PaperHead.tsx'

type Props = {
  readonly siteUrl: string
  /** UTC ms. */
  readonly now: number | undefined
  readonly children: ReactNode
}

const noQuery = new URLSearchParams()

/** What a receipt lies on. On paper its own address is left out, since anyone who reads it there could cancel the pickup. */
export const ReceiptPage = ({ siteUrl, now, children }: Props) => (
  <div className="bg-sky">
    <div className="wrap pt-5 pb-12 md:pt-10 md:pb-20">
      <div className="max-w-[40rem] mx-auto">
        <PaperHead siteUrl={siteUrl} path="" query={noQuery} now={now} />
        {children}
      </div>
    </div>
  </div>
)
