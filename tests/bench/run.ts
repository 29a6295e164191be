// `npm run bench`: measures, each part with both of its sides in one run. `npm run bench -- throughput cold` runs some.
import { loadavg } from 'node:os'
import { build } from '../../scripts/build/build.ts'
import { fail, quietEnv } from '../../scripts/lib/run.ts'
import { answerHelp } from '../../scripts/lib/terminal.ts'
import { type Part, rounded } from './part.ts'

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
for (const [name, load] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  // What else runs makes times longer.
  console.log(`\n${name}, begun with ${rounded(loadavg()[0] ?? 0)} processes running`)
  const { rows, figures } = await (await load()).run()
  console.table(rows)
  console.log(figures)
}
