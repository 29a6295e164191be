import type { Quote } from '../../business/quote.ts'
import { priceWords } from '../../business/quote.ts'
import { paths } from '../../routes.ts'
import { CallLink } from '../shared/ContactLinks.tsx'
import { TapLink } from '../shared/Link.tsx'

type Props = { readonly quote: Quote | undefined }

const itemsOf = ({ counted }: Quote) => {
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  return all === 1 ? 'one item' : `${all} items`
}

/** The price of the list from the calculator. It stays in sight while one books. */
export const ListSummary = ({ quote }: Props) =>
  quote && (
    <p className="list-summary list-price">
      <span>
        <strong>{priceWords(quote.estimate)}</strong> for {itemsOf(quote)}
      </span>
      <TapLink href={`${paths.calculator}?${quote.query}`}>
        Change<span className="sr-only"> your list</span>
      </TapLink>
    </p>
  )

/** Shown when the calendar can't be read, so that any window may be taken already. */
export const CalendarUnavailable = () => (
  <p className="list-summary">
    We can’t check our calendar right now. Pick a time that works for you, and we’ll call to confirm it. Or{' '}
    <CallLink className="link font-bold">call us now</CallLink>.
  </p>
)
