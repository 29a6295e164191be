import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { quietEnv } from '../../scripts/lib/run.ts'
import type { Report } from './runtime.ts'

/** A running runtime; `kill` ends it and all its processes without warning. */
export type Runtime = {
  readonly ask: (what: 'report' | 'sweep') => Promise<Report>
  readonly kill: () => Promise<void>
}

/** The runtime's next message; an error when it exits before that. */
async function next(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  const gone = once(child, 'exit', { signal: ended.signal }).then(() => Promise.reject(new Error('the runtime ended')))
  const said = once(child, 'message', { signal: ended.signal }).then(([message]) => message)
  return Promise.race([said, gone]).finally(() => {
    for (const other of [said, gone]) other.catch(() => undefined)
    ended.abort()
  })
}

/** Starts the runtime on a directory's storage and waits until it answers. */
export async function startRuntime(directory: string, port: number): Promise<Runtime> {
  const child = fork('tests/kill/runtime.ts', [directory, String(port)], {
    // Its own process group, so that exactly its processes are killed.
    detached: true,
    stdio: ['ignore', 'ignore', process.env.KILL_TALKS ? 'inherit' : 'ignore', 'ipc'],
    env: quietEnv,
  })
  await next(child)
  return {
    async ask(what) {
      const answer = next(child)
      child.send(what)
      return (await answer) as Report
    },
    async kill() {
      const gone = once(child, 'exit')
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await gone
    },
  }
}
