// What the owner decides about a request: it's real, it's spam, its pickup is canceled.
import { windowHours } from '../../../src/content/calendar.ts'
import { slotLabel } from '../../../src/domain/calendar/slots.ts'
import { formatUsPhone } from '../../../src/domain/contact/phone.ts'
import { freeSeatSql, keepSeatSql } from '../../../src/server/store/ownerCalendar.ts'
import { fail } from '../../run.ts'
import { findLead, noSuchLead } from './find.ts'
import type { Place } from './place.ts'
import { query } from './place.ts'
import { channels, soon } from './replay.ts'
import { tellAgain, tellNobody } from './tell.ts'

type Seat = { slot: string }

const label = ({ slot }: Seat) => slotLabel(slot, windowHours)

/** Lets a request through that looked unusual: a seat that is held is theirs, and the owner gets the mail. */
export async function release(place: Place, reference: string): Promise<void> {
  const { state, answers } = await findLead(place, reference)
  if (state === 'waiting') fail(`${reference} goes out with the next batch, within a minute when the site runs.`)
  const on = await channels(place, answers)
  const now = Date.now()
  const [kept = [], lost = []] = await query<Seat[][]>(place, [
    keepSeatSql(reference, now),
    `SELECT slot FROM bookings WHERE reference = '${reference}' AND (status <> 'live' OR held_until <= ${now})`,
    ...(state === 'new'
      ? []
      : [`UPDATE leads SET state = 'new' WHERE reference = '${reference}'`, ...tellAgain(reference, on, now)]),
  ])
  const late = lost.map((seat) => `${label(seat)} is not theirs anymore. Call to agree on a time.`)
  if (state === 'new' && kept.length === 0)
    fail(late[0] ?? `${reference} is not kept back. To tell of it again: npm run leads -- replay ${reference}`)
  for (const seat of kept) console.log(`${label(seat)} is theirs.`)
  for (const line of late) console.log(line)
  if (state !== 'new') console.log(`${reference} is let through, and told ${soon}: ${on.join(', ')}.`)
}

/** Marks a request as spam: no message goes out, its seat is free, and it's deleted 30 days after it came in. */
export async function spam(place: Place, reference: string): Promise<void> {
  const [found, freed = []] = await query<[unknown[], Seat[]]>(place, tellNobody(reference, Date.now()))
  if (!found?.length) noSuchLead(reference)
  for (const seat of freed) console.log(`${label(seat)} is free again.`)
  console.log(
    `${reference} is thrown out and is deleted 30 days after it came in. Was it real? npm run leads -- release ${reference}`,
  )
}

/** Cancels a pickup. Calendars follow by themselves; people don't, so the number to call is there. */
export async function cancel(place: Place, reference: string): Promise<void> {
  const { answers } = await findLead(place, reference)
  const [freed = []] = await query<Seat[][]>(place, [freeSeatSql(reference, Date.now())])
  const [seat] = freed
  if (!seat) fail(`${reference} has no pickup that could be canceled.`)
  const { phone = '' } = JSON.parse(answers) as Record<string, string>
  console.log(`${label(seat)} is canceled and free again. They get no message: call ${formatUsPhone(phone)}.`)
}
