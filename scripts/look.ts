// `npm run test:look`: compares every kind of page with a stored screenshot; `--update` replaces the screenshots.
import { requireBrowser } from './browser.ts'
import { build } from './build.ts'
import { answerHelp } from './options.ts'
import { fail, quietEnv, run } from './run.ts'

answerHelp(
  'npm run test:look               compares every kind of page with its stored screenshot\nnpm run test:look -- --update   replaces the screenshots',
)

const browser = await requireBrowser()
if (!browser) fail('This needs Chromium or Chrome: install one, or set CHROMIUM to its path.')
console.log(await build())
const update = process.argv.includes('--update') ? '1' : '0'
const env = { ...quietEnv, NODE_ENV: 'test', CHROMIUM: browser, LOOK_UPDATE: update }
const { code } = await run('vitest', ['run', '--project', 'look'], { show: true, env })
process.exit(code)
