// Commands that change a request's state: release, spam, cancel.
import { windowHours } from '#site/calendar.ts'
import { slotLabel } from '../../../src/domain/calendar/slots.ts'
import { formatUsPhone } from '../../../src/domain/contact/phone.ts'
import { recountSql } from '../../../src/server/store/occupied.ts'
import {
  freeSeatSql,
  keepSeatSql,
  lostSeatSql,
  notifyAgainSql,
  releaseSql,
  spamSql,
} from '../../../src/server/store/ownerSql.ts'
import { fail } from '../../lib/run.ts'
import type { Target } from '../lib/wrangler.ts'
import { query } from '../lib/wrangler.ts'
import { findLead, noSuchLead } from './find.ts'
import { channels, soon } from './replay.ts'

type Seat = { slot: string }

const label = ({ slot }: Seat) => slotLabel(slot, windowHours)

/** Releases a request that looked unusual: its held seat is booked, and the owner gets the email. */
export async function release(target: Target, reference: string): Promise<void> {
  const { state, answers } = await findLead(target, reference)
  if (state === 'waiting') fail(`${reference} goes out with the next batch, within a minute when the site runs.`)
  const on = await channels(target, answers)
  const now = Date.now()
  const [kept = [], lost = []] = await query<Seat[][]>(target, [
    keepSeatSql(reference, now),
    lostSeatSql(reference, now),
    releaseSql(reference),
    ...(state === 'new' ? [] : notifyAgainSql(reference, on, now)),
  ])
  const late = lost.map((seat) => `${label(seat)} is not theirs anymore. Call to agree on a time.`)
  if (state === 'new' && kept.length === 0)
    fail(late[0] ?? `${reference} is not spam. To send it again: npm run leads -- replay ${reference}`)
  for (const seat of kept) console.log(`${label(seat)} is theirs.`)
  for (const line of late) console.log(line)
  if (state !== 'new') console.log(`${reference} is released, and sent ${soon}: ${on.join(', ')}.`)
}

/** Marks a request as spam: no message goes out, its seat is free, and it's deleted 30 days after it came in. */
export async function spam(target: Target, reference: string): Promise<void> {
  const [found, freed = []] = await query<[unknown[], Seat[]]>(target, spamSql(reference, Date.now()))
  if (!found?.length) noSuchLead(reference)
  for (const seat of freed) console.log(`${label(seat)} is free again.`)
  console.log(
    `${reference} is marked as spam and is deleted 30 days after it came in. Was it real? npm run leads -- release ${reference}`,
  )
}

/** Cancels a pickup. Subscribed calendars update by themselves; the customer gets no message, so their number is printed. */
export async function cancel(target: Target, reference: string): Promise<void> {
  const { answers } = await findLead(target, reference)
  const now = Date.now()
  const [freed = []] = await query<Seat[][]>(target, [freeSeatSql(reference, now), ...recountSql(now)])
  const [seat] = freed
  if (!seat) fail(`${reference} has no pickup that could be canceled.`)
  const { phone = '' } = JSON.parse(answers) as Record<string, string>
  console.log(`${label(seat)} is canceled and free again. They get no message: call ${formatUsPhone(phone)}.`)
}
