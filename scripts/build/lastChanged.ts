import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../src/routes.ts'

/** Files of a business that pages are written in; a page that isn't here is written in the whole folder. */
const files: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['home.ts'],
  [paths.about]: ['about.ts'],
  [paths.faq]: ['faq.ts', 'items.ts'],
  [paths.howItWorks]: ['howItWorks.ts'],
  [paths.calculator]: ['prices.ts', 'items.ts'],
  [paths.referralProgram]: ['referral.ts'],
  [paths.reviews]: ['reviews.ts', 'home.ts'],
  [paths.serviceAreas]: ['towns.ts', 'towns'],
  [paths.services]: ['serviceGroups.ts', 'services'],
}

/** "shed-removal" as its file is named: "shedRemoval". */
const camelCase = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function filesOf(path: string): readonly string[] {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  if (path === paths.service(slug)) return [`services/${camelCase(slug)}.ts`]
  if (path === paths.town(slug)) return [`towns/${slug}.ts`]
  return files[path] ?? ['.']
}

function git(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/**
 * The day of the last commit to what a page is written in, as 2026-11-21, by its path. Where the history doesn't say
 * (an archive, a shallow clone, a file that isn't committed yet) it's `reviewed`.
 */
export function lastChangedIn(root: string, reviewed: string): (path: string) => string {
  const link = join(root, '.site')
  const folder = existsSync(link) ? realpathSync(link) : root
  const hasHistory = git(folder, 'rev-parse', '--is-shallow-repository') === 'false'
  const days = new Map<string, string>()
  const dayOf = (names: readonly string[]): string => {
    const key = names.join(' ')
    const day = days.get(key) ?? git(folder, 'log', '-1', '--format=%cs', '--', ...names)
    days.set(key, day)
    return day
  }
  // A business whose towns are all in one file has none for a town.
  return (path) =>
    (hasHistory && (dayOf(filesOf(path)) || (path.startsWith('/service-areas/') && dayOf(['towns.ts'])))) || reviewed
}
