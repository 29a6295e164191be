import { memo } from 'react'
import type { Counted } from '../../domain/prices/price.ts'
import { site } from '../../site.ts'
import { Ticket } from '../Ticket.tsx'
import { colorAt } from './cargo.ts'
import { BookLink, EstimateActions } from './EstimateActions.tsx'
import { projectWords, rangeWords, stairsWords } from './estimateWords.ts'
import { Glyph, Stepper } from './Stepper.tsx'
import type { Calculation } from './useCalculator.ts'

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
          <li key={id} className="calc-row">
            <span>
              <span className="text-brick">{thing.label}</span>
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

const titles = {
  empty: `From $${site.price.from}`,
  project: 'Call for a project price',
} as const

/** What stairs add, if there are any. */
export const StairsNote = ({ flights }: { readonly flights: number }) =>
  flights > 0 && <p className="calc-note">{`${stairsWords(flights)}. The first is free, and so are light things.`}</p>

/** On paper the last ticket ends with who we are. */
export const PaperFoot = () => <p className="calc-paper">{`${site.name} · ${site.phone.label}`}</p>

const BelowList = (calculation: Calculation) => {
  const { draft, estimate } = calculation
  switch (estimate.kind) {
    case 'empty':
      return (
        <>
          <p>Pick what has to go, and the price stands here, line by line. No name, no phone number.</p>
          <PaperFoot />
        </>
      )
    case 'project':
      return (
        <>
          <p className="mt-4">
            <strong>{projectWords[estimate.reason]}</strong> A number from here would be a guess. Call or text us the
            list, and we look at it with you.
          </p>
          <StairsNote {...draft.place} />
          <EstimateActions {...calculation} />
          <PaperFoot />
        </>
      )
    case 'price':
      return <BookLink draft={draft} className="calc-book" />
  }
}

/** What was picked and what it comes to. */
export const EstimateTicket = (calculation: Calculation) => {
  const { counted, estimate } = calculation
  const { kind } = estimate
  return (
    <div id="ticket" className={kind === 'empty' ? 'calc-ticket' : 'calc-ticket calc-filled'}>
      <Ticket number="Your estimate" title={kind === 'price' ? rangeWords(estimate.total) : titles[kind]}>
        {counted.length > 0 && <PickedList counted={counted} />}
        <BelowList {...calculation} />
      </Ticket>
    </div>
  )
}
