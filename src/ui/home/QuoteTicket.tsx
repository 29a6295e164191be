import type { FormState } from '../../forms/form.ts'
import { LeadForm } from '../form/LeadForm.tsx'
import { Island } from '../Island.tsx'
import { Ticket } from '../Ticket.tsx'

/** The quote request, written on a job ticket. */
export const QuoteTicket = ({ form }: { readonly form: FormState | undefined }) => (
  <section aria-labelledby="quote-title">
    <Ticket number="Job ticket · no charge to ask" title="Get a free quote" titleId="quote-title">
      <Island
        name="LeadForm"
        component={LeadForm}
        props={{ form: 'quote', action: '/', button: 'Get my free quote', state: form }}
      />
    </Ticket>
  </section>
)
