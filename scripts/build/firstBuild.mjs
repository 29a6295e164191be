// `wrangler.toml` has wrangler run this before it bundles: in a fresh clone, whoever types its own commands gets a build too.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!['.site', '.build', 'dist/public'].every((path) => existsSync(path))) {
  const build = ['scripts/install.mjs', 'scripts/build/build.ts']
  process.exitCode = spawnSync(process.execPath, build, { stdio: 'inherit' }).status ?? 1
}
