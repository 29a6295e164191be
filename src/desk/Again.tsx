import { site } from '#site/site.ts'
import { againDates } from '../domain/calendar/again.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import type { DeskRequest } from '../request/request.ts'
import { ActionForm } from './RequestActions.tsx'

type Props = { readonly request: DeskRequest /** UTC ms. */; readonly now: number }

export function Again({ request, now }: Props) {
  const { again } = request
  return (
    <details className="desk-more">
      <summary>{again ? `Comes back ${dateLabel(again)}` : 'Do it again later'}</summary>
      <p className="mb-3">It’s on your list as a new request on the day that you tap. Until then it’s kept.</p>
      <ActionForm request={request} action="again" className="grid gap-2 pb-3">
        {againDates(localDate(now, site.timeZone)).map(([label, date]) => (
          <button key={date} type="submit" name="detail" value={date} className="btn-line">
            {label}: {dateLabel(date)}
          </button>
        ))}
      </ActionForm>
    </details>
  )
}
