import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { siteName } from './run.ts'

/** The commit that is checked out, and the files that differ from it. */
export type Checkout = { readonly commit: string; readonly changed: readonly string[] }

/** What git answers, without the line's end. Throws where it fails. */
export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd()

/** Undefined outside of a git checkout. */
export function readCheckout(): Checkout | undefined {
  try {
    const commit = git('rev-parse', '--verify', 'HEAD')
    return {
      commit,
      changed: git('status', '--porcelain')
        .split('\n')
        .flatMap((line) => line.slice(3) || []),
    }
  } catch {
    return undefined
  }
}

/** Where the last commit and business are written down for which all tests passed. */
const tested = '.cache/tested'

/** Whether all tests passed on exactly this. */
export const isTested = (checkout: Checkout | undefined): boolean =>
  checkout?.changed.length === 0 &&
  existsSync(tested) &&
  readFileSync(tested, 'utf8') === `${checkout.commit} ${siteName}`

/** Writes down that all tests passed, unless something was changed while they ran. */
export function markTested(before: Checkout | undefined): void {
  const after = readCheckout()
  if (!after || after.commit !== before?.commit || before.changed.length + after.changed.length > 0) return
  mkdirSync('.cache', { recursive: true })
  writeFileSync(tested, `${after.commit} ${siteName}`)
}
