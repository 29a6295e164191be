import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotTimes } from '../domain/calendar/slots.ts'
import { keptDays } from '../domain/retention.ts'
import type { Services } from '../shared/http/services.ts'
import { recountSql } from '../store/availability.ts'
import { erasuresToSync, readEndings, runAll, writeEnding } from '../store/bucket.ts'
import { incomeStatements } from '../store/income.ts'
import { deleteFromSql, eraseSql } from '../store/ownerSql.ts'
import { deleteFiles, deleteUnreadable } from '../store/retention.ts'
import { referencePattern } from './reference.ts'
import type { DeskRow } from './request.ts'

/** Whether a crew is still going to come for it: that's canceled first, so that its customer hears of it. `now` in UTC ms. */
export const hasPickupComing = ({ slot, status }: Pick<DeskRow, 'slot' | 'status'>, now: number): boolean =>
  slot !== null && status === 'booked' && now < slotTimes(slot, { timeZone: site.timeZone, windowHours }).end

/**
 * Deletes everything that is stored of a person under a reference, which must be valid; what a job brought stays, without anything
 * that says whose it was. The erasure comes first, so that nothing from before it is taken up again, even if this stops half-way;
 * doing it again finishes it. Throws when the database or the bucket does.
 */
export async function forgetRequest({ env, now }: Pick<Services, 'env' | 'now'>, reference: string): Promise<void> {
  const { DB } = env
  const at = now()
  await writeEnding(env, 'erasure', reference)
  const read = await runAll<{ object_key?: string; name?: string }>(DB, eraseSql(reference, at))
  const [, photos = [], , tables = [], unreadable = []] = read.map(({ results }) =>
    results.map(({ object_key: key, name }) => key ?? name ?? ''),
  )
  await deleteFiles(env, photos)
  await deleteUnreadable(env, unreadable)
  await DB.batch([
    ...(await incomeStatements(DB, [reference], at)),
    ...[...deleteFromSql(tables, reference), ...recountSql(at)].map((sql) => DB.prepare(sql)),
  ])
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
  const { undone, unlisted } = await erasuresToSync(env.DB, listed, at - keptDays.requests * 24 * 3_600_000, atOnce)
  for (const reference of undone) await forgetRequest({ env, now }, reference)
  for (const reference of unlisted) await writeEnding(env, 'erasure', reference)
}
