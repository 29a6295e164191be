import type { Testimonial } from '../../sites/schema/texts.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

const words = (day: string): string =>
  `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`

/** A local calendar date such as 2026-10-05, formatted from its digits, so that no time zone moves it. */
export const CalendarDate = ({ day }: { readonly day: string }) => <time dateTime={day}>{words(day)}</time>

/** Who said it and where, then what is known of the job, its date and where the review was published. */
export const Byline = ({ of: { author, place, job, date, source } }: { readonly of: Testimonial }) => (
  <span className="flex flex-wrap gap-x-3">
    <span>
      <strong>{author}</strong>, {place}
    </span>
    {(job || date || source) && (
      <span className="flex flex-wrap gap-x-3 text-soft">
        {job && <span>{job}</span>}
        {date && <CalendarDate day={date} />}
        {source && (
          <a href={source.href} className="link tap">
            {source.label}
          </a>
        )}
      </span>
    )}
  </span>
)
