import { memo, useDeferredValue } from 'react'
import { dollars } from '../../content/prices.ts'
import type { Estimate } from '../../domain/prices/price.ts'
import { TicketLine } from '../PriceTicket.tsx'
import { Ticket } from '../Ticket.tsx'
import { EstimateActions } from './EstimateActions.tsx'
import { PaperFoot, StairsNote } from './EstimateTicket.tsx'
import { rangeWords } from './estimateWords.ts'
import type { Calculation } from './useCalculator.ts'
import { WhatCouldChange } from './WhatCouldChange.tsx'

type Priced = Extract<Estimate, { kind: 'price' }>

/** The sum in the making: each line with its reason, the total, and what a call takes off. */
const Lines = ({ estimate }: { readonly estimate: Priced }) => (
  <dl>
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

const LinesTicket = memo(({ calculation, estimate }: Props & { readonly estimate: Priced }) => (
  <div id="lines" className="calc-lines">
    <Ticket number="Your estimate" title="Line by line">
      <Lines estimate={estimate} />
      <div>
        <StairsNote {...calculation.draft.place} />
        <EstimateActions {...calculation} />
        <p className="calc-note">
          A guide, and we say so. We look at the pile, name one price, and you say yes or no. No costs nothing.
        </p>
        <WhatCouldChange possible={estimate.whatCouldChange} />
        <PaperFoot />
      </div>
    </Ticket>
  </div>
))

type Props = { readonly calculation: Calculation }

/** The price line by line, and what to do next. The total and the list are painted first, this in the next frame. */
export function EstimateLines({ calculation }: Props) {
  const settled = useDeferredValue(calculation)
  return settled.estimate.kind === 'price' && <LinesTicket calculation={settled} estimate={settled.estimate} />
}
