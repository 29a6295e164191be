import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { cleanLine } from '../../domain/text.ts'

type TicketProps = {
  /** Small print above the title: what kind of ticket, or its number. */
  readonly number?: ReactNode
  readonly title: string
  readonly level?: 1 | 2 | 3
  readonly titleId?: string
  readonly children: ReactNode
}

/** A job ticket; forms, prices and confirmations look like one. */
export function Ticket({ number, title, level = 2, titleId, children }: TicketProps) {
  const Heading = `h${level}` as const
  return (
    <div className="ticket">
      <div className="ticket-stub">
        {number && <p className="ticket-number">{number}</p>}
        <Heading id={titleId} className="font-head font-bold text-[1.875rem] leading-[1.05] mt-1">
          {title}
        </Heading>
      </div>
      <div className="ticket-body">{children}</div>
    </div>
  )
}

type TicketLineProps = {
  readonly label: string
  /** Why this line is there, or what it holds. */
  readonly note?: string
  /** As it is printed, with its currency: `$269` or `$240 to $310`. */
  readonly amount: string
  /** Whether it comes under the double rule. */
  readonly last?: boolean
}

/** A line of a ticket with its amount. */
export const TicketLine = ({ label, note, amount, last }: TicketLineProps) => (
  <div className={last ? 'ticket-line ticket-total' : 'ticket-line'}>
    <dt>
      {label}
      {note && <span className="block text-[0.9375rem] font-normal leading-snug text-soft">{note}</span>}
    </dt>
    <dd className="ticket-amount">{amount}</dd>
  </div>
)

/** What is stamped on a ticket when something is done. */
export const Stamp = ({ children, isNew }: { readonly children: ReactNode; readonly isNew?: boolean }) => (
  <p className={isNew ? 'stamp stamp-new' : 'stamp'}>
    <span>{children}</span>
  </p>
)

const repeated = (text: string) => `“${cleanLine(text.slice(0, 200)).slice(0, 30)}”`

type NotUnderstoodProps = { readonly words: readonly string[]; readonly children: ReactNode }

/** What of the page's address says nothing to us, and what to do instead. */
export const NotUnderstood = ({ words, children }: NotUnderstoodProps) => (
  <p className="slip-back my-4">
    <strong>{sentences.form.notUnderstood(words.map(repeated).join(', '))}</strong> {children}
  </p>
)

/** What wasn't understood, above a form that asks for it again; nothing where all was. */
export const LeftOut = ({ words }: { readonly words: readonly string[] }) =>
  words.length > 0 && <NotUnderstood words={words}>{sentences.form.leftOut}</NotUnderstood>
