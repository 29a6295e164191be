// `wrangler.toml` has wrangler run this before it bundles: in a fresh clone its own commands get a build too.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

if (!['.site', '.build', 'dist/public'].every((path) => existsSync(path))) {
  const { SITE, CLOUDFLARE_ENV } = process.env
  const site = SITE || JSON.parse(readFileSync('package.json', 'utf8')).config.site
  const isOwn = readFileSync('wrangler.toml', 'utf8').includes(`[env.${site}]`)
  if (isOwn && CLOUDFLARE_ENV !== site) {
    console.error(`This would be the Worker of another business than ${site}: npm run deploy knows which is its own.`)
    process.exit(1)
  }
  const build = ['scripts/install.mjs', 'scripts/build/build.ts']
  process.exitCode = spawnSync(process.execPath, build, { stdio: 'inherit' }).status ?? 1
}
