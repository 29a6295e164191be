// The walk of a request through the code, each in modules that were just loaded, as in a new isolate: the source files in
// which a function runs, and the calls of all their functions.
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { resolve } from 'node:path'
import { loadModule } from '../../scripts/build/loadModule.ts'
import type { PartResult, TableRow } from './part.ts'
import type * as Walked from './walked.ts'

const source = resolve('src')

/** Files of `src` by what ran in them since the last count; code that runs as a module loads isn't counted. */
function countOf(scripts: readonly Profiler.ScriptCoverage[]): TableRow {
  const ran = scripts
    .filter(({ url }) => url.includes(source))
    .map(({ functions }) => functions.reduce((calls, { ranges }) => calls + (ranges[0]?.count ?? 0), 0))
    .filter((calls) => calls > 0)
  return { files: ran.length, calls: ran.reduce((sum, calls) => sum + calls, 0) }
}

export async function run(): Promise<PartResult> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const load = () => loadModule<typeof Walked>('.', 'tests/bench/walked.ts')
  const before = await (await load()).prepare()
  const rows: Record<string, TableRow> = {}
  for (const name of ['home', 'booking', 'price'] as const) {
    const walk = (await load()).walks(before)[name]
    await session.post('Profiler.takePreciseCoverage')
    const { status } = await walk()
    rows[name] = { status, ...countOf((await session.post('Profiler.takePreciseCoverage')).result) }
  }
  session.disconnect()
  const figures = Object.entries(rows).map(([name, { files }]) => [`${name}Files`, Number(files)])
  return { rows, figures: Object.fromEntries(figures) }
}
