import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }

/** What axe finds wrong on a page, one line for each element. `without` names rules that cannot hold there. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe)
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const options = JSON.stringify({ resultTypes: ['violations'], rules })
  const run = `axe.run(document, ${options}).then((result) => result.violations)`
  const found = (await page.evaluate(run)) as Violation[]
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}
