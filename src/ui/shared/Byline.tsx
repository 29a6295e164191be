import { say } from '#words'
import type { Testimonial } from '../../sites/schema/texts.ts'

/** A local calendar date such as 2026-10-05, formatted from its digits, so that no time zone moves it. */
export const CalendarDate = ({ day }: { readonly day: string }) => (
  <time dateTime={day}>{say.time.fullDate(Number(day.slice(8, 10)), Number(day.slice(5, 7)), day.slice(0, 4))}</time>
)

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
