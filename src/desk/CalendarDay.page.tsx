import { crews as usualCrews, windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { spokenWeekday } from '../domain/calendar/localTime.ts'
import { capacityKeys, dateLabel, dayName, timeLabel } from '../domain/calendar/slots.ts'
import { type CalendarDay, type CrewChanges, pickupsIn } from '../domain/deskCalendar.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import type { Values } from '../shared/forms/form.ts'
import { Section } from '../shared/parts/Section.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { CalendarStops, closedWords } from './CalendarDays.tsx'
import { DayForm } from './Closing.tsx'
import { DeskFrame, WayOn } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { marks, Why } from './Field.tsx'

type Props = {
  readonly day: CalendarDay
  readonly crews: CrewChanges
  readonly isPast: boolean
  readonly done?: string
  /** Why what was asked for wasn't done. */
  readonly trouble?: string
  /** Numbers of crews as they were typed, by place, and which of them can't be taken. */
  readonly typed?: Values
  readonly wrong?: readonly string[]
}

function Closing({ day: { date, closed, windows } }: { readonly day: CalendarDay }) {
  const count = windows.flatMap(({ pickups }) => pickups).length
  const label = dateLabel(date)
  if (closed?.by === 'holiday') return <p className="mt-2">{say.planner.holidayNote}</p>
  if (closed?.by === 'weekday') return null
  if (closed) return <DayForm date={date} act="open" label={say.planner.openAgain(label)} />
  return (
    <>
      <p className="mt-2">{say.planner.closeNote(count > 0)}</p>
      <DayForm date={date} act="close" label={say.planner.close(label)} />
    </>
  )
}

/** The number of crews that a place has without one of its own. */
function usualOf(place: string, date: string, crews: CrewChanges): number {
  const keys = [...capacityKeys(place.includes('T') ? place : `${date}T00`)]
  const wider = place.includes('T') ? keys.slice(1) : place === date ? keys.slice(2) : []
  const set = wider.find((key) => crews.has(key))
  return (set === undefined ? undefined : crews.get(set)) ?? usualCrews
}

type CrewsProps = Pick<Props, 'crews' | 'typed' | 'wrong'> & { readonly day: CalendarDay }

/** How many crews there are: in each window, on the day, on each such weekday. Empty is the usual number. */
function Crews({ day: { date, windows }, crews, typed, wrong = [] }: CrewsProps) {
  const places = [
    ...windows.map(({ slot }) => [slot, timeLabel(slot, windowHours)] as const),
    [date, say.planner.allOf(dateLabel(date))] as const,
    [dayName(date), say.planner.every(spokenWeekday(date))] as const,
  ]
  return (
    <Section id="crews" heading={say.planner.crews} look="h3" className="mt-8">
      <p className="mt-1">{say.planner.crewsNote}</p>
      <form method="post" action={deskPaths.calendar()} className="mt-3">
        <input type="hidden" name="act" value="crews" />
        <input type="hidden" name="date" value={date} />
        <Why typed={wrong.length > 0 && { why: say.planner.crewNumbers }} />
        {places.map(([place, label]) => {
          const [set, usual] = [String(crews.get(place) ?? ''), usualOf(place, date, crews)]
          return (
            <label
              key={place}
              className="grid grid-cols-[minmax(0,1fr)_minmax(3.5rem,25%)] items-center gap-x-4 gap-y-2"
            >
              <span className={`first-letter:uppercase ${place === date ? 'font-bold' : ''}`}>
                {label}
                {(typed?.[place] ?? set) !== set && `. ${say.planner.now}: ${set || usual}`}
              </span>
              <input type="hidden" name={`was-${place}`} value={set} />
              <input
                name={`crews-${place}`}
                inputMode="numeric"
                placeholder={String(usual)}
                defaultValue={typed?.[place] ?? set}
                {...(wrong.includes(place) && marks(true, place === wrong[0]))}
                className={`${fieldBox} ${wrong.includes(place) ? 'border-brick' : 'border-soft'}`}
              />
            </label>
          )
        })}
        <Submit className="btn-line w-full mt-3">{say.planner.saveCrews}</Submit>
      </form>
    </Section>
  )
}

export const calendarDayPage = ({ day, crews, isPast, done, trouble, ...typing }: Props): Page => {
  const { date, closed, windows } = day
  const hasPickups = pickupsIn([day]).length > 0
  return deskPage(
    <DeskFrame tab="calendar" title={dateLabel(date)} trouble={trouble} done={done}>
      {closed && (
        <p className="mt-2 text-[1.1875rem] font-bold">
          {closedWords(closed, date)}
          {hasPickups && say.planner.stillBooked}
        </p>
      )}
      {hasPickups && (
        <div className="desk-day mt-3">
          <CalendarStops windows={windows} canMove={!isPast} />
        </div>
      )}
      {!isPast && <Closing day={day} />}
      {!isPast && !closed && <Crews day={day} crews={crews} {...typing} />}
      <WayOn href={deskPaths.calendar({ from: date })}>{say.planner.back}</WayOn>
    </DeskFrame>,
  )
}
