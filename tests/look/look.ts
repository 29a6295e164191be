// `npm run look`: pictures of every kind of page; `-- --against COMMIT` compares them with those of that commit.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { siteName } from '../../scripts/lib/run.ts'
import { during, readOptions } from '../../scripts/lib/terminal.ts'
import { localSecrets } from '../../scripts/local/secrets.ts'
import { prepareTests } from '../../scripts/test/browser.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { addressesIn, takePictures } from './pictures.ts'
import { readmeFolder, writeReadmePictures } from './readme.ts'

const usage = `npm run look                       takes pictures of every kind of page, into .cache/look
npm run look -- --against COMMIT   takes those of that commit too, and draws the differences
npm run look -- / /faq             only of these pages
npm run look -- --readme           those in README.md, into docs/pictures`

const output = resolve('.cache/look')

type Size = { readonly width: number; readonly height: number }

/** How two pictures of one name differ, in pixels and as a share of the larger one. */
type Difference = { readonly name: string; readonly pixels: number; readonly share: number }

const sides = ['before', 'after'] as const

/** A picture's pixels on a ground of the given size; none for a page that one side doesn't have. */
async function pixelsOf(file: string, { width, height }: Size): Promise<Buffer> {
  if (!existsSync(file)) return Buffer.alloc(width * height * 4)
  const own = await sharp(file).metadata()
  const room = { right: width - own.width, bottom: height - own.height, background: 'magenta' }
  return sharp(file).ensureAlpha().extend(room).raw().toBuffer()
}

/** Compares the pictures of one name, and draws what differs into `difference`. */
async function compare(name: string): Promise<Difference> {
  const files = sides.map((side) => join(output, side, name))
  const sizes = await Promise.all(files.filter((file) => existsSync(file)).map((file) => sharp(file).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [before, after] = await Promise.all(files.map((file) => pixelsOf(file, { width, height })))
  if (!before || !after) throw new Error(`${name} has only one side`)
  const drawn = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(before, after, drawn, width, height, { threshold: 0.1 })
  const to = join(output, 'difference', name)
  if (pixels > 0)
    await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(to)
  return { name, pixels, share: pixels / (width * height) }
}

/** Compares the pictures in `before` and `after`, and says which differ and by how much, the most different first. */
async function differences(): Promise<string> {
  mkdirSync(join(output, 'difference'))
  const names = new Set(sides.flatMap((side) => readdirSync(join(output, side))))
  const all: Difference[] = []
  for (const name of names) all.push(await compare(name))
  const differing = all.filter(({ pixels }) => pixels > 0).sort((a, b) => b.share - a.share)
  const lines = differing.map(({ name, pixels, share }) => `${name}: ${pixels} pixels, ${(100 * share).toFixed(2)} %`)
  return [...lines, `${differing.length} of ${all.length} pictures differ: ${join(output, 'difference')}`].join('\n')
}

/** Builds a commit in a worktree of its own. Its packages are this checkout's, unless it locks others. */
function buildCommit(commit: string, root: string): void {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', root, commit])
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(root) === lock('.')) symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' })
  symlinkSync(`src/sites/${siteName}`, join(root, '.site'), 'junction')
  console.log(`Building ${commit} …`)
  // Not through npm's scripts: they'd install what they miss, into packages that are only linked here.
  execFileSync(process.execPath, ['scripts/build/build.ts'], { cwd: root, stdio: 'inherit' })
}

/** Takes the pictures of some checkouts, by the folder that they go to. */
async function lookAt(roots: Readonly<Record<string, string>>, paths: readonly string[]): Promise<void> {
  const browser = await launchBrowser()
  for (const [name, root] of Object.entries(roots))
    await during(`The pictures of ${name}`, (far) =>
      takePictures(browser, root, join(output, name), paths.length > 0 ? paths : addressesIn(root), far),
    )
  await browser.close()
}

async function compareWith(commit: string, paths: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'look-'))
  const before = join(folder, 'before')
  try {
    buildCommit(commit, before)
    await lookAt({ before, after: '.' }, paths)
    console.log(await differences())
  } finally {
    rmSync(folder, { recursive: true })
    execFileSync('git', ['worktree', 'prune'])
  }
}

const { values, positionals } = readOptions(usage, { against: { type: 'string' }, readme: { type: 'boolean' } }, true)
localSecrets()
Object.assign(process.env, await prepareTests())
rmSync(output, { recursive: true, force: true })
if (values.readme) {
  await writeReadmePictures()
  console.log(`The pictures are in ${readmeFolder}.`)
  process.exit()
}
if (values.against) await compareWith(values.against, positionals)
else await lookAt({ after: '.' }, positionals)
console.log(`The pictures are in ${output}.`)
