import type { Checkout } from '../../lib/checkout.ts'
import { isTested } from '../../lib/checkout.ts'
import type { Line } from './line.ts'
import { advice, blocking, ok } from './line.ts'

/** What is done about tests that haven't passed on this commit. */
export type Tests = 'missing' | 'run next' | 'passed elsewhere'

/** What is checked out. */
export function checkoutLines(checkout: Checkout | undefined, tests: Tests): Line[] {
  if (!checkout)
    return [advice('commit', "this isn't a git checkout", 'clone the repository: what goes live should be a commit')]
  const { commit, changed } = checkout
  const short = commit.slice(0, 12)
  return [
    changed.length > 0
      ? blocking(
          'commit',
          `${changed.length} uncommitted changes: ${changed.slice(0, 3).join(', ')}`,
          'commit or stash them',
        )
      : ok('commit', short),
    isTested(checkout)
      ? ok('tests', `passed on ${short}`)
      : tests === 'missing'
        ? blocking('tests', "haven't passed on exactly this", 'npm test; npm run deploy runs it too')
        : ok('tests', tests),
  ]
}
