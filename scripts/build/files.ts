import { readdirSync } from 'node:fs'
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

const islandName = (file: string) => file.replace(/^.*\/|\.tsx$/g, '')

/** Entry points of the client by name: the main script and each island. */
export const clientEntries = (root: string): Record<string, string> => ({
  main: resolve(root, 'client/main.ts'),
  DeskWorker: resolve(root, 'client/deskWorker.ts'),
  ...Object.fromEntries(filesUnder(root, ['client/islands'], /\.tsx$/).map((file) => [islandName(file), file])),
})
