import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastChangedIn } from './lastChanged.ts'

const reviewed = '2020-01-01'
const root = mkdtempSync(join(tmpdir(), 'changed-'))
const git = (args: readonly string[], env = {}) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })

/** Commits a change of one file on a day, late in the evening of a zone west of Greenwich. */
function commit(name: string, day: string): void {
  writeFileSync(join(root, '.site', name), day)
  git(['add', '-A'])
  const date = `${day}T23:30:00-06:00`
  git(['commit', '-m', name], { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date })
}

beforeAll(() => {
  for (const name of ['services', 'towns']) mkdirSync(join(root, '.site', name), { recursive: true })
  git(['init'])
  commit('services/shedRemoval.ts', '2026-03-01')
  commit('towns.ts', '2026-03-02')
  commit('faq.ts', '2026-03-03')
  commit('towns/darien.ts', '2026-03-04')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('a page last changed on the day of the last commit to its own file, where it was made', () => {
  const lastChanged = lastChangedIn(root, reviewed)
  expect(lastChanged('/services/shed-removal')).toBe('2026-03-01')
  expect(lastChanged('/services')).toBe('2026-03-01')
  expect(lastChanged('/service-areas/lisle')).toBe('2026-03-02')
  expect(lastChanged('/service-areas/darien')).toBe('2026-03-04')
  expect(lastChanged('/contact')).toBe('2026-03-04')
  writeFileSync(join(root, '.site/faq.ts'), 'not committed')
  expect(lastChangedIn(root, reviewed)('/faq')).toBe('2026-03-03')
})

it('or of the last review, for a file without a commit and where there is no history', () => {
  expect(lastChangedIn(root, reviewed)('/about')).toBe(reviewed)
  const archive = mkdtempSync(join(tmpdir(), 'archive-'))
  cpSync(join(root, '.site'), join(archive, '.site'), { recursive: true })
  expect(lastChangedIn(archive, reviewed)('/faq')).toBe(reviewed)
  rmSync(archive, { recursive: true })
})
