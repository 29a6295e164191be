import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { chosenEnvironment, linkedSite, usualSite } from './environment.ts'

/** Folder name of the business that this checkout is set up for. */
export const siteName = linkedSite()

/** The environment of `wrangler.toml` for it; empty for its top level. */
export const environment = orFail(chosenEnvironment)

/** Settings for every tool that is started here: one business, nothing phones home, React is built for production. */
export const quietEnv: NodeJS.ProcessEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NODE_ENV: 'production',
  CLOUDFLARE_ENV: environment,
}

/** How a tool ended: `output` has everything that it printed, `stdout` only its result. */
export type RunResult = { readonly code: number; readonly output: string; readonly stdout: string }

/**
 * Runs a tool of this project to its end. `show` prints its output while it runs. A tool that `asks` has the terminal to
 * itself, so its output can't be returned.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { show?: boolean; asks?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const stdio = options.asks ? ('inherit' as const) : (['ignore', 'pipe', 'pipe'] as const)
    const child = spawn(command, args, { env: options.env ?? quietEnv, stdio: stdio as 'pipe' })
    let output = ''
    let stdout = ''
    const record = (target: NodeJS.WriteStream) => (text: string) => {
      output += text
      if (target === process.stdout) stdout += text
      if (options.show) target.write(text)
    }
    // As text: a letter of several bytes may arrive in two parts.
    child.stdout?.setEncoding('utf8').on('data', record(process.stdout))
    child.stderr?.setEncoding('utf8').on('data', record(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}

/** The JSON that a tool printed; undefined where it failed or printed something else. */
export function jsonIn<Answer>({ code, stdout }: RunResult): Answer | undefined {
  try {
    return code === 0 ? (JSON.parse(stdout) as Answer) : undefined
  } catch {
    return undefined
  }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const notLoggedIn =
  'not logged in to Cloudflare: npm run -s wrangler -- login does it, and npm run deploy -- --dry-run needs no account'

/** The error message in wrangler's output, in one line: of a failed request, what Cloudflare said. */
export function reasonIn(output: string): string {
  const text = stripVTControlCharacters(output)
  if (text.includes('CLOUDFLARE_API_TOKEN')) return notLoggedIn
  const inJson = /"text": "((?:[^"\\]|\\.)*)"/.exec(text)?.[1]
  if (inJson) return inOneLine(inJson.replaceAll('\\n', ' '))
  const [, first = '', second = ''] = /ERROR\S*\s+(.+)(?:\s*\n\s*(.+))?/.exec(text) ?? []
  const isRequest = first.startsWith('A request to the Cloudflare API')
  return inOneLine((isRequest && second) || first || text)
}

/** Says in one line what is wrong and stops. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function orFail<Value>(get: () => Value): Value {
  try {
    return get()
  } catch (error) {
    return fail((error as Error).message)
  }
}

/** A command of wrangler's for people to type, for the business that is set up. */
export const wranglerCommand = (command: string): string =>
  `${siteName === usualSite('.') ? '' : `SITE=${siteName} `}npm run -s wrangler -- ${command}`

/** Says in one line why it stops, in another what to do next, and exits. */
export function stop(reason: string, next: string): never {
  fail(`\nStopped: ${reason}\nNext: ${next}`)
}
