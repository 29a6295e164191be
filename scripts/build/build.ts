// Builds the client and the generated files with Vite, then the Worker with wrangler. Uploads nothing.
import { stripVTControlCharacters } from 'node:util'
import { fail, quietEnv, run } from '../lib/run.ts'
import { answerHelp, during } from '../lib/terminal.ts'

/** What's wrong with the business's files, without what tools say around it. */
const sentences = /The site can't be built:\n(?:(?! {4}at |The site).+\n)+/

/** Builds into `dist/` and returns a line with the Worker's size. When a tool fails, prints its output and exits. */
export async function build(): Promise<string> {
  const options = { env: { ...quietEnv, FORCE_COLOR: '0' } }
  const vite = await during('Building the site', () => run('vite', ['build', '--logLevel', 'warn'], options))
  if (vite.code !== 0) fail(sentences.exec(stripVTControlCharacters(vite.output))?.[0] ?? vite.output)
  // The others are about Vite's own time.
  for (const line of vite.output.split('\n')) if (line.startsWith('Warning: ')) console.warn(line)
  // It's the bundle that a real deploy uploads, kept for local servers and tests.
  const bundle = ['deploy', '--dry-run', '--outdir', 'dist/worker']
  const worker = await during('Bundling the Worker', () => run('wrangler', bundle))
  if (worker.code !== 0) fail(worker.output)
  const [, , size] = /Total Upload: (.+?) \/ gzip: (.+)/.exec(worker.output) ?? []
  return `Worker, compressed: ${size ?? 'unknown'}`
}

if (import.meta.main) {
  answerHelp('npm run build   builds into dist/ and prints the size of the Worker; uploads nothing')
  console.log(await build())
}
