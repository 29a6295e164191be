// `npm run check`: what's worth running while you type.
import { existsSync } from 'node:fs'
import { build } from '../build/build.ts'
import { run } from '../lib/run.ts'
import { answerHelp } from '../lib/terminal.ts'
import { staticChecks } from './static.ts'

answerHelp('npm run check   types, lint and unit tests; builds first where this business never was')

if (!existsSync('.build')) console.log(await build())
const { types, lint } = staticChecks()
for (const [command, ...args] of [types, lint, ['vitest', 'run', '--project', 'unit']] as const) {
  const { code } = await run(command, args, { asks: true, env: process.env })
  if (code !== 0) process.exit(code)
}
