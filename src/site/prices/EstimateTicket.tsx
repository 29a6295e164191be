import { memo, useState } from 'react'
import { site } from '#site/site.ts'
import { say } from '#words'
import { lookUpZip } from '../../business/lookUpZip.ts'
import { chargedFor, fromPrice, priceRules, projectWords } from '../../business/pricing.ts'
import { formatLoad, mostItems } from '../../domain/items/itemList.ts'
import { firmPrice } from '../../domain/prices/firm.ts'
import { type Counted, dollars, type Estimate, rangeWords } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import { palette } from '../../shared/drawings/palette.ts'
import { CallLink, TextLink } from '../../shared/parts/Link.tsx'
import { PriceWays } from '../../shared/parts/PriceWays.tsx'
import { Ticket } from '../../shared/parts/Ticket.tsx'
import { loadMessage, sumsWords } from './estimateWords.ts'
import { Glyph, Stepper } from './PickRow.tsx'
import { colorAt } from './TruckTotal.tsx'
import type { Calculation } from './useCalculator.ts'

export const calculatorId = 'calculator'

/** The list as text, for a computer that sends no messages. */
function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState('')
  const [failed, setFailed] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // Browsers have no clipboard over http, or ask first.
      setFailed(text)
    }
  }
  return (
    <>
      <button type="button" className="btn-line calc-copy" onClick={copy}>
        {copied === text ? say.calculator.copied : say.calculator.copy}
      </button>
      <span role="status" className={failed === text ? 'break-anywhere' : 'sr-only'}>
        {failed === text ? say.notice.notCopied(text) : copied === text && say.calculator.copied}
      </span>
    </>
  )
}

/** Nobody should book a pickup that won't come. */
const OutsideNote = ({ zip }: { readonly zip: string }) => (
  <p className="calc-note">
    <strong>{say.calculator.outside(zip)}</strong>
    {say.calculator.closeBy}
    <CallLink className="link font-bold" />
  </p>
)

/** Whether the list may be booked: without a ZIP too, since booking asks for the place. */
export const isBookable = ({ draft: { place } }: Pick<Calculation, 'draft'>): boolean =>
  !place.zip || lookUpZip(place.zip).kind !== 'too-far'

/** To book the list, or to add to it; for a ZIP that's too far, a call. */
const ListWays = ({ draft, className = '' }: Pick<Calculation, 'draft'> & { readonly className?: string }) =>
  draft.place.zip && !isBookable({ draft }) ? (
    <OutsideNote zip={draft.place.zip} />
  ) : (
    <PriceWays load={formatLoad(draft)} more={`#${calculatorId}`} className={className} />
  )

/** Actions for an estimate; each passes the list on. */
export const EstimateActions = ({ draft, counted, estimate }: Calculation) => {
  const message = loadMessage(counted, draft.place, estimate)
  return (
    <div className="calc-actions">
      {estimate.kind === 'price' && <ListWays draft={draft} />}
      <CallLink className={estimate.kind === 'project' ? 'btn-main' : 'btn-dark'} />
      <TextLink className="btn-line" message={message}>
        {say.calculator.text}
      </TextLink>
      <a href={`${paths.home}?${formatLoad(draft)}#quote-title`} className="btn-line">
        {say.calculator.send}
      </a>
      <CopyButton text={message} />
      <button type="button" className="btn-line calc-scripted" onClick={() => print()}>
        {say.calculator.print}
      </button>
    </div>
  )
}

type AcceptedRowProps = Counted & { readonly color: string }

const AcceptedRow = memo(({ id, item, count, color }: AcceptedRowProps) => (
  <li className="calc-row">
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M1 1H15V15H1Z" fill={color} stroke={palette.ink} strokeWidth="2" />
    </svg>
    <span>{item.label}</span>
    <Stepper id={id} label={item.label} count={count} anchor="ticket" typed />
  </li>
))

/** Takes the last change of the list back. */
export const UndoButton = ({ undo }: { readonly undo: () => void }) => (
  <button type="button" onClick={undo} className="calc-undo link tap font-bold">
    {say.calculator.undo}
  </button>
)

/** What was picked, each with its color in the truck. */
const PickedList = ({ counted, undo }: Pick<Calculation, 'counted' | 'undo'>) => (
  <>
    <div className="flex items-center justify-between">
      <h3 tabIndex={-1} data-list-title="" className="font-bold">
        {say.calculator.list}
      </h3>
      {undo && <UndoButton undo={undo} />}
    </div>
    <ul className="calc-list mt-1.5 border-y border-line">
      {counted.map(({ id, item, count }, index) =>
        item.accepted ? (
          <AcceptedRow key={id} id={id} item={item} count={count} color={colorAt(index)} />
        ) : (
          <li key={id} className="calc-row">
            <span>
              <span className="text-brick">{item.label}</span>
              <small>{say.calculator.unpriced(item.reason)}</small>
            </span>
            <button
              type="submit"
              name="less"
              value={`${id}.${count}`}
              formAction={`${paths.calculator}#ticket`}
              aria-label={say.calculator.remove(item.label)}
              className="calc-step"
            >
              <Glyph d="M3 4.4 4.4 3 8 6.6 11.6 3 13 4.4 9.4 8l3.6 3.6-1.4 1.4L8 9.4 4.4 13 3 11.6 6.6 8z" />
            </button>
          </li>
        ),
      )}
    </ul>
    {counted.length >= mostItems && <p className="calc-note">{say.calculator.full(mostItems)}</p>}
  </>
)

const titleOf = (estimate: Estimate): string => {
  if (estimate.kind === 'price') return rangeWords(estimate.total)
  return estimate.kind === 'empty' ? fromPrice() : say.calculator.project
}

/** What stairs add, if there are any. */
export const StairsNote = ({ flights }: { readonly flights: number }) =>
  chargedFor.flights &&
  flights > 0 && (
    <p className="calc-note">{say.calculator.stairsFree(say.calculator.stairs(flights), priceRules().stairs.free)}</p>
  )

const BelowList = (calculation: Calculation) => {
  const { draft, estimate } = calculation
  switch (estimate.kind) {
    case 'empty':
      return <p>{say.calculator.start}</p>
    case 'project':
      return (
        <>
          <p className="mt-4">
            <strong>{projectWords(estimate.reason)}</strong>
            {say.calculator.callOrText}
          </p>
          <StairsNote {...draft.place} />
          <EstimateActions {...calculation} />
        </>
      )
    case 'price':
      return (
        <>
          <FirmNote {...calculation} />
          <ListWays draft={draft} className="calc-book" />
        </>
      )
  }
}

/** The price at the curb, where the list may have a firm one. */
function FirmNote({ counted, draft: { place }, rules }: Calculation) {
  const { zip } = place
  const firm = firmPrice(counted, { ...place, area: zip && lookUpZip(zip).kind }, rules)
  return firm && <p className="calc-note font-bold">{say.prices.firm(dollars(firm.cents))}</p>
}

/** What the total is made of. */
const Sums = ({ estimate }: { readonly estimate: Extract<Estimate, { kind: 'price' }> }) => {
  const words = sumsWords(estimate, site.price.to * 100)
  return words && <p className="mb-4 print:mb-2 print:leading-[1.3]">{words}</p>
}

/** What was picked and what it comes to. */
export const EstimateTicket = (calculation: Calculation) => {
  const { counted, estimate } = calculation
  const { kind } = estimate
  return (
    <div id="ticket" className={kind === 'empty' ? 'calc-ticket' : 'calc-ticket calc-filled'}>
      <Ticket number={say.calculator.yours} title={titleOf(estimate)}>
        {kind === 'price' && <Sums estimate={estimate} />}
        {counted.length > 0 && <PickedList {...calculation} />}
        <BelowList {...calculation} />
      </Ticket>
    </div>
  )
}
