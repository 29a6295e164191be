import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { PageState } from './pageStates.ts'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }

type Choice = {
  /** The part to look at, by its selector: the frame is the same on every page. */
  readonly within?: string
  readonly without?: readonly string[]
  /** Only the rules about colors: everything else is the same in both schemes. */
  readonly colorsOnly?: boolean
}

/** Violations that axe finds on a page, one line for each element. */
export async function violations(page: Page, { within, without = [], colorsOnly }: Choice = {}): Promise<string[]> {
  // It's there after the first run on a page.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe)
  const rules = {
    // Accessible names must contain the visible label, for people who control their computer by voice.
    'label-content-name-mismatch': { enabled: true },
    // AAA: 7:1, for phones in the sun and for tired eyes. The rule for AA would find nothing more, and is as slow.
    'color-contrast-enhanced': { enabled: true },
    'color-contrast': { enabled: false },
    ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  const runOnly = colorsOnly ? { runOnly: { type: 'tag', values: ['cat.color'] } } : {}
  // No rule in use reads the sheets' files.
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false, iframes: false, rules, ...runOnly })
  const run = `axe.run(${within ? JSON.stringify(within) : 'document'}, ${options}).then((result) => result.violations)`
  const found = (await page.evaluate(run)) as Violation[]
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}

/** Shows a page in one of its states, also one that only a sent form leads to. */
export async function showState(page: Page, { path, answer }: Pick<PageState, 'path' | 'answer'>): Promise<void> {
  const response = await answer()
  const body = await response.text()
  // It stays: while the browser stops intercepting, what the page asks for just then is now and then never sent.
  await page.route(
    (url) => url.pathname + url.search === path,
    (route) => route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body }),
  )
  await page.goto(path)
}
