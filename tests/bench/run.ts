// `npm run bench`: measures, each part with both of its sides in one run. `npm run bench -- throughput cold` runs some.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { build } from '../../scripts/build/build.ts'
import { fail, quietEnv } from '../../scripts/lib/run.ts'
import { answerHelp } from '../../scripts/lib/terminal.ts'
import { type Part, type PartResult, rounded } from './part.ts'

answerHelp('npm run bench                       measures everything\nnpm run bench -- throughput cold    some parts')

/** All parts by name, in their order; each is loaded when it is its turn. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  throughput: () => import('./throughput.ts'),
  cold: () => import('./cold.ts'),
  walk: () => import('./walk.ts'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) fail(`No part named ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)

Object.assign(process.env, quietEnv)
console.log(await build())
const file = 'dist/bench.json'
/** `machine`: processes that wanted to run in the minute before, since what else runs makes times longer. */
type Report = { readonly commit: string; readonly at: string; readonly machine: number } & PartResult
const reports: Record<string, Report> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
for (const [name, load] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const machine = rounded(loadavg()[0] ?? 0)
  const found = await (await load()).run()
  console.log(`\n${name}, begun with ${machine} processes running`)
  console.table(found.rows)
  console.log(found.figures)
  reports[name] = { commit, at: new Date().toISOString(), machine, ...found }
  writeFileSync(file, JSON.stringify(reports, null, 2))
}
console.log(`\nAlso in ${file}.`)
