// `npm run judge`: checks every page and state with external tools. Takes minutes; `npm test` has what takes seconds.
import { requireBrowser } from './browser.ts'
import { build } from './build.ts'
import { answerHelp } from './options.ts'
import { fail, quietEnv, run } from './run.ts'

answerHelp('npm run judge   axe, Lighthouse, schema.org and links with scripts, on every page and state (10 minutes)')

const browser = await requireBrowser()
if (!browser) fail('This needs Chromium or Chrome: install one, or set CHROMIUM to its path.')
console.log(await build())
const env = { ...quietEnv, NODE_ENV: 'test', CHROMIUM: browser }
const { code } = await run('vitest', ['run', '--project', 'judge', ...process.argv.slice(2)], { show: true, env })
process.exit(code)
