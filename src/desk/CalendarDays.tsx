import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { spokenWeekday } from '../domain/calendar/localTime.ts'
import { dateLabel, slotLabel, startLabel, timeLabel } from '../domain/calendar/slots.ts'
import {
  type CalendarDay,
  type CalendarPickup,
  type CalendarWindow,
  type ClosedDay,
  freeSeats,
  seatsWords,
} from '../domain/deskCalendar.ts'
import { whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { Section } from '../shared/parts/Section.tsx'
import { Submit } from '../shared/parts/Submit.tsx'

/** "Jo Smith, Springfield": who and where, in a line. */
export const pickupWords = (pickup: CalendarPickup): string => [whoOf(pickup), pickup.town].filter(Boolean).join(', ')

/** Why nobody can book a day, as the owner reads it. */
export const closedWords = (closed: ClosedDay, date: string): string => {
  if (closed.by === 'holiday') return say.planner.closedFor(say.business.holiday(closed.name))
  return closed.by === 'owner' ? say.planner.youClosed : say.planner.noneOn(spokenWeekday(date))
}

type StopsProps = {
  readonly windows: readonly CalendarWindow[] /** Each can be moved from here. */
  readonly canMove?: boolean
}

/** Who is in some windows, the earliest first. */
export const CalendarStops = ({ windows, canMove = false }: StopsProps) => (
  <ul className={canMove ? 'desk-stops desk-stops-wide' : 'desk-stops'}>
    {windows.flatMap(({ slot, pickups }) =>
      pickups.map((pickup, index) => (
        <li key={pickup.reference} className={index === 0 ? 'desk-first' : undefined}>
          <span className={index === 0 ? 'desk-when' : 'sr-only'}>{timeLabel(slot, windowHours)}</span>
          <a href={deskPaths.request(pickup.reference)} className="desk-stop break-anywhere">
            <span className="link font-bold">{whoOf(pickup)}</span> <span className="text-soft">{pickup.town}</span>
          </a>
          {pickup.isHeld && <span className="desk-chip desk-late">{say.requests.statuses.held}</span>}
          {pickup.isDone && <span className="desk-chip">{say.requests.statuses.done}</span>}
          {canMove && !pickup.isDone && !pickup.isHeld && (
            <a href={deskPaths.calendar({ for: pickup.reference })} className="link tap font-bold">
              {say.planner.moveOne}
              <span className="sr-only"> {whoOf(pickup)}</span>
            </a>
          )}
        </li>
      )),
    )}
  </ul>
)

export type SlotsProps = {
  /** What a tap on a window does, in words, and where it leads. */
  readonly verb: string
  readonly hrefOf: (slot: string) => string
  /** The window that a pickup has already. */
  readonly current?: string | undefined
}

const Seat = ({ window, verb, hrefOf, current }: SlotsProps & { readonly window: CalendarWindow }) => {
  const { slot } = window
  if (slot === current)
    return (
      <span className="desk-seat desk-seat-now">
        <strong>{startLabel(slot)}</strong> {say.planner.now}
      </span>
    )
  return (
    <a href={hrefOf(slot)} className={freeSeats(window) > 0 ? 'desk-seat' : 'desk-seat desk-seat-full'}>
      <strong>{startLabel(slot)}</strong> {seatsWords(window)}
      <span className="sr-only">
        : {verb} {slotLabel(slot, windowHours)}
      </span>
    </a>
  )
}

/** A day of the calendar: who's in it, and the windows that can still be booked. */
const Day = ({ day, today, isPicking, ...slots }: DaysProps & { readonly day: CalendarDay }) => {
  const { date, closed, windows } = day
  const open = closed ? [] : windows.filter(({ isOver }) => !isOver)
  const hasPickups = windows.some(({ pickups }) => pickups.length > 0)
  return (
    <section
      aria-labelledby={`day-${date}`}
      className={closed && !hasPickups ? 'desk-day desk-day-closed' : 'desk-day'}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 min-h-11">
        <h2 id={`day-${date}`} className="h3">
          {dateLabel(date)}
          {date === today && say.planner.today}
        </h2>
        {date >= today && !isPicking && (!closed || closed.by === 'owner') && (
          <a href={deskPaths.calendar({ day: date })} className="link tap">
            {closed?.by === 'owner' ? say.planner.open : say.planner.change}
            <span className="sr-only"> {dateLabel(date)}</span>
          </a>
        )}
      </div>
      {closed && <p className="text-soft">{closedWords(closed, date)}</p>}
      {hasPickups && <CalendarStops windows={windows} canMove={closed !== undefined} />}
      {!closed && !hasPickups && open.length === 0 && <p className="text-soft">{say.planner.noPickups}</p>}
      {open.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] md:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-[0.3125rem] mt-2">
          {open.map((window) => (
            <Seat key={window.slot} window={window} {...slots} />
          ))}
        </div>
      )}
    </section>
  )
}

type DaysProps = SlotsProps & {
  readonly today: string
  /** A window is picked for a request: days aren't changed here. */
  readonly isPicking?: boolean
}

export const CalendarDays = ({ days, ...props }: DaysProps & { readonly days: readonly CalendarDay[] }) => (
  <div className="grid gap-3 mt-3">
    {days.map((day) => (
      <Day key={day.date} day={day} {...props} />
    ))}
  </div>
)

type CalendarLinkProps = {
  readonly url: string /** How often such addresses were revoked before. */
  readonly number: number
}

/** The address at which calendar programs read all pickups. */
export const CalendarLink = ({ url, number }: CalendarLinkProps) => (
  <Section id="subscribe" heading={say.planner.subscribe} look="h3" className="mt-8">
    <p className="mt-1">{say.planner.subscribeNote}</p>
    <p className="mt-3">
      <a href={url.replace(/^https?:/, 'webcal:')} className="btn-line w-full">
        {say.planner.subscribeHere}
      </a>
    </p>
    <label className="block mt-3 font-bold">
      {say.planner.copyAddress}
      <input readOnly value={url} className={`${fieldBox} border-soft font-normal`} />
    </label>
    <details className="desk-more">
      <summary>{say.planner.replaceAddress}</summary>
      <form method="post" action={deskPaths.calendar()} className="pb-3">
        <input type="hidden" name="act" value="revoke" />
        <input type="hidden" name="number" value={number} />
        <p className="mb-3">{say.planner.replaceNote}</p>
        <Submit className="btn-line w-full">{say.planner.newAddress}</Submit>
      </form>
    </details>
  </Section>
)
