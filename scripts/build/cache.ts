import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Cache of slow work between builds; safe to delete. */
const folder = resolve(import.meta.dirname, '../../.cache')

/** The result of `make`, cached by its inputs. */
export async function cached(
  kind: string,
  inputs: readonly (string | Buffer)[],
  make: () => Promise<Buffer> | Buffer,
): Promise<Buffer> {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  const file = resolve(folder, kind, hash.digest('hex').slice(0, 32))
  if (existsSync(file)) return readFileSync(file)
  const made = await make()
  mkdirSync(resolve(folder, kind), { recursive: true })
  writeFileSync(file, made)
  return made
}
