import { readdirSync } from 'node:fs'
import { join } from 'node:path'

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
