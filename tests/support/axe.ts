import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }

/** What axe finds wrong on a page, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const run = 'axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)'
  const found = (await page.evaluate(run)) as Violation[]
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}
