import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Files below some folders of a root whose path matches, without tests, in a stable order. */
export function filesUnder(root: string, folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((path) => pattern.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .sort()
}

/** What stops a build: everything that's wrong with a business's files, without a trace of ours, which says nothing to an owner. */
export function cannotBuild(problems: readonly string[]): Error {
  const error = new Error(`The site can't be built:\n${problems.join('\n')}`)
  error.stack = error.message
  return error
}

const islandName = (file: string) => file.replace(/^.*\/|\.tsx$/g, '')

/** Entry points of the client by name: the main script and each island. */
export const clientEntries = (root: string): Record<string, string> => ({
  main: resolve(root, 'client/main.ts'),
  DeskWorker: resolve(root, 'client/deskWorker.ts'),
  ...Object.fromEntries(filesUnder(root, ['client/islands'], /\.tsx$/).map((file) => [islandName(file), file])),
})

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
