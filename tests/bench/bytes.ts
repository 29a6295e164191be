// Size of a page of each kind, against its budget.
import { readFileSync } from 'node:fs'
import { isOn, servicePath, townPath } from '../support/ownPages.ts'
import { weigh } from '../support/weigh.ts'
import { budgets } from './budgets.ts'
import type { PartResult, TableRow } from './part.ts'
import { get, serve } from './workerd.ts'

/** A page of each kind that has many, where the business has one. */
const examples = (): Readonly<Record<string, string | undefined>> => ({
  service: servicePath,
  area: townPath,
  post: /\/blog\/[\w-]+/.exec(readFileSync('dist/public/sitemap.xml', 'utf8'))?.[0],
})

export async function run(): Promise<PartResult> {
  const running = await serve([{ name: 'site', site: true }])
  const rows: Record<string, TableRow> = {}
  let over = 0
  for (const [name, budget] of Object.entries(budgets)) {
    const path = name.startsWith('/') ? name : examples()[name]
    if (!path || !isOn(path)) continue
    const html = await get(running.origin('site') + path)
    const { html: bytes, script, requests } = await weigh(html, async (file) => readFileSync(`dist/public${file}`))
    if (bytes > budget.html || script > budget.script || requests > budget.requests) over++
    rows[path] = { 'HTML, Brotli': bytes, budget: budget.html, 'script, Brotli': script, requests }
  }
  await running.stop()
  return { rows, figures: { overBudget: over } }
}
