import type { Quote } from '../../content/quote.ts'
import { listWords, priceWords } from '../../content/quote.ts'
import { CallLink } from '../ContactLinks.tsx'

type Props = { readonly quote: Quote | undefined }

/** The list from the price calculator, and the price that it showed. */
export const ListSummary = ({ quote }: Props) =>
  quote && (
    <p className="list-summary">
      <strong>{priceWords(quote.estimate)}</strong> for your items: {listWords(quote.counted)}. You agree to the price
      at your door.{' '}
      <a href={`/pricing-calculator?${quote.query}`} className="link font-bold">
        See or change your list
      </a>
    </p>
  )

/** Shown when the calendar can't be read, so that any window may be taken already. */
export const CalendarUnavailable = () => (
  <p className="list-summary">
    We can’t check our calendar right now. Pick a time that works for you, and we’ll call to confirm it. Or{' '}
    <CallLink className="link font-bold">call us now</CallLink>.
  </p>
)
