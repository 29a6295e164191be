// `npm run look`: pictures of every kind of page; `-- --against COMMIT` compares them with those of that commit.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { siteName } from '../../scripts/lib/run.ts'
import { answerHelp } from '../../scripts/lib/terminal.ts'
import { localSecrets } from '../../scripts/local/secrets.ts'
import { prepareTests } from '../../scripts/test/browser.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { differences } from './compare.ts'
import { addressesIn, takePictures } from './pictures.ts'

const usage = `npm run look                       takes pictures of every kind of page, into .cache/look
npm run look -- --against COMMIT   takes those of that commit too, and draws the differences
npm run look -- / /faq             only of these pages`

const output = resolve('.cache/look')

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
    await takePictures(browser, root, join(output, name), paths.length > 0 ? paths : addressesIn(root))
  await browser.close()
}

async function compareWith(commit: string, paths: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'look-'))
  const before = join(folder, 'before')
  try {
    buildCommit(commit, before)
    await lookAt({ before, after: '.' }, paths)
    console.log(await differences(output))
  } finally {
    rmSync(folder, { recursive: true })
    execFileSync('git', ['worktree', 'prune'])
  }
}

answerHelp(usage)
const { values, positionals } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true })
localSecrets()
Object.assign(process.env, await prepareTests())
rmSync(output, { recursive: true, force: true })
if (values.against) await compareWith(values.against, positionals)
else await lookAt({ after: '.' }, positionals)
console.log(`The pictures are in ${output}.`)
