// The walk of a request through the code, each in modules that were just loaded, as in a new isolate: the source files in
// which a function runs, and the calls of all their functions.
import { Session } from 'node:inspector/promises'
import { resolve } from 'node:path'
import { loadModule } from '../../scripts/build/loadModule.ts'
import type { PartResult, TableRow } from './part.ts'
import type * as Walked from './walked.ts'

const source = resolve('src')
const isExport = (code: string) => /^\(\) => \{ ?try ?\{ return/.test(code)

/**
 * Files of `src` by what ran in them since the last count. Code that runs as a module loads isn't counted, and neither are the
 * getters that Vite makes of exports: in the Worker they don't exist.
 */
async function countOf(session: Session): Promise<TableRow> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const ran: number[] = []
  for (const { scriptId, functions } of result.filter(({ url }) => url.includes(source))) {
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
    const calls = functions
      .map(({ ranges: [range] }) => range ?? { count: 0, startOffset: 0, endOffset: 0 })
      .filter(({ startOffset, endOffset }) => !isExport(scriptSource.slice(startOffset, endOffset)))
      .reduce((sum, { count }) => sum + count, 0)
    if (calls > 0) ran.push(calls)
  }
  return { files: ran.length, calls: ran.reduce((sum, calls) => sum + calls, 0) }
}

export async function run(): Promise<PartResult> {
  const session = new Session()
  session.connect()
  await session.post('Debugger.enable')
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const load = () => loadModule<typeof Walked>('.', 'tests/bench/walked.ts')
  const before = await (await load()).prepare()
  const rows: Record<string, TableRow> = {}
  for (const name of ['home', 'booking', 'price'] as const) {
    const walk = (await load()).walks(before)[name]
    await session.post('Profiler.takePreciseCoverage')
    const { status } = await walk()
    rows[name] = { status, ...(await countOf(session)) }
  }
  session.disconnect()
  const figures = Object.entries(rows).map(([name, { files }]) => [`${name}Files`, Number(files)])
  return { rows, figures: Object.fromEntries(figures) }
}
