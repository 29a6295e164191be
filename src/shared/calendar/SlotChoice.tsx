import { Fragment, type ReactNode } from 'react'
import { holidays, windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { arrivalRules, windowSpan } from '../../business/calendar.ts'
import { areaWords } from '../../business/places.ts'
import { hoursOn } from '../../domain/calendar/hours.ts'
import { addDays, dateMs, holidayOn } from '../../domain/calendar/localTime.ts'
import { dateLabel, isDate, type OpenSlots, slotDate, timeLabel } from '../../domain/calendar/slots.ts'
import { capital } from '../../domain/text.ts'
import { FieldError } from '../form/TextInput.tsx'
import { TapLink } from '../parts/Link.tsx'

/** A day: the ids of its free windows, or in words why there are none. */
export type SlotDay = { readonly date: string; readonly slots: readonly string[]; readonly none?: string }

/** The days on a page, and the dates of earlier and later pages. */
export type SlotWeek = { readonly days: readonly SlotDay[]; readonly earlier?: string; readonly later?: string }

const shown = 7

/**
 * Seven days of free windows. They begin on the asked date where that is one, else with the week that holds the wanted
 * window, else today. The `current` window of a booking is among them, free or not.
 */
export function slotWeek({ today, slots }: OpenSlots, asked: string | null, wanted = '', current = ''): SlotWeek {
  const last = slots.at(-1)?.date ?? today
  const from = startOf(today, last, asked, wanted)
  const days = Array.from({ length: shown }, (_, index): SlotDay => {
    const date = addDays(from, index)
    const open = slots.filter((slot) => slot.date === date).map(({ id }) => id)
    const free = slotDate(current) === date ? [...new Set([...open, current])].sort() : open
    if (free.length > 0) return { date, slots: free }
    const { closed, byPhone, noneOpen } = say.booking
    const isByPhone = hoursOn(date, { ...arrivalRules(), appointments: true })?.byAppointment
    return { date, slots: [], none: holidayOn(date, holidays) ? closed : isByPhone ? byPhone : noneOpen }
  })
  const [earlier, later] = [addDays(from, -shown), addDays(from, shown)]
  return {
    days,
    ...(from > today ? { earlier: earlier < today ? today : earlier } : {}),
    ...(later <= last ? { later } : {}),
  }
}

/**
 * The day that is open and the window chosen on it: the wanted one, or the first. Without `presets` only the wanted one is
 * chosen; of a wanted day, none.
 */
export function chosenOf(days: readonly SlotDay[], wanted = '', presets = true) {
  const day = days.find(({ slots }) => slots.includes(wanted))
  if (day) return { open: day, chosen: wanted }
  const free = days.filter(({ slots }) => slots.length > 0)
  const open = free.find(({ date }) => date === slotDate(wanted)) ?? free[0]
  return { open, chosen: presets ? open?.slots[0] : undefined }
}

function startOf(today: string, last: string, asked: string | null, wanted: string): string {
  if (asked && isDate(asked) && asked >= today && asked <= last) return asked
  const date = isDate(slotDate(wanted)) ? slotDate(wanted) : today
  if (date <= today || date > last) return today
  const weeks = Math.floor((dateMs(date) - dateMs(today)) / (shown * 24 * 3_600_000))
  return addDays(today, weeks * shown)
}

type Props = SlotWeek & {
  readonly id: string
  /** Name of the field with the window's id. */
  readonly name: string
  readonly legend: string
  /** The window that is chosen already, if it is still free, or the day. */
  readonly value: string | undefined
  readonly error?: string
  /** The window that was taken meanwhile. */
  readonly lost?: string
  /** The window that a booking has already: it's named, can't be chosen, and no other is chosen for the visitor. */
  readonly current?: string
  /** The first open window is chosen for the visitor where they've chosen none. */
  readonly presets?: boolean
  /** Address of this page, to which a `from` date is appended. */
  readonly weekHref: string
  /** It's the question that a visitor goes on to. */
  readonly isNext?: boolean
  /** Goes below the error. */
  readonly children?: ReactNode
}

type TimeProps = { readonly id: string; readonly name: string; readonly slot: string; readonly checked: boolean }

const Time = ({ id, name, slot, checked }: TimeProps) => (
  <span className="relative grid">
    <input type="radio" id={`${id}-${slot}`} name={name} value={slot} defaultChecked={checked} className="slot-pick" />
    <label htmlFor={`${id}-${slot}`} className="slot-time drawn-field">
      {capital(timeLabel(slot, windowHours))}
    </label>
  </span>
)

const CurrentTime = ({ slot }: { readonly slot: string }) => (
  <p className="slot-time slot-current">
    <span>
      {say.booking.now}
      <span className="inline-block">{timeLabel(slot, windowHours)}</span>
    </span>
  </p>
)

/** A day as a leaf of a wall calendar: "Fri," and below it, larger, "Nov 27". */
const Leaf = ({ id, day }: { readonly id: string; readonly day: SlotDay }) => {
  const [name, ...date] = dateLabel(day.date).split(' ')
  return (
    <label htmlFor={id} className={day.none ? 'leaf leaf-none' : 'leaf drawn-field'}>
      <span className="font-bold leading-[1.2]">{name} </span>
      <span className="leaf-number">{date.join(' ')} </span>
      {day.none && <span className="text-[0.8125rem] leading-[1.15]">{day.none}</span>}
    </label>
  )
}

type DayProps = {
  readonly id: string
  readonly name: string
  /** Name of the field that says which day is open. */
  readonly opens: string
  readonly day: SlotDay
  readonly isOpen: boolean
  readonly chosen: string | undefined
  readonly current: string | undefined
}

const Day = ({ id, name, opens, day, isOpen, chosen, current }: DayProps) => (
  <Fragment>
    <input
      type="radio"
      id={`${id}-${day.date}`}
      name={opens}
      value={day.date}
      disabled={day.slots.length === 0}
      defaultChecked={isOpen}
      className="slot-day-pick"
    />
    <Leaf id={`${id}-${day.date}`} day={day} />
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in older browsers */}
    <div role="group" aria-label={dateLabel(day.date)} className="slot-times">
      {day.slots.map((slot) =>
        slot === current ? (
          <CurrentTime key={slot} slot={slot} />
        ) : (
          <Time key={slot} id={id} name={name} slot={slot} checked={slot === chosen} />
        ),
      )}
    </div>
  </Fragment>
)

/**
 * A day and one of its free windows; the first ones are chosen already. Plain radio buttons: CSS alone shows the chosen
 * day's windows, and a browser that doesn't support that shows all days. After an error, and where a booking is moved, a
 * day alone isn't enough, so the open day is sent under a name that nothing reads.
 */
export function SlotChoice({
  id,
  name,
  legend,
  value,
  error,
  lost,
  current,
  presets = true,
  weekHref,
  isNext,
  children,
  ...week
}: Props) {
  const { earlier, later } = week
  const days = week.days.map((day) => ({ ...day, slots: day.slots.filter((slot) => slot !== lost) }))
  const isChosen = presets && error === undefined && current === undefined
  const { open, chosen } = chosenOf(days, value ?? current, isChosen)
  const opens = isChosen ? 'day' : 'open-day'
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="slot-choice relative mb-4"
      data-changes={say.booking.windows}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend
        className="book-question h3 mb-2.5"
        tabIndex={isNext ? -1 : undefined}
        // biome-ignore lint/a11y/noAutofocus: a step is one page after the other, and its question is what comes next
        autoFocus={isNext}
      >
        {legend}
      </legend>
      {error && <FieldError id={`${id}-error`} message={error} />}
      {children}
      {earlier && <TapLink href={`${weekHref}from=${earlier}`}>{say.booking.earlier}</TapLink>}
      <div className="slot-days">
        {days.map((day) => (
          <Day
            key={day.date}
            id={id}
            name={name}
            opens={opens}
            day={day}
            isOpen={day === open}
            chosen={chosen}
            current={current}
          />
        ))}
        {later && (
          <a href={`${weekHref}from=${later}`} className="leaf leaf-more">
            <span aria-hidden="true" className="leaf-number">
              →
            </span>
            <span className="text-[1rem] leading-[1.15]">{say.booking.later}</span>
          </a>
        )}
      </div>
      <p className="mt-2 text-soft text-[0.9375rem] leading-[1.4]">
        {open ? say.booking.within(capital(areaWords().zoneName), windowSpan()) : noneText(week)}
      </p>
    </fieldset>
  )
}

const noneText = ({ days, later }: SlotWeek) => {
  const [first, last] = [days[0], days.at(-1)]
  return first && last && later
    ? say.booking.nothingOpen(dateLabel(first.date), dateLabel(slotDate(last.date)))
    : say.booking.noWindows
}
