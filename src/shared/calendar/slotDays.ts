import { holidays } from '#site/calendar.ts'
import { say } from '#words'
import { addDays, dateMs, holidayOn } from '../../domain/calendar/localTime.ts'
import { isDate, type OpenSlots, slotDate } from '../../domain/calendar/slots.ts'

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
    return { date, slots: [], none: holidayOn(date, holidays) ? say.booking.closed : say.booking.noneOpen }
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
