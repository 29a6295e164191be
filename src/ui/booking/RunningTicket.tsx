import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import type { Quote } from '../../business/pricing.ts'
import { dateLabel, isSlotId, slotDate, timeLabel } from '../../domain/calendar/slots.ts'
import { listWords } from '../../domain/prices/words.ts'
import type { Values } from '../../forms/form.ts'
import { TapLink } from '../shared/Link.tsx'
import { Ticket } from '../shared/Ticket.tsx'
import { type Step, stepHref } from './draftAddress.ts'

type Line = { readonly step: Step; readonly label: string; readonly said: ReactNode }

/** A window in words, whose hours stay on one line. */
const SlotWords = ({ slot }: { readonly slot: string }) => (
  <>
    <span>{dateLabel(slotDate(slot))}, </span>
    <span className="inline-block">{timeLabel(slot, windowHours)}</span>
  </>
)

type LinesProps = {
  /** The step that's asked now, where earlier ones have links to change them. */
  readonly step?: Step
  readonly values: Values
  /** The things from the calculator, in words. */
  readonly list: string | undefined
}

/** Answers so far, line by line. */
export const PickupLines = ({ step, values, list }: LinesProps) => {
  const { 'junk-type': what, location, slot } = values
  const { steps, what: whatLabel, notYet, change } = say.booking
  const lines: readonly Line[] = [
    { step: 'where', label: steps.where, said: location || undefined },
    {
      step: 'where',
      label: whatLabel,
      said: [what, list].filter(Boolean).join('. ') || undefined,
    },
    { step: 'when', label: steps.when, said: slot && isSlotId(slot) && <SlotWords slot={slot} /> },
  ]
  return (
    <dl>
      {lines
        .filter(({ step: each, said }) => said || each !== 'when' || each !== step)
        .map(({ step: each, label, said }) => (
          <div key={label} className="ticket-line">
            <dt className="flex-none min-w-20 font-bold">{label}</dt>
            <dd className="flex-[1_1_6rem] break-anywhere">{said || <span className="text-soft">{notYet}</span>}</dd>
            {said && step && each !== step && (
              <dd>
                <TapLink href={stepHref(each, values)}>
                  {change}
                  <span className="sr-only"> {label.toLowerCase()}</span>
                </TapLink>
              </dd>
            )}
          </div>
        ))}
    </dl>
  )
}

type Props = { readonly step: Step; readonly values: Values; readonly quote: Quote | undefined }

/** Answers so far, on a ticket, with links to change each. */
export const RunningTicket = ({ step, values, quote }: Props) => (
  <Ticket number={say.booking.soFar} title={say.booking.yours} level={2}>
    <PickupLines step={step} values={values} list={quote && listWords(quote.counted)} />
    <p className="mt-4 text-[0.9375rem] leading-snug text-soft">{say.booking.noCharge}</p>
  </Ticket>
)
