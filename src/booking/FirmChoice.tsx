// A firm price, and the choice that it's for: outside of the form's island, since all of it works without a script.
import { sentences } from '#sentences'
import { firm } from '#site/prices.ts'
import { say } from '#words'
import { codeNote, dayPrices } from '../business/adjustments.ts'
import { hasDatedPrices } from '../business/codes.ts'
import { payBy } from '../business/contact.ts'
import { quoteOf } from '../business/items.ts'
import { lookUpPlace } from '../business/lookUpPlace.ts'
import { priceWords, type Quote } from '../business/pricing.ts'
import { dollars } from '../domain/prices/price.ts'
import { capital } from '../domain/text.ts'
import { listed } from '../language/texts.ts'
import { paths } from '../routes.ts'
import type { SlotWeek } from '../shared/calendar/SlotChoice.tsx'
import { ticked } from '../shared/forms/fields.ts'
import type { Values } from '../shared/forms/form.ts'
import { bookingForm, spots } from '../shared/forms/forms.ts'
import { TapLink } from '../shared/parts/Link.tsx'

/** The price of a list in some answers, firm where it may be at their place; wherever it turns out to be. */
export const quoteAt = ({ location, spot: _, ...values }: Values): Quote | undefined =>
  quoteOf(values, location ? lookUpPlace(location).kind : undefined)

/** What's said of paying, next to a price that's firm, or else to one that's agreed on at the door. */
export const termsOf = (quote: Quote | undefined): string => (quote?.firm ? payBy() : sentences.schedule.terms(payBy()))

/**
 * What a price says on each of some days, for the script to say as another is chosen; nothing where all days cost the same. The
 * script knows no codes, so it can't work them out.
 */
export const onDays = (days: readonly { readonly date: string }[], says: (slot: string) => string | undefined) =>
  hasDatedPrices
    ? { 'data-by-day': JSON.stringify(Object.fromEntries(days.map(({ date }) => [date, says(date) ?? '']))) }
    : undefined

/** A price's terms: what depends on the day, and what a typed code is good for. */
export const PriceNotes = ({ values, today, days }: { values: Values; today: string; days: SlotWeek['days'] }) => (
  <>
    {dayPrices(today) && <p className="list-summary">{dayPrices(today)}</p>}
    {values.code && (
      <p className="list-summary" role="status" {...onDays(days, (slot) => codeNote({ ...values, slot }))}>
        {codeNote(values)}
      </p>
    )}
  </>
)

/** What the quote of a list says on each of some days. */
export const quoteOn = (days: SlotWeek['days'], values: Values, says: (quote: Quote) => string) =>
  onDays(days, (slot) => {
    const quote = quoteAt({ ...values, slot })
    return quote && says(quote)
  })

/** The firm price of a quote that has one. */
export const firmOf = ({ firm = 0 }: Quote): string => dollars(firm)

const firmWords = (quote: Quote) => sentences.schedule.firm.price(firmOf(quote))

type Props = { readonly values: Values; readonly quote: Quote | undefined; readonly days: SlotWeek['days'] }

const countOf = ({ counted }: Quote) => counted.reduce((sum, { count }) => sum + count, 0)

/** The price of the list from the calculator, firm while a place is chosen where it is. It stays in sight while one books. */
export const ListSummary = ({ values, quote, days }: Props) =>
  quote && (
    <p className="list-summary list-price">
      <span>
        {sentences.schedule.listPrice(priceWords(quote.estimate), countOf(quote), (words) => (
          <>
            {quote.firm && (
              <strong className="list-firm" {...quoteOn(days, values, firmWords)}>
                {firmWords(quote)}
              </strong>
            )}
            <strong {...quoteOn(days, values, ({ estimate }) => priceWords(estimate))}>{words}</strong>
          </>
        ))}
      </span>
      <TapLink href={`${paths.calculator}?${quote.query}`}>
        {say.booking.change}
        <span className="sr-only">{sentences.schedule.yourList}</span>
      </TapLink>
    </p>
  )

/** Where the things are, with the price that's firm there, and what changes it. Nothing for a list without such a price. */
export function FirmChoice({ values, quote, days }: Props) {
  if (!quote?.firm) return null
  const words = sentences.schedule.firm
  const own = { form: bookingForm.name }
  const breaks = (firm?.breaks ?? []).map((why) => words.breaks[why])
  return (
    <fieldset id="booking-firm" className="firm-choice mb-4" tabIndex={-1}>
      <legend className="h3">{words.where}</legend>
      <input type="hidden" name="firm" value={firmOf(quote)} {...own} {...quoteOn(days, values, firmOf)} />
      <div className="calc-flights flex flex-wrap gap-2 my-2">
        {spots.map((spot) => (
          <label key={spot} className="relative">
            <input type="radio" name="spot" value={spot} defaultChecked={spot === (values.spot || spots[0])} {...own} />
            <span>{capital(say.message.spots[spot])}</span>
          </label>
        ))}
      </div>
      <div className="firm-set">
        <p>
          <strong className="h3" {...quoteOn(days, values, firmWords)}>
            {firmWords(quote)}
          </strong>
          {'. '}
          {words.changes(listed(breaks, 'disjunction'))}
        </p>
        <label className="flex items-center gap-3 min-h-11">
          <input
            type="checkbox"
            name="away"
            value={ticked}
            defaultChecked={values.away === ticked}
            className="tick-box"
            {...own}
          />
          <span>{words.away}</span>
        </label>
        <p className="firm-photo">{words.photo}</p>
      </div>
      <p className="firm-inside">{sentences.schedule.terms(payBy())}</p>
    </fieldset>
  )
}
