// `npm test`: all checks and tests in one command, without drills; the last line counts them.
import { markTested, readCheckout } from '../lib/checkout.ts'
import { run } from '../lib/run.ts'
import { answerHelp } from '../lib/terminal.ts'
import { localSecrets } from '../local/secrets.ts'
import { prepareTests } from './browser.ts'
import { counter } from './count.ts'
import { staticChecks } from './static.ts'

answerHelp(
  'npm test               all checks and tests\nnpm test -- tests/http what vitest finds by that path or by its own options',
)
const before = readCheckout()
localSecrets()
const env = await prepareTests()
const count = counter()

async function check(name: string, command: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(command, args)
  if (code !== 0) console.error(output)
  count.one(name, code === 0)
}

const { types, lint } = staticChecks()
await Promise.all([
  check('types', ...types),
  check('lint', ...lint),
  count.vitest(['--project=!drills', ...process.argv.slice(2)], env),
])
const isGreen = count.end()
if (isGreen && process.argv.length === 2) markTested(before)
process.exit(isGreen ? 0 : 1)
