// The runtime that wrangler's harness starts, seen from outside: what it holds, and how long it has worked.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collected } from './inspector.ts'

/** Ports of the inspectors: a harness starts two runtimes, its own beside the one with our Worker. */
type Runtime = { readonly inspectors: () => readonly number[]; readonly forget: () => void }

/** Makes the runtimes that are started from now on open an inspector, for which the harness itself has no option. */
export function lookInto(): Runtime {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'))
  mkdirSync(join(folder, 'ports'))
  const program = join(folder, 'workerd')
  const workerd: string = createRequire(import.meta.url)('workerd').default
  writeFileSync(
    program,
    `#!/bin/sh
shift
port=$((20000 + $$ % 20000))
echo >"${folder}/ports/$port"
exec "${workerd}" serve --inspector-addr=127.0.0.1:$port "$@"
`,
  )
  chmodSync(program, 0o755)
  Object.assign(process.env, { MINIFLARE_WORKERD_PATH: program })
  const forget = () => {
    delete process.env.MINIFLARE_WORKERD_PATH
    rmSync(folder, { recursive: true, force: true })
  }
  const inspectors = () => readdirSync(join(folder, 'ports')).map(Number)
  return { inspectors, forget }
}

export type Used = { readonly liveBytes: number; readonly residentBytes: number; readonly cpuMs: number }

/** Processes that this one has started, and those that they have. */
function descendants(rows: readonly string[][]): ReadonlySet<string> {
  const ours = new Set([String(process.pid)])
  for (let before = 0; before !== ours.size; ) {
    before = ours.size
    for (const [pid = '', parent = ''] of rows) if (ours.has(parent)) ours.add(pid)
  }
  return ours
}

/** What our isolate still uses and the whole runtime holds, both after a full collection, and its processor time so far. */
export async function used({ inspectors }: Runtime): Promise<Used> {
  const isolates = await Promise.all(inspectors().map(collected))
  const liveBytes = isolates.map((live) => live.get('core:user:tallgrass') ?? 0)
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,cputimes=,comm='], { encoding: 'utf8' }).trim().split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/))
  const ours = descendants(rows)
  const runtime = rows.filter(([pid = '', , , , name = '']) => ours.has(pid) && name.startsWith('workerd'))
  const sum = (column: number) => runtime.reduce((total, row) => total + Number(row[column] ?? 0), 0)
  return { liveBytes: Math.max(...liveBytes), residentBytes: sum(2) * 1024, cpuMs: sum(3) * 1000 }
}
