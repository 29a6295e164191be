import { site } from '#site/site.ts'
import { againDates } from '../domain/calendar/again.ts'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import { keptDays } from '../domain/retention.ts'
import type { DeskRequest } from '../request/request.ts'
import { ActionForm } from './RequestActions.tsx'

type Props = { readonly request: DeskRequest /** UTC ms. */; readonly now: number }

/** Days on which a job that's done comes back. What's deleted by then can't. */
export function Again({ request, now }: Props) {
  const { again, receivedAt } = request
  const last = addDays(localDate(receivedAt, site.timeZone), keptDays.requests - 1)
  const all = againDates(localDate(now, site.timeZone))
  const dates = all.filter(([, date]) => date <= last)
  if (dates.length === 0) return null
  return (
    <details className="desk-more">
      <summary>{again ? `Comes back ${dateLabel(again)}` : 'Do it again later'}</summary>
      <p className="mb-3">
        It’s on your list as a new request on the day that you tap.
        {dates.length < all.length && ` It can’t be after ${dateLabel(last)}: what they gave us is deleted then.`}
      </p>
      <ActionForm request={request} action="again" className="grid gap-2 pb-3">
        {dates.map(([label, date]) => (
          <button key={date} type="submit" name="detail" value={date} className="btn-line">
            {label}: {dateLabel(date)}
          </button>
        ))}
      </ActionForm>
    </details>
  )
}
