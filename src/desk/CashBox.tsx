import { say } from '#words'
import { crewName } from '../business/crews.ts'
import { paidWords, receiptOf } from '../domain/calendar/booking.ts'
import { dollars } from '../domain/prices/price.ts'
import type { Paid } from '../store/income.ts'

type Props = {
  readonly paid: readonly Paid[]
  /** The crews whose parts are said. */
  readonly crews: readonly number[]
}

const sumOf = (paid: readonly Paid[], of: (one: Paid) => number) => paid.reduce((all, one) => all + of(one), 0)

/** What jobs brought on a day, by how it was paid: what has to be in the box in the evening. */
export function CashBox({ paid, crews }: Props) {
  const sum = (of: (one: Paid) => number) => sumOf(paid, of)
  const methods = [
    ...Map.groupBy(
      paid.filter(({ priced }) => priced > 0),
      ({ method }) => method,
    ),
  ]
  const jobs = sum((one) => one.jobs)
  if (jobs === 0) return null
  const open = jobs - sum(({ priced }) => priced)
  return (
    <section className="desk-card mt-3" aria-labelledby="paid">
      <h2 id="paid" className="h3">
        {say.day.paid(dollars(sum(({ cents }) => cents)))}
      </h2>
      <ul className="flex flex-wrap gap-x-4 mt-1 text-[1.1875rem]">
        {methods
          .map(([method, own]) => [method, sumOf(own, ({ cents }) => cents)] as const)
          .map(([method, cents]) => (
            <li key={method}>
              {method ? paidWords(receiptOf(cents, method, [])) : say.day.nobodySaidHow(dollars(cents))}
            </li>
          ))}
      </ul>
      {crews.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 mt-1 text-soft">
          {crews.map((crew) => (
            <li key={crew}>
              {crewName(crew)}: {dollars(sum((one) => (one.crew === crew ? one.cents : 0)))}
            </li>
          ))}
        </ul>
      )}
      {open > 0 && <p className="mt-1 font-bold">{say.day.withoutAmount(open)}</p>}
    </section>
  )
}
