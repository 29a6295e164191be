import { leadSql } from '../../../src/server/store/ownerSql.ts'
import { fail } from '../../lib/run.ts'
import type { Target } from '../lib/wrangler.ts'
import { query } from '../lib/wrangler.ts'

export type LeadRow = {
  reference: string
  form: string
  revision: number
  received_at: number
  area: string
  state: string
  signs: string
  answers: string
}

/** Fails because the reference is unknown. */
export const noSuchLead = (reference: string): never =>
  fail(`There is no request ${reference}. If it came in just now, try again in two minutes.`)

/** One lead; stops when there is none. */
export async function findLead(target: Target, reference: string): Promise<LeadRow> {
  const [[lead]] = await query<[LeadRow[]]>(target, [leadSql(reference)])
  return lead ?? noSuchLead(reference)
}
