import type { ReactNode } from 'react'
import { Ticket } from '../shared/Ticket.tsx'

type Props = {
  readonly reference: string
  readonly title: string
  /** Above the ticket. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A page's one ticket, about a request that was sent. */
export const RequestTicket = ({ reference, title, head, children }: Props) => (
  <div className="bg-sky">
    <div className="wrap pt-10 pb-20">
      <div className="max-w-[38rem] mx-auto">
        {head}
        <Ticket number={`Reference ${reference}`} title={title} level={1}>
          {children}
        </Ticket>
      </div>
    </div>
  </div>
)
