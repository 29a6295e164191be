import { sentences } from '#sentences'
import { say } from '#words'
import { priceWords, type Quote } from '../../business/pricing.ts'
import { paths } from '../../routes.ts'
import { CallLink } from '../shared/ContactLinks.tsx'
import { TapLink } from '../shared/Link.tsx'

type Props = { readonly quote: Quote | undefined }

const countOf = ({ counted }: Quote) => counted.reduce((sum, { count }) => sum + count, 0)

/** The price of the list from the calculator. It stays in sight while one books. */
export const ListSummary = ({ quote }: Props) =>
  quote && (
    <p className="list-summary list-price">
      <span>
        {sentences.schedule.listPrice(priceWords(quote.estimate), countOf(quote), (price) => (
          <strong>{price}</strong>
        ))}
      </span>
      <TapLink href={`${paths.calculator}?${quote.query}`}>
        {say.booking.change}
        <span className="sr-only">{sentences.schedule.yourList}</span>
      </TapLink>
    </p>
  )

/** Shown when the calendar can't be read, so that any window may be taken already. */
export const CalendarUnavailable = () => (
  <p className="list-summary">
    {sentences.schedule.noCalendar((words) => (
      <CallLink className="link font-bold">{words}</CallLink>
    ))}
  </p>
)
