import type { Quote } from '../../content/quote.ts'
import type { Values } from '../../forms/form.ts'
import { Ticket } from '../Ticket.tsx'
import type { Step } from './draft.ts'
import { slotText, stepHref, steps } from './draft.ts'
import { ListSummary } from './ListSummary.tsx'

type Line = { readonly step: Step; readonly label: string; readonly said: string | undefined; readonly later: string }

type Props = { readonly step: Step; readonly values: Values; readonly quote: Quote | undefined }

/** Answers so far, on a ticket, with links to change each. */
export const RunningTicket = ({ step, values, quote }: Props) => {
  const { 'junk-type': what, location, slot } = values
  const lines: readonly Line[] = [
    { step: 'what', label: 'What', said: what || (quote ? 'Your list' : undefined), later: 'Tell us at the door' },
    { step: 'where', label: 'Where', said: location || undefined, later: 'Not yet' },
    { step: 'when', label: 'When', said: slotText(slot), later: 'Not yet' },
  ]
  return (
    <Ticket number="Your pickup so far" title="Your pickup" level={2}>
      <ListSummary quote={quote} />
      <dl>
        {lines.map(({ step: each, label, said, later }) => (
          <div key={each} className="ticket-line">
            <dt className="flex-none w-16 font-bold">{label}</dt>
            <dd className="flex-[1_1_6rem] break-anywhere">
              {said ?? (
                <span className="text-soft">{steps.indexOf(each) < steps.indexOf(step) ? later : 'Not yet'}</span>
              )}
            </dd>
            {said && each !== step && (
              <dd>
                <a href={stepHref(each, values)} className="link tap font-bold">
                  Change<span className="sr-only"> {label.toLowerCase()}</span>
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[0.9375rem] leading-snug text-soft">
        You agree to the price at your door, before we lift anything. If it’s not for you, there’s no charge.
      </p>
    </Ticket>
  )
}
