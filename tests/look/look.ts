// `npm run look`: pictures of every kind of page; `-- --against COMMIT` compares them with those of that commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { createTestHarness } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { answerHelp } from '../../scripts/lib/options.ts'
import { localSecrets } from '../../scripts/local/secrets.ts'
import { prepareTests } from '../../scripts/test/browser.ts'
import { launchBrowser } from '../support/launchBrowser.ts'

const usage = `npm run look                       takes pictures of every kind of page, into .cache/look
npm run look -- --against COMMIT   builds that commit too, and writes a page with the differences`

const widths = [360, 768, 1366, 1920] as const
const schemes = ['light', 'dark'] as const
/** A Tuesday morning in the United States: the site's clock and the browser's stand still at it. */
const now = Date.UTC(2026, 11, 1, 15)
const output = resolve('.cache/look')

type Size = { readonly width: number; readonly height: number }
type Difference = { readonly name: string; readonly pixels: number; readonly size: Size }

/** A commit's files in a temporary folder, built. */
function checkout(commit: string): string {
  const root = mkdtempSync(join(tmpdir(), 'look-'))
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(root) === lock('.')) symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  console.log(`Building ${commit} …`)
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })
  const config = join(root, 'wrangler.toml')
  // wrangler takes this path for one from the folder that it's started in, and a built Worker needs none.
  writeFileSync(config, readFileSync(config, 'utf8').replace(/^tsconfig = .*\n/m, ''))
  return root
}

/** The built Worker with a clock that stands still. */
function stoppedWorker(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  const clock = `{ const Now = Date; globalThis.Date = class Date extends Now {
    constructor(...at) { at.length ? super(...at) : super(${now}) }
    static now() { return ${now} }
  } }\n`
  writeFileSync(join(folder, 'worker.js'), clock + readFileSync(join(root, 'dist/worker/worker.js'), 'utf8'))
  return folder
}

/** One address of every kind of page: of pages in a folder the first, the confirmation and the not-found page too. */
function addressesIn(root: string): string[] {
  const sitemap = readFileSync(join(root, 'dist/public/sitemap.xml'), 'utf8')
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path]) => path || '/')
  const kinds = new Map<string, string>()
  for (const path of paths) {
    const kind = path.replace(/^(\/[^/]+\/).*/, '$1')
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values(), '/request-received/7K2M9QX4RD?photos=2', '/no-such-page']
}

const nameOf = (path: string, width: number, scheme: string) =>
  `${path.replace(/\?.*$/, '').replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${scheme}.png`

/** A whole page's picture after everything on it has loaded. */
async function picture(browser: Browser, url: string, width: number, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await page.goto(url)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  return png
}

/** Pictures of a checkout's pages in a folder of `.cache/look`. */
async function takePictures(browser: Browser, root: string, folder: string, paths: readonly string[]): Promise<void> {
  const to = join(output, folder)
  mkdirSync(to, { recursive: true })
  const prebuiltWorkerDir = stoppedWorker(root)
  const configPath = join(root, 'wrangler.toml')
  const secrets = { LEAD_SECRET: 'a secret of the pictures' }
  const server = createTestHarness({ workers: [{ configPath, env: environmentOf(root), prebuiltWorkerDir, secrets }] })
  const { url } = await server.listen()
  await server.getWorker().applyD1Migrations('DB')
  for (const path of paths)
    for (const scheme of schemes)
      for (const width of widths)
        writeFileSync(join(to, nameOf(path, width, scheme)), await picture(browser, url.origin + path, width, scheme))
  await server.close()
  rmSync(prebuiltWorkerDir, { recursive: true })
}

/** A picture's pixels on a ground of the given size. */
async function pixelsOf(file: string, { width, height }: Size): Promise<Buffer> {
  const { width: own = width, height: tall = height } = await sharp(file).metadata()
  const room = { right: width - own, bottom: height - tall, background: 'magenta' }
  return sharp(file).ensureAlpha().extend(room).raw().toBuffer()
}

/** How two pictures of one name differ, drawn into `difference`; a page that only one side has differs in all of it. */
async function compare(name: string): Promise<Difference> {
  const files = ['before', 'now'].map((folder) => join(output, folder, name))
  const there = files.filter((file) => existsSync(file))
  const sizes = await Promise.all(there.map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width ?? 0))
  const height = Math.max(...sizes.map((size) => size.height ?? 0))
  const [before, after] = await Promise.all(there.map((file) => pixelsOf(file, { width, height })))
  if (!before || !after) return { name, pixels: width * height, size: { width, height } }
  const drawn = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(before, after, drawn, width, height, { threshold: 0.1 })
  const raw = { width, height, channels: 4 } as const
  if (pixels > 0)
    await sharp(drawn, { raw })
      .png()
      .toFile(join(output, 'difference', name))
  return { name, pixels, size: { width, height } }
}

const section = ({ name, pixels, size }: Difference) => `<h2>${name}: ${pixels.toLocaleString('en-US')} pixels, ${(
  (100 * pixels) / (size.width * size.height)
).toFixed(2)} %</h2>
<div>${['before', 'now', 'difference'].map((folder) => `<a href="${folder}/${name}"><img loading="lazy" alt="${folder}" src="${folder}/${name}"></a>`).join('')}</div>`

const report = (commit: string, all: readonly Difference[], differing: readonly Difference[]) => `<!doctype html>
<meta charset="utf-8"><title>Against ${commit}</title>
<style>body{font:1rem system-ui;margin:1rem}div{display:flex;gap:1rem;align-items:start}a{flex:1}img{max-width:100%;border:1px solid}</style>
<h1>${differing.length} of ${all.length} pictures differ from ${commit}</h1>
${differing.map(section).join('\n')}
`

answerHelp(usage)
const { values } = parseArgs({ options: { against: { type: 'string' } } })
localSecrets()
process.env.CHROMIUM = (await prepareTests()).CHROMIUM
rmSync(output, { recursive: true, force: true })
const root = values.against && checkout(values.against)
const browser = await launchBrowser()
const paths = addressesIn('.')
await takePictures(browser, '.', 'now', paths)
if (!root || !values.against) console.log(`The pictures are in ${join(output, 'now')}.`)
else {
  const earlier = addressesIn(root)
  await takePictures(browser, root, 'before', earlier)
  rmSync(root, { recursive: true })
  mkdirSync(join(output, 'difference'))
  const names = [...new Set([...paths, ...earlier])].flatMap((path) =>
    schemes.flatMap((scheme) => widths.map((width) => nameOf(path, width, scheme))),
  )
  const all: Difference[] = []
  for (const name of names) all.push(await compare(name))
  const differing = all.filter(({ pixels }) => pixels > 0).sort((a, b) => b.pixels - a.pixels)
  writeFileSync(join(output, 'index.html'), report(values.against, all, differing))
  console.log(`${differing.length} of ${all.length} pictures differ: ${join(output, 'index.html')}`)
}
await browser.close()
