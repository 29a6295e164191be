import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { services } from '#site/services.ts'
import { towns } from '#site/towns.ts'
import { arrivalRules } from '../business/calendar.ts'
import type { FragmentContext, FragmentSources } from '../document/fragments.ts'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { sameDay } from '../domain/calendar/pickupDays.ts'
import { type Slot, slotsFrom, timeLabel } from '../domain/calendar/slots.ts'
import { type BookingPrefill, paths } from '../routes.ts'
import { cachedAvailability } from '../server/store/availability.ts'
import { type NextTruck, SameDay, type SameDayProps, Soonest } from '../ui/shared/SameDay.tsx'

/** A short label of a window: "today, 2 to 4 PM", or with its date. */
function truckOf({ id, date, label }: Slot, today: string): NextTruck {
  const time = timeLabel(id, windowHours)
  if (date === today) return { id, isToday: true, when: sentences.sameDay.today(time) }
  return { id, isToday: false, when: date === addDays(today, 1) ? sentences.sameDay.tomorrow(time) : label }
}

/** What the clock and the calendar say at this moment: the one source of every line about the next pickup. */
async function readNextPickup({ env, now, waitUntil }: FragmentContext): Promise<SameDayProps> {
  const cached = await cachedAvailability(env, now, waitUntil)
  const rules = cached?.rules ?? arrivalRules()
  const [next] = cached ? slotsFrom(now, cached.rules, cached.taken) : []
  return { state: sameDay(now, rules), truck: next && truckOf(next, localDate(now, rules.timeZone)) }
}

const pickups = new WeakMap<FragmentContext, Promise<SameDayProps>>()

/** Read once for all fragments of a page, so that no two lines on it disagree. */
function nextPickup(context: FragmentContext): Promise<SameDayProps> {
  const reading = pickups.get(context) ?? readNextPickup(context)
  pickups.set(context, reading)
  return reading
}

/** What the page at a path knows already of a pickup: its town or its service. */
function prefillAt(path: string): BookingPrefill {
  const town = towns.find(({ slug }) => paths.town(slug) === path)
  if (town) return { town: town.slug }
  return { service: services.find(({ slug }) => paths.service(slug) === path)?.slug }
}

/** The parts of cached pages that are rendered per request, by name. */
export const fragments: FragmentSources = {
  'same-day': async (context) => <SameDay {...(await nextPickup(context))} known={prefillAt(context.path)} />,
  soonest: async (context) => <Soonest {...(await nextPickup(context))} />,
}
