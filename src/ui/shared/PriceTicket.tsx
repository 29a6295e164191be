import { Ticket } from './Ticket.tsx'

export type PriceLine = {
  readonly label: string
  /** Why this line is there, or what it holds. */
  readonly note?: string
  /** As it is printed, with its currency: `$269` or `about $269`. */
  readonly amount: string
}

type Props = {
  readonly number: string
  readonly title: string
  readonly lines: readonly PriceLine[]
  readonly total: PriceLine
  readonly level?: 2 | 3
  /** Below the sum: how to pay it. */
  readonly foot?: string
}

/** A line of a ticket with its amount; `last` comes under the double rule. */
export const TicketLine = ({ label, note, amount, last }: PriceLine & { readonly last?: boolean }) => (
  <div className={last ? 'ticket-line ticket-total' : 'ticket-line'}>
    <dt>
      {label}
      {note && <span className="block text-[0.9375rem] font-normal leading-snug text-soft">{note}</span>}
    </dt>
    <dd className="ticket-amount">{amount}</dd>
  </div>
)

/** A price, line by line, with the sum below the double rule. */
export const PriceTicket = ({ number, title, lines, total, level, foot }: Props) => (
  <Ticket number={number} title={title} level={level}>
    <dl>
      {lines.map((line) => (
        <TicketLine key={line.label} {...line} />
      ))}
      <TicketLine {...total} last />
    </dl>
    {foot && <p className="mt-3">{foot}</p>}
  </Ticket>
)
