// `npm run drills`: what is slow and rarely breaks; the last line counts what passed.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fail } from '../lib/run.ts'
import { answerHelp } from '../lib/terminal.ts'
import { localSecrets } from '../local/secrets.ts'
import { prepareTests } from './browser.ts'
import { counter } from './count.ts'

const folder = 'tests/drills'
/** Files and folders of tests. */
const all = [...new Set(readdirSync(folder).map((name) => basename(name, '.test.ts')))]

answerHelp(`npm run drills           ${all.join(', ')} (an hour)\nnpm run drills -- kill   one of them, or several`)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) fail(`There's no drill named ${unknown.join(', ')}. There are: ${all.join(', ')}.`)

localSecrets()
const env = await prepareTests()
const count = counter()
await count.vitest(['--project=drills', ...asked.map((name) => `${folder}/${name}`)], env)
process.exit(count.end() ? 0 : 1)
