import type { Quote } from '../../content/quote.ts'
import { listWords, priceWords } from '../../content/quote.ts'
import { CallLink } from '../ContactLinks.tsx'

type Props = { readonly quote: Quote | undefined }

/** The list from the price calculator, and the price that it showed. */
export const ListSummary = ({ quote }: Props) =>
  quote && (
    <p className="list-summary">
      <strong>{priceWords(quote.estimate)}</strong> for your list: {listWords(quote.counted)}. You agree to the price at
      your door.{' '}
      <a href={`/pricing-calculator?${quote.query}`} className="link font-bold">
        See or change it
      </a>
    </p>
  )

/** Shown when the calendar can't be read, so that any window may be taken already. */
export const CalendarUnavailable = () => (
  <p className="list-summary">
    We cannot look into our calendar at this moment. Pick the time that suits you: we will call to confirm it. Or{' '}
    <CallLink className="link font-bold">call us now</CallLink>.
  </p>
)
