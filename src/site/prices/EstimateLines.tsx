import { memo, useDeferredValue } from 'react'
import { say } from '#words'
import { callDiscountTerms } from '../../business/pricing.ts'
import { dollars, type Estimate, type PossibleExtra, rangeWords } from '../../domain/prices/price.ts'
import { Link } from '../../shared/parts/Link.tsx'
import { Ticket, TicketLine } from '../../shared/parts/Ticket.tsx'
import { EstimateActions, StairsNote } from './EstimateTicket.tsx'
import type { Calculation } from './useCalculator.ts'

/** The common extras, since the estimate is made unseen, and a link to the ones of single items further down. */
const WhatCouldChange = memo(({ possible }: { readonly possible: readonly PossibleExtra[] }) => (
  <>
    <details className="calc-change mt-3 border-t border-line">
      <summary className="flex items-center min-h-11 font-bold text-link underline underline-offset-3 decoration-2 cursor-pointer">
        {say.calculator.change}
      </summary>
      <p>{say.calculator.changes}</p>
      <ul className="mt-2">
        {possible.map(({ id, label, unit, ...range }) => (
          <li key={id}>
            {`${label}: `}
            <b>{rangeWords(range)}</b> {unit}
          </li>
        ))}
      </ul>
    </details>
    <p className="calc-note">
      {say.calculator.ownExtras}
      <Link href="#item-extras">{say.calculator.seeAll}</Link>
    </p>
  </>
))

type Priced = Extract<Estimate, { kind: 'price' }>

/** The sum in the making: each line with its reason, the total, and what a call takes off. */
const Lines = ({ estimate }: { readonly estimate: Priced }) => (
  <dl>
    {estimate.lines.map(({ id, label, reason, ...range }) => (
      <TicketLine key={id} label={label} note={reason} amount={rangeWords(range)} />
    ))}
    <TicketLine label={say.calculator.total} note={say.calculator.exact} amount={rangeWords(estimate.total)} last />
    {estimate.callDiscount !== undefined && (
      <TicketLine
        label={say.calculator.ifCall}
        note={say.calculator.instead}
        amount={`− ${dollars(estimate.callDiscount)}`}
      />
    )}
  </dl>
)

/** Next to the sum: the discount's terms, and what to do. */
const LinesTicket = memo(({ calculation, estimate }: Props & { readonly estimate: Priced }) => (
  <div id="lines" className="calc-lines print:mt-4">
    <Ticket number={say.calculator.yours} title={say.calculator.lines}>
      <Lines estimate={estimate} />
      <div>
        {callDiscountTerms() && <p className="calc-note">{callDiscountTerms()}</p>}
        <StairsNote {...calculation.draft.place} />
        <EstimateActions {...calculation} />
        <p className="calc-note">{say.calculator.terms}</p>
        <WhatCouldChange possible={estimate.whatCouldChange} />
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
