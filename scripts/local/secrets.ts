import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { localState } from '../lib/environment.ts'
import { fail, run } from '../lib/run.ts'

/** Creates the local Worker's secrets, once; they are never committed. */
export function localSecrets(): void {
  if (!existsSync('.dev.vars'))
    writeFileSync('.dev.vars', `LEAD_SECRET="${randomBytes(32).toString('hex')}"\n`, { mode: 0o600 })
}

export async function migrateLocal(folder = localState()): Promise<void> {
  const { code, output } = await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder])
  if (code !== 0) fail(output)
}

/** Stops with one line when something else listens on the port already. */
export function requirePort(port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () =>
      fail(`Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start`),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}
