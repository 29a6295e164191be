// `npm run drills`: what is slow and rarely breaks, one after the other; the last line counts what passed.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fail, run } from '../lib/run.ts'
import { answerHelp } from '../lib/terminal.ts'
import { localSecrets } from '../local/secrets.ts'
import { prepareTests } from './browser.ts'
import { counter } from './count.ts'

/** Programs of their own, which pass or fail as a whole. */
const programs = ['kill', 'restore']
const folder = 'tests/drills'
/** Files and folders of tests. */
const tests = [...new Set(readdirSync(folder).map((name) => basename(name, '.test.ts')))]
const all = [...programs, ...tests]

answerHelp(
  `npm run drills           ${all.join(', ')} in turn (an hour)\nnpm run drills -- kill   one of them, or several`,
)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) fail(`There's no drill named ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)

localSecrets()
const env = await prepareTests()
const count = counter()
for (const name of programs.filter(isAsked)) {
  console.log(`\n${name} …`)
  const from = performance.now()
  const { code } = await run('node', [`tests/${name}/${name}.ts`], { show: true })
  count.one(`${name}, in ${Math.round((performance.now() - from) / 1000)} s`, code === 0)
}
const files = tests.filter(isAsked).map((name) => `${folder}/${name}`)
if (files.length > 0) await count.vitest(['--project=drills', ...files], env)
process.exit(count.end() ? 0 : 1)
