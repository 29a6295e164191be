import type { FormState } from '../forms/form.ts'
import { LeadForm } from './form/LeadForm.tsx'
import { Island } from './Island.tsx'
import { Ticket } from './Ticket.tsx'

type Props = {
  readonly title: string
  /** The page that the form is posted to, which is the one that shows it. */
  readonly action: string
  readonly button: string
  readonly form: FormState | undefined
}

/** The quote request, written on a job ticket. */
export const QuoteTicket = ({ title, action, button, form }: Props) => (
  <section aria-labelledby="quote-title">
    <Ticket number="Free quote · no obligation" title={title} titleId="quote-title">
      <Island name="LeadForm" component={LeadForm} props={{ form: 'quote', action, button, state: form }} />
    </Ticket>
  </section>
)
