// A stop of the day in the crew's words.

import { inLanguage } from '#language'
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { clockTime, stepOf } from '../../domain/calendar/booking.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { slotDate } from '../../domain/calendar/slots.ts'
import { dollars } from '../../domain/prices/words.ts'
import type { Stop } from '../../request/request.ts'

/** How far a stop is: "On the way since 9:42 AM", "Done at 10:15 AM"; undefined before anything. */
export function stepWords({ visit }: Stop): string | undefined {
  const step = stepOf(visit)
  if (!step) return undefined
  return `${sentences.pickup.steps[step]} ${step === 'on-the-way' ? 'since' : 'at'} ${clockTime(visit[step] ?? 0, site.timeZone)}`
}

/** What the text to them says. */
export function textWords({ visit, isTexted, language }: Stop): string {
  const step = stepOf(visit)
  const { here, pickup, today, onTheWay } = inLanguage(language, () => say.message).atDesk
  if (step === 'arrived') return here(site.shortName)
  if (step === 'done') return pickup(site.shortName)
  // They get that one by itself.
  return (isTexted ? today : onTheWay)(site.shortName)
}

/** What it costs, as far as anybody said: "Agreed price $245". */
export function priceLine({ price, agreed, answers: { estimate } }: Stop): string | undefined {
  if (!price) return estimate && `Estimate ${estimate}`
  return `${agreed === undefined ? 'Price you gave' : 'Agreed price'} ${dollars(price.cents)}`
}

/** The newest delay that they were told of on the pickup's day: "about 30 min late, told at 9:42 AM". */
export function delayLine({ events, slot }: Stop): string | undefined {
  const told = events.findLast(({ kind, at }) => kind === 'late' && localDate(at, site.timeZone) === slotDate(slot))
  return told?.kind === 'late'
    ? `about ${told.data.minutes} min late, told at ${clockTime(told.at, site.timeZone)}`
    : undefined
}
