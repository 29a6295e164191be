// `npm run judge` checks every page and state with external tools, which takes minutes.

import { answerHelp } from '../lib/options.ts'
import { run } from '../lib/run.ts'
import { localSecrets } from '../local/secrets.ts'
import { prepareTests } from './browser.ts'

const usages: Readonly<Record<string, string>> = {
  judge: 'npm run judge   axe, Lighthouse, schema.org and links with scripts, on every page and state (10 minutes)',
}

const [project = '', ...words] = process.argv.slice(2)
answerHelp(usages[project] ?? '')
localSecrets()
const env = await prepareTests()
const { code } = await run('vitest', ['run', '--project', project, ...words], { show: true, env })
process.exit(code)
