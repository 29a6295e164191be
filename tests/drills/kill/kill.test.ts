// Kills the runtime under load, again and again: every acknowledged request is stored after the restart, and delivered.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { quietEnv } from '../../../scripts/lib/run.ts'
import { migrateLocal } from '../../../scripts/local/secrets.ts'
import { listen } from '../../support/listen.ts'
import { type Answers, startLoad } from './load.ts'
import type { Report } from './runtime.ts'

const rounds = 20
/** In every nth round another process locks the database, so that requests go to the bucket. */
const heldEvery = 5
/** An attempt that was cut off is retried when its lease of 60 s has expired, and a flood is mailed 500 a minute. */
const timeoutMs = 240_000

/** Free for the runtime. */
const { origin, close } = await listen(() => undefined)
close()

const directory = mkdtempSync(join(tmpdir(), 'kill-'))
const answers: Answers = { acknowledged: new Set(), booked: new Set(), refused: 0, cutOff: 0 }
const lost = new Set<string>()
const spooled = new Set<string>()

/** A running runtime; `kill` ends it and all its processes without warning. */
type Runtime = {
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
async function startRuntime(): Promise<Runtime> {
  const child = fork('tests/drills/kill/runtime.ts', [directory, new URL(origin).port], {
    // Its own process group, so that exactly its processes are killed.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: quietEnv,
    execArgv: [],
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

/** Locks the database against every other process. */
function holdDatabase(): () => void {
  const [file = ''] = globSync(`${directory}/state/v3/d1/*/*.sqlite`).filter((path) => !path.includes('metadata'))
  const database = new DatabaseSync(file)
  database.exec('BEGIN IMMEDIATE')
  return () => database.close()
}

const missing = (of: ReadonlySet<string>, known: readonly string[]) => {
  const there = new Set(known)
  return [...of].filter((reference) => !there.has(reference))
}

async function round(number: number): Promise<void> {
  const runtime = await startRuntime()
  const { stored, seated, spooled: waiting, torn } = await runtime.ask('report')
  const gone = [...missing(answers.acknowledged, [...stored, ...waiting]), ...missing(answers.booked, seated)]
  for (const reference of [...gone, ...torn]) lost.add(reference)
  for (const reference of waiting) spooled.add(reference)
  const release = number % heldEvery === heldEvery - 1 ? holdDatabase() : () => undefined
  const before = answers.acknowledged.size
  const load = startLoad(`${origin}/`, answers)
  // The kill may hit the sweep too.
  runtime.ask('sweep').catch(() => undefined)
  while (answers.acknowledged.size < before + 5) await pause(20)
  await pause(Math.random() * 1000)
  await runtime.kill()
  await load.stop()
  release()
}

/** Sweeps until every message was sent, or until the timeout. */
async function deliverAll(runtime: Runtime) {
  for (const end = Date.now() + timeoutMs; ; await pause(2000)) {
    const report = await runtime.ask('sweep')
    if ((report.unsent.length === 0 && report.spooled.length === 0) || Date.now() > end) return report
  }
}

it('loses no request that was acknowledged, however often the runtime is killed', { timeout: 900_000 }, async () => {
  await migrateLocal(join(directory, 'state'))
  for (let number = 0; number < rounds; number++) await round(number)

  const last = await startRuntime()
  const { stored, seated, unsent, spooled: left, torn } = await deliverAll(last)
  await last.kill()
  for (const reference of [...missing(answers.acknowledged, stored), ...missing(answers.booked, seated), ...torn])
    lost.add(reference)
  console.log(
    `${answers.acknowledged.size} acknowledged (${answers.booked.size} booked, ${spooled.size} seen in the spool), ${answers.refused} refused, ${answers.cutOff} cut off`,
  )
  expect({ lost: [...lost], undelivered: [...unsent, ...left] }, `Kept: ${directory}`).toEqual({
    lost: [],
    undelivered: [],
  })
  rmSync(directory, { recursive: true, force: true })
})
