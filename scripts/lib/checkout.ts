import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { run, siteName } from './run.ts'

/** The commit that is checked out, and the files that differ from it. */
export type Checkout = { readonly commit: string; readonly changed: readonly string[] }

async function git(...args: string[]): Promise<string | undefined> {
  const ran = await run('git', args).catch(() => undefined)
  return ran?.code === 0 ? ran.stdout.trimEnd() : undefined
}

/** Undefined outside of a git checkout. */
export async function readCheckout(): Promise<Checkout | undefined> {
  const commit = await git('rev-parse', '--verify', 'HEAD')
  const status = await git('status', '--porcelain')
  if (commit === undefined || status === undefined) return undefined
  return { commit, changed: status.split('\n').flatMap((line) => line.slice(3) || []) }
}

/** Where the last commit and business are written down for which all tests passed. */
const tested = '.cache/tested'

/** Whether all tests passed on exactly this. */
export const isTested = (checkout: Checkout | undefined): boolean =>
  checkout?.changed.length === 0 &&
  existsSync(tested) &&
  readFileSync(tested, 'utf8') === `${checkout.commit} ${siteName}`

/** Writes down that all tests passed, unless something was changed while they ran. */
export async function markTested(before: Checkout | undefined): Promise<void> {
  const after = await readCheckout()
  if (!after || after.commit !== before?.commit || before.changed.length + after.changed.length > 0) return
  mkdirSync('.cache', { recursive: true })
  writeFileSync(tested, `${after.commit} ${siteName}`)
}
