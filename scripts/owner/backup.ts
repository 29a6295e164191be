import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { localState } from '../lib/environment.ts'
import { reasonIn, run, siteName } from '../lib/run.ts'
import type { Answer } from './answer.ts'
import type { Target } from './ownerSite.ts'

/** Never committed: it has names and phone numbers. */
const folder = 'backups'

/** Runs wrangler's export. Of local state it takes only what lies next to its configuration, so that gets a copy there. */
async function exportDatabase({ remote, persistTo }: Target, file: string) {
  const args = ['d1', 'export', 'DB', '--skip-confirmation', '--output', file]
  if (remote) return run('wrangler', [...args, '--remote'])
  const beside = mkdtempSync(join(tmpdir(), 'backup-'))
  try {
    cpSync('wrangler.toml', join(beside, 'wrangler.toml'))
    mkdirSync(join(beside, '.wrangler'))
    symlinkSync(resolve(persistTo ?? localState()), join(beside, '.wrangler/state'), 'junction')
    return await run('wrangler', [...args, '--local', '--config', join(beside, 'wrangler.toml')])
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

/** Writes everything that the database has into a file that `docs/restore.md` imports, and says where. */
export async function backup(target: Target, now = new Date()): Promise<Answer> {
  const time = now.toISOString().replace(/[:-]|\..*/g, '')
  const file = resolve(folder, `${siteName}${target.remote ? '' : '-local'}-${time}.sql`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { code, output } = await exportDatabase(target, file)
  if (code !== 0) return { problem: `The database couldn’t be exported: ${reasonIn(output)}` }
  chmodSync(file, 0o600)
  const size = Math.ceil(statSync(file).size / 1024).toLocaleString('en-US')
  return {
    data: [file],
    notes: [
      `${size} KB: every request, and no photos. Keep it where nobody else reads it.`,
      'docs/restore.md says how to go back to it.',
    ],
  }
}
