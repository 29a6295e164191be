import { readFileSync } from 'node:fs'
import { run } from '../lib/run.ts'

/** Results so far of everything that one command tests. */
export function counter() {
  let passed = 0
  let failed = 0
  const report = 'dist/tests.json'
  return {
    /** Counts one check, and says what it was. */
    one: (name: string, ok: boolean) => {
      console.log(`${ok ? 'passed' : 'FAILED'}  ${name}`)
      if (ok) passed += 1
      else failed += 1
    },
    /** Runs Vitest and counts its tests. */
    vitest: async (args: readonly string[], env: NodeJS.ProcessEnv) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const { code } = await run('vitest', ['run', ...reporters, ...args], { show: true, env })
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
      passed += numPassedTests
      failed += numFailedTests
      // A file that fails to load has no tests to count.
      if (code !== 0 && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites)
    },
    /** Says the result in the last line. Returns whether nothing failed. */
    end: (): boolean => {
      console.log(`\n${passed} passed, ${failed} failed`)
      return failed === 0
    },
  }
}
