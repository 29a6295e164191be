import { git } from '../lib/checkout.ts'

/** The commit that set the version in package.json: a clone may be without the tag. Empty where its history doesn't go back so far. */
export function lastRelease(): string {
  const commit = git('log', '-1', '--format=%H', '-G', '^  "version": ', '--', 'package.json')
  return commit && git('rev-list', '--parents', '-1', commit).includes(' ') ? commit : ''
}
