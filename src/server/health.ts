import { within } from './deadline.ts'
import { spooled } from './spool.ts'
import type { Wires } from './wires.ts'

export type Health = {
  readonly ok: boolean
  /** Codes of what is wrong. */
  readonly problems: readonly string[]
  /** Counts, and ages in whole seconds. Nothing of any person. */
  readonly figures: Readonly<Record<string, number>>
}

const minute = 60_000
const limits = { spool: 10 * minute, pending: 10 * minute, cron: 3 * minute }
const patience = 4000

type Row = { pending: number; oldest: number | null; dead: number; quarantined: number; swept: number | null }

const query = `SELECT
  (SELECT count(*) FROM outbox WHERE state = 'pending') AS pending,
  (SELECT min(created_at) FROM outbox WHERE state = 'pending') AS oldest,
  (SELECT count(*) FROM outbox WHERE state = 'dead') AS dead,
  (SELECT count(*) FROM leads WHERE state = 'quarantine') AS quarantined,
  (SELECT value FROM marks WHERE name = 'swept') AS swept`

const unavailable = () => undefined
const seconds = (ms: number) => Math.max(0, Math.round(ms / 1000))

/** Whether everything that was taken in is on its way, and who would take it on if not. Never throws. */
export async function healthOf({ env, now }: Pick<Wires, 'env' | 'now'>): Promise<Health> {
  const at = now()
  const [row, files] = await Promise.all([
    within(patience, env.DB.prepare(query).first<Row>()).catch(unavailable),
    spooled({ env }).catch(unavailable),
  ])
  const spoolAge = files?.[0] ? at - files[0].uploaded.getTime() : 0
  const pendingAge = row?.oldest ? at - row.oldest : 0
  const cronAge = row?.swept ? at - row.swept : Number.POSITIVE_INFINITY
  const problems = [
    row ? '' : 'database-down',
    files ? '' : 'bucket-down',
    spoolAge > limits.spool ? 'spool-old' : '',
    pendingAge > limits.pending ? 'pending-old' : '',
    row && row.dead > 0 ? 'dead-letters' : '',
    row && cronAge > limits.cron ? 'cron-late' : '',
  ].filter(Boolean)
  const figures = {
    spooled: files?.length ?? -1,
    spoolAge: seconds(spoolAge),
    pending: row?.pending ?? -1,
    pendingAge: seconds(pendingAge),
    dead: row?.dead ?? -1,
    quarantined: row?.quarantined ?? -1,
    cronAge: Number.isFinite(cronAge) ? seconds(cronAge) : -1,
  }
  return { ok: problems.length === 0, problems, figures }
}
