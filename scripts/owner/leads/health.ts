import type { HealthRow } from '../../../src/server/store/health.ts'
import { assessHealth, healthSql } from '../../../src/server/store/health.ts'
import type { Target } from '../wrangler.ts'
import { query } from '../wrangler.ts'

/** Prints what `/healthz` says, with the figures behind it, which are only for the owner. */
export async function health(target: Target): Promise<void> {
  const [[row]] = await query<[[HealthRow]]>(target, [healthSql])
  const { problems, figures } = assessHealth(row, Date.now())
  console.log(problems.length === 0 ? 'All is well.' : `Needs a look: ${problems.join(', ')}`)
  console.table(figures)
}
