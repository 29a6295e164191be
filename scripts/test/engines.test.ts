import { expect, it, vi } from 'vitest'
import { engines, withoutMissingEngines } from './engines.ts'

it('excludes the tests of each browser that is not installed, and says how to install it', () => {
  vi.stubEnv('PATH', '/no/such/folder')
  const { args, notes } = withoutMissingEngines()
  vi.unstubAllEnvs()
  expect(args).toEqual(['--exclude=tests/drills/engines/firefox.test.ts', '--exclude=tests/drills/engines/webkit.test.ts'])
  for (const [index, { name, packages }] of Object.values(engines).entries()) {
    expect(notes[index]).toContain(name)
    expect(notes[index]).toContain(packages)
  }
})
