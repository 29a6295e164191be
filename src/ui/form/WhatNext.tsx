import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { arrivalRules } from '../../content/calendar.ts'
import { replyTime } from '../../domain/calendar/replyTime.ts'
import type { OpenSlots } from '../../domain/calendar/slots.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'

/** When the business answers, if it has said how fast it does; `now` in UTC ms. */
export const ReplyTime = ({ now }: { readonly now: number }) => {
  const { replyMinutes } = site.hours
  if (replyMinutes === undefined) return null
  const { hours: pickup, isClosed, timeZone } = arrivalRules()
  const said = replyTime(now, replyMinutes, { pickup, isClosed, timeZone })
  return <p className="mt-3 font-bold">You’ll hear from us {said}.</p>
}

/** How many windows are offered right after a quote was asked for. */
const offered = 3

/** The next free windows, each a tap from its form; none where the calendar can't be read. */
export const NextWindows = ({ open }: { readonly open: OpenSlots }) => {
  if (!open.sure || open.slots.length === 0) return null
  return (
    <section aria-labelledby="next-windows" className="mt-6 print:hidden">
      <h2 id="next-windows" className="h3">
        Want to pick a time now?
      </h2>
      <ul className="mt-2 grid gap-2">
        {open.slots.slice(0, offered).map(({ id }) => (
          <li key={id}>
            <a href={`/schedule?slot=${id}`} className="btn-line w-full sm:w-auto">
              {slotLabel(id, windowHours)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
