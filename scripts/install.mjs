// `node scripts/install.mjs [SCRIPT …]`: `npm start`, `npm test` and the others begin here, on whatever Node the machine has.
// Installs what is missing, which includes the Node that everything else runs on, links the business that SITE names, and
// runs the script. Plain JavaScript, because an older Node reads no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(`This project needs Node 20 or newer to begin with; this is Node ${process.versions.node}.`)
  process.exit(1)
}

/** Packages that the lock file names and their versions, as `name@version`. */
const packages = (file) => {
  const { packages: all = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  return Object.entries(all).flatMap(([path, { version, optional, peer }]) =>
    path && !optional && !peer ? [`${path}@${version}`] : [],
  )
}

function installed() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json')) || !existsSync(join(root, 'node_modules/.bin/node')))
    return false
  const there = new Set(packages('node_modules/.package-lock.json'))
  return packages('package-lock.json').every((name) => there.has(name))
}

if (!installed()) {
  console.log('Installing the packages that are missing, into node_modules: about 1 GB, in a few minutes, once …')
  // Uses npm's own script when npm runs this, so that it's the same npm.
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed. Is the package registry reachable?')
    process.exit(1)
  }
}

// `#site/…` imports go through this link, so that every tool sees the same business without an option of its own.
const sites = join(root, 'src/sites')
const site = process.env.SITE || JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config.site
const names = readdirSync(sites, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !['packs', 'schema'].includes(entry.name) ? [entry.name] : [],
)
if (!names.includes(site)) {
  console.error(`There's no business named "${site}" in src/sites. There are: ${names.join(', ')}.`)
  process.exit(1)
}
const link = join(root, '.site')
const target = process.platform === 'win32' ? join(sites, site) : `src/sites/${site}`
const linked = () => {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
if (linked() !== target) {
  rmSync(link, { recursive: true, force: true })
  symlinkSync(target, link, 'junction')
  // What was built is the other business's: checks and types would read it.
  rmSync(join(root, '.build'), { recursive: true, force: true })
}

const [script, ...args] = process.argv.slice(2)
// With the errors, since some commands print data. The owner's say it themselves, or are about none that's there.
if (!script?.startsWith('scripts/owner/')) console.error(`Business: ${site}`)
if (script) {
  const installedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  // What was compiled once is kept, so that a command answers sooner the next time.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env }
  const child = spawn(installedNode, [join(root, script), ...args], { stdio: 'inherit', env })
  // The terminal sends Ctrl-C to both; the script decides how it ends.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
