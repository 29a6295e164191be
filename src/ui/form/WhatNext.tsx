import { windowHours } from '#site/calendar.ts'
import { replyIn } from '../../business/calendar.ts'
import type { OpenSlots } from '../../domain/calendar/slots.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'
import type { BookingPrefill } from '../../routes.ts'
import { paths } from '../../routes.ts'

/** When the business answers, if it has said how fast it does; `now` in UTC ms. */
export function replyWords(now: number): string | undefined {
  const said = replyIn(now)
  return said && `You’ll hear from us ${said}.`
}

export const ReplyTime = ({ now }: { readonly now: number }) => {
  const said = replyWords(now)
  return said && <p className="mt-3 font-bold">{said}</p>
}

/** How many windows are offered right after a quote was asked for. */
const offered = 3

/** The next free windows, each a tap from its form; none where the calendar can't be read. */
export const NextWindows = ({ open, known }: { readonly open: OpenSlots; readonly known?: BookingPrefill }) => {
  if (!open.sure || open.slots.length === 0) return null
  return (
    <section aria-labelledby="next-windows" className="mt-6 print:hidden">
      <h2 id="next-windows" className="h3">
        Want to pick a time now?
      </h2>
      <ul className="mt-2 grid gap-2">
        {open.slots.slice(0, offered).map(({ id }) => (
          <li key={id}>
            <a href={paths.schedule({ ...known, slot: id })} className="btn-line w-full sm:w-auto">
              {slotLabel(id, windowHours)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
