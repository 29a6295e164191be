import type { Ref } from 'react'
import { dollars } from '../../content/money.ts'
import { TextLink } from '../ContactLinks.tsx'
import { Stamp, Ticket } from '../Ticket.tsx'
import type { ItemRow } from './itemRows.ts'

type LineProps = { readonly what: string; readonly amount: string; readonly total?: boolean }

const Line = ({ what, amount, total }: LineProps) => (
  <div className={total ? 'ticket-line ticket-total' : 'ticket-line'}>
    <dt>{what.charAt(0).toUpperCase() + what.slice(1)}</dt>
    <dd className="ticket-amount">{amount}</dd>
  </div>
)

/** The space it takes, the extra as a line of its own, the sum. */
const Price = ({ price: { alone, extra } }: { readonly price: NonNullable<ItemRow['price']> }) => (
  <>
    <dl>
      <Line what="By itself, about" amount={dollars(alone)} />
      {extra && (
        <>
          <Line
            what={extra.from ? `${extra.reason}, starting at` : extra.reason}
            amount={`+ ${dollars(extra.cents)}`}
          />
          <Line
            what={extra.from ? 'Total, starting at about' : 'Total, about'}
            amount={dollars(alone + extra.cents)}
            total
          />
        </>
      )}
    </dl>
    <p>You agree to the price before we load anything.</p>
  </>
)

type Props = { readonly row: ItemRow | undefined; readonly typed: string; readonly ref: Ref<HTMLDivElement> }

/** One item's ticket: whether we take it, what it adds, where it goes. */
export const ItemAnswer = ({ row, typed, ref }: Props) => (
  <div ref={ref} tabIndex={-1} className="item-answer">
    {row ? (
      <Ticket number={row.heading} title={row.label} level={3}>
        <Stamp>{row.price ? 'We take it' : 'We can’t take it'}</Stamp>
        {row.price && <Price price={row.price} />}
        <div
          key={row.id}
          className="item-rule"
          ref={(element) => element?.replaceChildren(...row.rule.map((text) => text.cloneNode(true)))}
        />
      </Ticket>
    ) : (
      <Ticket number="Not on our list" title="Just ask us" level={3}>
        <p>If two people can carry it, we can probably take it. Text us a photo and we’ll tell you.</p>
        <p className="mt-4">
          <TextLink className="btn-main" message={`Do you take this? ${typed.trim()}`}>
            Text us a photo
          </TextLink>
        </p>
      </Ticket>
    )}
  </div>
)
