import { spawn } from 'node:child_process'

/** Settings for every tool that is started here: nothing phones home, React is built for production. */
export const quietEnv: NodeJS.ProcessEnv = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NODE_ENV: 'production',
}

export type Ran = { readonly code: number; readonly output: string }

/** Runs a tool of this project to its end. `show` passes its output on; it is returned in any case. */
export function run(
  command: string,
  args: readonly string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: options.env ?? quietEnv, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk
      if (options.show) target.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Says in one line what is wrong and stops. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
