import type { Ref } from 'react'
import { dollars } from '../../business/money.ts'
import { capital } from '../../domain/text.ts'
import { TextLink } from '../shared/ContactLinks.tsx'
import { TicketLine } from '../shared/PriceTicket.tsx'
import { Stamp, Ticket } from '../shared/Ticket.tsx'
import type { ItemRow } from './itemRows.ts'

/** The space it takes, the extra as a line of its own, the sum. */
const Price = ({ price: { alone, extra } }: { readonly price: NonNullable<ItemRow['price']> }) => (
  <>
    <dl>
      <TicketLine label="By itself, about" amount={dollars(alone)} />
      {extra && (
        <>
          <TicketLine
            label={capital(extra.from ? `${extra.reason}, starting at` : extra.reason)}
            amount={`+ ${dollars(extra.cents)}`}
          />
          <TicketLine
            label={extra.from ? 'Total, starting at about' : 'Total, about'}
            amount={dollars(alone + extra.cents)}
            last
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
      <Ticket number="Something else" title={`“${capital(typed.trim())}” isn’t on our list`} level={3}>
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
