import type { HealthRow } from '../../../src/server/store/health.ts'
import { assessHealth, healthSql } from '../../../src/server/store/health.ts'
import type { Place } from './place.ts'
import { query } from './place.ts'

/** Prints what `/healthz` says, with the figures behind it, which are only for the owner. */
export async function health(place: Place): Promise<void> {
  const [[row]] = await query<[[HealthRow]]>(place, [healthSql])
  const { problems, figures } = assessHealth(row, Date.now())
  console.log(problems.length === 0 ? 'All is well.' : `To look at: ${problems.join(', ')}`)
  console.table(figures)
}
