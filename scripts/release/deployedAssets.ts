import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** How long a page may stay open in a browser and still find its files, in ms. */
const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * A deploy replaces all files at once, but pages that are open still ask for theirs, under their old names. So the files
 * of earlier deploys from this machine go along for a month after they were last part of a build. `now` in UTC ms.
 * @param built folder of the hashed files that were just built
 * @param store folder that remembers what was deployed
 */
export function addDeployed(built: string, store: string, now: number): void {
  mkdirSync(store, { recursive: true })
  for (const name of readdirSync(built)) {
    copyFileSync(join(built, name), join(store, name))
    utimesSync(join(store, name), now / 1000, now / 1000)
  }
  for (const name of readdirSync(store)) {
    if (existsSync(join(built, name))) continue
    if (now - statSync(join(store, name)).mtimeMs > keptMs) rmSync(join(store, name))
    else copyFileSync(join(store, name), join(built, name))
  }
}
