// `npm test`: all checks and tests in one command; the last line counts them.
import { readFileSync } from 'node:fs'
import { markTested, readCheckout } from '../lib/checkout.ts'
import { answerHelp } from '../lib/options.ts'
import { run } from '../lib/run.ts'
import { localSecrets } from '../local/secrets.ts'
import { prepareTests } from './browser.ts'
import { withoutMissingEngines } from './engines.ts'

answerHelp(
  'npm test               all checks and tests\nnpm test -- tests/http what vitest finds by that path or by its own options',
)
const before = await readCheckout()
localSecrets()
const env = await prepareTests()

let passed = 0
let failed = 0
const count = (name: string, ok: boolean) => {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name}`)
  if (ok) passed += 1
  else failed += 1
}

for (const [name, command, ...args] of [
  ['types', 'tsc'],
  ['lint', 'biome', 'check', '.'],
] as const) {
  const { code, output } = await run(command, args)
  if (code !== 0) console.error(output)
  count(name, code === 0)
}

const report = 'dist/tests.json'
const { args, notes } = withoutMissingEngines()
const tests = await run(
  'vitest',
  [
    'run',
    ...args,
    '--project=!judge',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  {
    show: true,
    env,
  },
)
const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
passed += numPassedTests
failed += numFailedTests
// A file that fails to load has no tests to count.
if (tests.code !== 0 && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites)

for (const note of notes) console.log(`\n${note}`)
console.log(`\n${passed} passed, ${failed} failed`)
if (failed === 0 && process.argv.length === 2) await markTested(before)
process.exit(failed === 0 ? 0 : 1)
