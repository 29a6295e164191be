import type { Quote } from '../../business/quote.ts'
import { listWords, priceWords } from '../../business/quote.ts'
import type { FormState } from '../../forms/form.ts'
import { paths } from '../../routes.ts'
import { LeadForm } from '../form/LeadForm.tsx'
import { Island } from '../shared/Island.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Ticket } from '../shared/Ticket.tsx'

type Props = {
  readonly title: string
  /** The page that the form is posted to, which is the one that shows it. */
  readonly action: string
  readonly button: string
  readonly form: FormState | undefined
  /** The list from the price calculator, which comes along. */
  readonly quote?: Quote | undefined
}

/** The quote request, written on a job ticket. */
export const QuoteTicket = ({ title, action, button, form, quote }: Props) => (
  <section aria-labelledby="quote-title">
    <Ticket number="Free quote · no obligation" title={title} titleId="quote-title">
      {quote && (
        <p className="mb-4">
          <strong>{priceWords(quote.estimate)}</strong> for {listWords(quote.counted)}.{' '}
          <TapLink href={`${paths.calculator}?${quote.query}`}>
            Change<span className="sr-only"> your list</span>
          </TapLink>
        </p>
      )}
      <Island name="LeadForm" component={LeadForm} props={{ form: 'quote', action, button, state: form }} />
    </Ticket>
  </section>
)
