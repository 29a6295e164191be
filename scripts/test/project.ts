// `npm run judge` checks every page and state with external tools, which takes minutes; `npm run test:look` compares every
// kind of page with a stored screenshot, and replaces those with `--update`.

import { answerHelp } from '../lib/options.ts'
import { run } from '../lib/run.ts'
import { localSecrets } from '../local/secrets.ts'
import { prepareTests } from './browser.ts'

const usages: Readonly<Record<string, string>> = {
  judge: 'npm run judge   axe, Lighthouse, schema.org and links with scripts, on every page and state (10 minutes)',
  look: 'npm run test:look               compares every kind of page with its stored screenshot\nnpm run test:look -- --update   replaces the screenshots',
}

const [project = '', ...words] = process.argv.slice(2)
answerHelp(usages[project] ?? '')
localSecrets()
const args = words.filter((word) => word !== '--update')
const env = { ...(await prepareTests()), LOOK_UPDATE: args.length < words.length ? '1' : '0' }
const { code } = await run('vitest', ['run', '--project', project, ...args], { show: true, env })
process.exit(code)
