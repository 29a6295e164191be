import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotTimes } from '../../domain/calendar/slots.ts'
import { keptDays } from '../../domain/retention.ts'
import type { DeskRow } from '../../request/request.ts'
import { referencePattern } from '../intake/reference.ts'
import type { Services } from '../lib/services.ts'
import { readEndings, writeEnding } from '../store/endings.ts'
import { recountSql } from '../store/occupied.ts'
import { deleteFromSql, eraseSql } from '../store/ownerSql.ts'
import { deleteFiles, deleteUnreadable } from '../store/retention.ts'

/** Whether a crew is still going to come for it: that's canceled first, so that its customer hears of it. `now` in UTC ms. */
export const hasPickupComing = ({ slot, status }: Pick<DeskRow, 'slot' | 'status'>, now: number): boolean =>
  slot !== null && status === 'booked' && now < slotTimes(slot, { timeZone: site.timeZone, windowHours }).end

/**
 * Deletes everything that is stored of a person under a reference, which must be valid. The erasure comes first, so that nothing
 * from before it is taken up again, even if this stops half-way; doing it again finishes it. Throws when the database or the
 * bucket does.
 */
export async function forgetRequest({ env, now }: Pick<Services, 'env' | 'now'>, reference: string): Promise<void> {
  const { DB } = env
  const at = now()
  await writeEnding(env, 'erasure', reference)
  const [, photos, , tables, unreadable] = await DB.batch(eraseSql(reference, at).map((sql) => DB.prepare(sql)))
  await deleteFiles(
    env,
    ((photos?.results ?? []) as { object_key: string }[]).map(({ object_key }) => object_key),
  )
  await deleteUnreadable(
    env,
    ((unreadable?.results ?? []) as { name: string }[]).map(({ name }) => name),
  )
  const withReference = ((tables?.results ?? []) as { name: string }[]).map(({ name }) => name)
  await DB.batch([...deleteFromSql(withReference, reference), ...recountSql(at)].map((sql) => DB.prepare(sql)))
}

/** How many erasures a run makes up for; the others follow an hour later. */
const atOnce = 50

/**
 * Makes up, once an hour, for erasures that only one of the two lists has: the database was restored from before one, or the
 * bucket didn't answer. Endings that can't come back are forgotten. Throws when the database or the bucket does.
 */
export async function syncErasures({ env, now }: Pick<Services, 'env' | 'now'>): Promise<void> {
  const at = now()
  if (at % 3_600_000 >= 60_000) return
  await readEndings(env, 'session', at)
  const listed = (await readEndings(env, 'erasure', at)).filter((id) => referencePattern.test(id))
  const inBucket = 'SELECT value FROM json_each(?1)'
  const ask = (sql: string) => env.DB.prepare(`${sql} LIMIT ${atOnce}`)
  const [undone, unlisted] = await env.DB.batch<{ reference: string }>([
    ask(`SELECT value AS reference FROM (${inBucket}) WHERE value NOT IN (SELECT reference FROM erasures)`).bind(
      JSON.stringify(listed),
    ),
    ask(`SELECT reference FROM erasures WHERE asked_at > ?2 AND reference NOT IN (${inBucket})`).bind(
      JSON.stringify(listed),
      at - keptDays.requests * 24 * 3_600_000,
    ),
  ])
  for (const { reference } of undone?.results ?? []) await forgetRequest({ env, now }, reference)
  for (const { reference } of unlisted?.results ?? []) await writeEnding(env, 'erasure', reference)
}
