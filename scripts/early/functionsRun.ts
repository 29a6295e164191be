import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from '../run.ts'

/** Where a function stands in the text of its program. */
export type Place = { readonly start: number; readonly end: number }

const watchRun = resolve(import.meta.dirname, 'watchRun.ts')

/**
 * Runs a built Worker from its start until it has answered these paths, and gives every function that ran. `files` is
 * the folder of the static assets. Throws when a page is not answered.
 */
export async function functionsRun(code: string, paths: readonly string[], files: string): Promise<Place[]> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, code)
  try {
    const { code: failed, output, stdout } = await run(process.execPath, [watchRun, file, files, ...paths])
    if (failed) throw new Error(output)
    return JSON.parse(stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
