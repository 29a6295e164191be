import { memo, useDeferredValue } from 'react'
import { site } from '#site/site.ts'
import { dollars } from '../../content/money.ts'
import { callDiscountTerms } from '../../content/pricing.ts'
import { projectWords, rangeWords } from '../../content/quote.ts'
import type { Counted, Estimate } from '../../domain/prices/price.ts'
import { TicketLine } from '../PriceTicket.tsx'
import { Ticket } from '../Ticket.tsx'
import { colorAt } from './cargo.ts'
import { EstimateActions } from './EstimateActions.tsx'
import { stairsWords } from './estimateWords.ts'
import { Glyph, Stepper } from './Stepper.tsx'
import type { Calculation } from './useCalculator.ts'
import { WhatCouldChange } from './WhatCouldChange.tsx'

type RowProps = Counted & { readonly color: string }

const TakenRow = memo(({ id, thing, count, color }: RowProps) => (
  <li className="calc-row">
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M1 1H15V15H1Z" fill={color} stroke="#14201a" strokeWidth="2" />
    </svg>
    <span>{thing.label}</span>
    <Stepper id={id} label={thing.label} count={count} anchor="ticket" typed />
  </li>
))

/** What was picked, each with its color in the truck. */
const PickedList = ({ counted }: { readonly counted: readonly Counted[] }) => (
  <>
    <h3 tabIndex={-1} data-list-title="" className="font-bold">
      Your list
    </h3>
    <ul className="calc-list">
      {counted.map(({ id, thing, count }, index) =>
        thing.taken ? (
          <TakenRow key={id} id={id} thing={thing} count={count} color={colorAt(index)} />
        ) : (
          <li key={id} className="calc-row calc-refused">
            <span>
              {thing.label}
              <small>{`We can’t take this, so it’s not in the price. ${thing.reason}`}</small>
            </span>
            <button
              type="submit"
              name="less"
              value={`${id}.${count}`}
              formAction="/pricing-calculator#ticket"
              aria-label={`Remove: ${thing.label}`}
              className="calc-step"
            >
              <Glyph d="M3 4.4 4.4 3 8 6.6 11.6 3 13 4.4 9.4 8l3.6 3.6-1.4 1.4L8 9.4 4.4 13 3 11.6 6.6 8z" />
            </button>
          </li>
        ),
      )}
    </ul>
  </>
)

/** Cents for the space of a whole truck. */
const full = site.price.to * 100

/** The sum in the making: each line with its reason, the total, why it can be above a full truck, the discount. */
const Lines = ({ estimate }: { readonly estimate: Extract<Estimate, { kind: 'price' }> }) => (
  <>
    <dl className="mt-4">
      {estimate.lines.map(({ id, label, reason, ...range }) => (
        <TicketLine key={id} label={label} note={reason} amount={rangeWords(range)} />
      ))}
      <TicketLine
        label="Estimated total"
        note="You’ll get an exact price before we load"
        amount={rangeWords(estimate.total)}
        last
      />
      {estimate.callDiscount !== undefined && (
        <TicketLine
          label="If you call to book"
          note="Instead of booking online"
          amount={`− ${dollars(estimate.callDiscount)}`}
        />
      )}
    </dl>
    {estimate.total.high > full && (
      <p className="calc-note">{`A full truck is ${dollars(full)}. The extras listed above are added to that.`}</p>
    )}
    <p className="calc-note">{callDiscountTerms}</p>
  </>
)

const titles = {
  empty: `From ${dollars(site.price.from * 100)}`,
  project: 'Call for a project price',
} as const

type Part = { readonly calculation: Calculation }

/** Below the list: the sum line by line, and what to do next. */
const BelowList = memo(({ calculation }: Part) => {
  const { draft, estimate } = calculation
  const { kind } = estimate
  if (kind === 'empty')
    return (
      <p>Pick what needs to go, and your price shows up here, line by line. You don’t have to give a name or number.</p>
    )
  return (
    <>
      {kind === 'project' && (
        <p className="mt-4">
          <strong>{projectWords[estimate.reason]}</strong> Call us or text us your list, and we’ll give you a price for
          the whole job.
        </p>
      )}
      {kind === 'price' && <Lines estimate={estimate} />}
      {draft.place.flights > 0 && (
        <p className="calc-note">{`${stairsWords(draft.place.flights)}. There’s no charge for the first flight or for light items.`}</p>
      )}
      <EstimateActions {...calculation} />
      {kind === 'price' && (
        <p className="calc-note">
          This is an estimate. We’ll look at everything when we get there and give you one price. If it’s not for you,
          there’s no charge.
        </p>
      )}
      {kind === 'price' && <WhatCouldChange possible={estimate.whatCouldChange} />}
    </>
  )
})

/** The estimate as a ticket. Its total and list are painted first, the rest in the next frame. */
export const EstimateTicket = ({ calculation }: Part) => {
  const { counted, estimate } = calculation
  const { kind } = estimate
  const settled = useDeferredValue(calculation)
  return (
    <div id="ticket" className={kind === 'empty' ? 'calc-ticket' : 'calc-ticket calc-filled'}>
      <Ticket number="Your estimate" title={kind === 'price' ? rangeWords(estimate.total) : titles[kind]}>
        {counted.length > 0 && <PickedList counted={counted} />}
        <BelowList calculation={settled} />
        <p className="calc-paper">{`${site.name} · ${site.phone.label}`}</p>
      </Ticket>
    </div>
  )
}
