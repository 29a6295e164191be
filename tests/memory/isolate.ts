// The isolate of our Worker inside the runtime that wrangler's harness starts, seen through V8's inspector.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What an isolate has allocated: its objects, the runtime's own for them, and buffers, in bytes. */
type Usage = {
  readonly usedSize: number
  readonly embedderHeapUsedSize: number
  readonly backingStorageSize: number
}

type Runtime = { readonly pid: number; readonly port: number }

/** Makes the runtimes that are started from now on open an inspector, for which the harness itself has no option. */
export function lookInto(): { readonly runtimes: () => readonly Runtime[]; readonly forget: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'))
  const pids = join(folder, 'pids')
  mkdirSync(pids)
  const program = join(folder, 'workerd')
  const workerd: string = createRequire(import.meta.url)('workerd').default
  const port = (pid: number) => 20_000 + (pid % 20_000)
  writeFileSync(
    program,
    `#!/bin/sh
shift
echo >"${pids}/$$"
exec "${workerd}" serve --inspector-addr=127.0.0.1:$((20000 + $$ % 20000)) "$@"
`,
  )
  chmodSync(program, 0o755)
  process.env.MINIFLARE_WORKERD_PATH = program
  return {
    runtimes: () =>
      readdirSync(pids)
        .map(Number)
        .map((pid) => ({ pid, port: port(pid) })),
    forget() {
      delete process.env.MINIFLARE_WORKERD_PATH
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Memory that a process holds, in bytes. */
export const residentBytes = (pid: number): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

export type Isolate = {
  /** Bytes that are in use after a full collection. */
  readonly collected: () => Promise<number>
  /** Allocated bytes, including garbage that isn't collected yet. */
  readonly allocated: () => Promise<number>
  readonly close: () => void
}

/** Connects to the isolate of a name, behind the inspector of a runtime; undefined where that runtime has none. */
export async function isolateNamed(name: string, port: number): Promise<Isolate | undefined> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { readonly id: string }[]
  if (!targets.some(({ id }) => id === name)) return undefined
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${name}`)
  await new Promise<void>((opened, broken) => {
    socket.addEventListener('open', () => opened())
    socket.addEventListener('error', () => broken(new Error(`no inspector for ${name}`)))
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  const call = <Result>(method: string) =>
    new Promise<Result>((done) => {
      last += 1
      waiting.set(last, done as (result: unknown) => void)
      socket.send(JSON.stringify({ id: last, method }))
    })
  const allocated = async () => {
    const usage = await call<Usage>('Runtime.getHeapUsage')
    return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize
  }
  return {
    allocated,
    async collected() {
      // A heap snapshot collects all garbage first.
      await call('HeapProfiler.takeHeapSnapshot')
      return allocated()
    },
    close: () => socket.close(),
  }
}
