import type { ReactNode } from 'react'
import type { Testimonial } from '../../sites/schema/texts.ts'
import { CalendarDate } from './CalendarDate.tsx'

type Props = {
  readonly of: Testimonial
  /** After the town: how far that is from here. */
  readonly children?: ReactNode
}

/** Who said it and where, then what is known of the job, its date and where the review was published. */
export const Byline = ({ of: { author, place, job, date, source }, children }: Props) => (
  <span className="flex flex-wrap gap-x-3">
    <span>
      <strong>{author}</strong>, {place}
      {children}
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
