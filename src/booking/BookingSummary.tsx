import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { payBy } from '../business/contact.ts'
import type { Quote } from '../business/pricing.ts'
import { dateLabel, isSlotId, slotDate, timeLabel } from '../domain/calendar/slots.ts'
import { loadFields } from '../domain/items/itemList.ts'
import { listWords } from '../domain/prices/price.ts'
import { paths, withQuery } from '../routes.ts'
import type { Values } from '../shared/forms/form.ts'
import { boldCall, CallLink, TapLink } from '../shared/parts/Link.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'

export const steps = ['where', 'when', 'who'] as const
export type Step = (typeof steps)[number]

/** Fields that can be answered before the last step. Street, phone and name are never in an address. */
export const draftFields = ['location', 'junk-type', 'slot', ...loadFields] as const

/** Address of a page with the answers so far, which `bookingDraft.ts` reads: the form's script needs none of our items and towns. */
export const answersHref = (path: string, values: Values, more: Values = {}): string =>
  withQuery(path, { ...Object.fromEntries(draftFields.map((name) => [name, values[name]])), ...more })

/** Leads to the other way to book, with all answers so far: the script takes along what was chosen and typed since. */
export const switchTo = (path: string, values: Values) => (words: string) => (
  <a href={answersHref(path, values)} className="link font-bold" data-draft="">
    {words}
  </a>
)

/** Address of a step with the answers so far. */
export const stepHref = (step: Step, values: Values): string => answersHref(paths.bookOnline, values, { step })

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

type RunningTicketProps = { readonly step: Step; readonly values: Values; readonly quote: Quote | undefined }

/** Answers so far, on a ticket, with links to change each. */
export const RunningTicket = ({ step, values, quote }: RunningTicketProps) => (
  <Ticket title={sentences.schedule.soFar} level={2}>
    <PickupLines step={step} values={values} list={quote && listWords(quote.counted)} />
    <p className="mt-4 text-[0.9375rem] leading-snug text-soft">
      {quote?.firm ? payBy() : sentences.schedule.noCharge}
    </p>
  </Ticket>
)

/** In place of a form that couldn't be sent: no window can be chosen, as where pickups are by appointment or a season is over. */
export const NothingOpen = () => (
  <>
    <p className="mb-4">{say.booking.noWindows}</p>
    <p className="flex flex-wrap gap-3">
      <CallLink className="btn-main" />
      <a href={paths.quote} className="btn-line">
        {say.frame.freeQuote}
      </a>
    </p>
  </>
)

/** Shown when the calendar can't be read, so that any window may be taken already. */
export const CalendarUnavailable = () => <p className="list-summary">{sentences.schedule.noCalendar(boldCall)}</p>
