import { memo, useDeferredValue } from 'react'
import { site } from '#site/site.ts'
import { dollars } from '../../content/money.ts'
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
              <small>{`We leave it with you, and it costs nothing here. ${thing.reason}`}</small>
            </span>
            <button
              type="submit"
              name="less"
              value={`${id}.${count}`}
              formAction="/pricing-calculator#ticket"
              aria-label={`Take off: ${thing.label}`}
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

/** The sum in the making: each line with its reason, the total, and what a call takes off. */
const Lines = ({ estimate }: { readonly estimate: Extract<Estimate, { kind: 'price' }> }) => (
  <dl className="mt-4">
    {estimate.lines.map(({ id, label, reason, ...range }) => (
      <TicketLine key={id} label={label} note={reason} amount={rangeWords(range)} />
    ))}
    <TicketLine label="About" note="Said at your door, before we lift" amount={rangeWords(estimate.total)} last />
    {estimate.callDiscount !== undefined && (
      <TicketLine
        label="Off when you call"
        note="Instead of booking online"
        amount={`− ${dollars(estimate.callDiscount)}`}
      />
    )}
  </dl>
)

const titles = {
  empty: `From $${site.price.from}`,
  project: 'Call for a project price',
} as const

type Part = { readonly calculation: Calculation }

/** Below the list: the sum line by line, and what to do next. */
const BelowList = memo(({ calculation }: Part) => {
  const { draft, estimate } = calculation
  const { kind } = estimate
  if (kind === 'empty')
    return <p>Pick what has to go, and the price stands here, line by line. No name, no phone number.</p>
  return (
    <>
      {kind === 'project' && (
        <p className="mt-4">
          <strong>{projectWords[estimate.reason]}</strong> A number from here would be a guess. Call or text us the
          list, and we look at it with you.
        </p>
      )}
      {kind === 'price' && <Lines estimate={estimate} />}
      {draft.place.flights > 0 && (
        <p className="calc-note">{`${stairsWords(draft.place.flights)}. The first is free, and so are light things.`}</p>
      )}
      <EstimateActions {...calculation} />
      {kind === 'price' && (
        <p className="calc-note">
          A guide, and we say so. We look at the pile, name one price, and you say yes or no. No costs nothing.
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
