// Size of a page of each kind, against its budget.
import { readFileSync } from 'node:fs'
import { weigh } from '../support/weigh.ts'
import { budgets } from './budgets.ts'
import type { PartResult, TableRow } from './part.ts'
import { get, serve } from './workerd.ts'

export async function run(): Promise<PartResult> {
  const running = await serve([{ name: 'site', site: true }])
  const rows: Record<string, TableRow> = {}
  let over = 0
  for (const [path, budget] of Object.entries(budgets)) {
    const html = await get(running.origin('site') + path)
    const { html: bytes, script, requests } = await weigh(html, async (file) => readFileSync(`dist/public${file}`))
    if (bytes > budget.html || script > budget.script || requests > budget.requests) over++
    rows[path] = { 'HTML, Brotli': bytes, budget: budget.html, 'script, Brotli': script, requests }
  }
  await running.stop()
  return { rows, figures: { overBudget: over } }
}
