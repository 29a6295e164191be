import { execFile } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

/** A stubbed command's output and exit code. */
export type Played = { readonly code?: number; readonly stdout?: string; readonly stderr?: string }

/** Records each call, keeps a copy of the upload, and answers from files named by its first words. */
const wrangler = `#!/bin/sh
if [ "$1 $2" = "deploy --secrets-file" ]; then cp "$3" "$STUB/uploaded.json"; set -- "$1" "$2"; fi
echo "$*" >> "$STUB/calls"
answer="$STUB/$(echo "$*" | tr ' /' '__')"
[ -f "$answer.stdout" ] && cat "$answer.stdout"
[ -f "$answer.stderr" ] && cat "$answer.stderr" >&2
[ -f "$answer.code" ] && exit "$(cat "$answer.code")"
exit 0
`
const vite = `#!/bin/sh
mkdir -p dist/public/assets && echo new > dist/public/assets/new.js
`

/** A folder for running `npm run deploy` with stubbed tools. */
export function stubbedDeploy() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const at = (name: string) => join(folder, name)
  mkdirSync(at('bin'))
  copyFileSync('wrangler.toml', at('wrangler.toml'))
  for (const [name, script] of Object.entries({ wrangler, vite })) {
    writeFileSync(at(`bin/${name}`), script)
    chmodSync(at(`bin/${name}`), 0o755)
  }
  const text = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : undefined)
  return {
    /** `call` is a whole command without "wrangler". */
    play(call: string, { code = 0, stdout = '', stderr = '' }: Played): void {
      for (const [ending, content] of Object.entries({ code: String(code), stdout, stderr }))
        writeFileSync(at(`${call.replaceAll(/[ /]/g, '_')}.${ending}`), content)
    },
    write: (name: string, content: string) => writeFileSync(at(name), content),
    text,
    /** Wrangler's calls in order. */
    calls: () => text('calls')?.trimEnd().split('\n') ?? [],
    remembered: () => (existsSync(at('.deployed')) ? readdirSync(at('.deployed')) : []),
    run: (args: readonly string[] = [], more: NodeJS.ProcessEnv = {}): Promise<{ code: number; said: string }> =>
      new Promise((done) => {
        const env = {
          ...process.env,
          ...more,
          STUB: folder,
          NODE_ENV: 'test',
          PATH: [at('bin'), process.env.PATH].join(delimiter),
        }
        execFile(
          process.execPath,
          [resolve('scripts/release/deploy.ts'), ...args],
          { cwd: folder, env },
          (error, out, err) => done({ code: error ? Number(error.code ?? 1) : 0, said: out + err }),
        )
      }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
