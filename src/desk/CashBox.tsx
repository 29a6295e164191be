import { paidWords, receiptOf } from '../domain/calendar/booking.ts'
import { dollars } from '../domain/prices/price.ts'
import type { Paid } from '../store/income.ts'

type Props = { readonly paid: readonly Paid[] }

/** What jobs brought on a day, by how it was paid: what has to be in the box in the evening. */
export function CashBox({ paid }: Props) {
  const sum = (of: (one: Paid) => number) => paid.reduce((all, one) => all + of(one), 0)
  const jobs = sum((one) => one.jobs)
  if (jobs === 0) return null
  const open = jobs - sum(({ priced }) => priced)
  return (
    <section className="desk-card mt-3" aria-labelledby="paid">
      <h2 id="paid" className="h3">
        Paid: {dollars(sum(({ cents }) => cents))}
      </h2>
      <ul className="flex flex-wrap gap-x-4 mt-1 text-[1.1875rem]">
        {paid
          .filter(({ priced }) => priced > 0)
          .map(({ method, cents }) => (
            <li key={method}>
              {method ? paidWords(receiptOf(cents, method, [])) : `${dollars(cents)}, nobody said how`}
            </li>
          ))}
      </ul>
      {open > 0 && <p className="mt-1 font-bold">{open === 1 ? '1 job' : `${open} jobs`} without an amount.</p>}
    </section>
  )
}
