import { site } from '#site/site.ts'
import { say } from '#words'
import { againDates } from '../domain/calendar/booking.ts'
import { localDate } from '../domain/calendar/localTime.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import type { DeskRequest } from '../request/request.ts'
import { ActionForm } from './RequestActions.tsx'

type Props = { readonly request: DeskRequest /** UTC ms. */; readonly now: number }

export function Again({ request, now }: Props) {
  const { again } = request
  return (
    <details className="desk-more">
      <summary>{again ? say.request.comesBack(dateLabel(again)) : say.request.again}</summary>
      <p className="mb-3">{say.request.againNote}</p>
      <ActionForm request={request} action="again" className="grid gap-2 pb-3">
        {againDates(localDate(now, site.timeZone)).map((date, index) => (
          <button key={date} type="submit" name="detail" value={date} className="btn-line">
            {say.request.againIn[index]}: {dateLabel(date)}
          </button>
        ))}
      </ActionForm>
    </details>
  )
}
