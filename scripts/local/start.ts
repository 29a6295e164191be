// `npm start`: the production Worker on this machine, with local database, photo bucket, cron and email.
import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { build } from '../build/build.ts'
import { localState } from '../lib/environment.ts'
import { fail, quietEnv } from '../lib/run.ts'
import { during, readFlags } from '../lib/terminal.ts'
import { deskLink, linkLife } from '../owner/open.ts'
import { untilReady } from '../release/smoke/pages.ts'
import { localSecrets, migrateLocal, requirePort } from './secrets.ts'

const { sample } = readFlags(
  `npm start               the production Worker on this machine
npm start -- --sample   with a sample week at the desk: requests, photos, stops, a month of money
PORT=9000 npm start     on another port`,
  ['sample'],
)

const port = Number(process.env.PORT ?? 8787)
const origin = `http://127.0.0.1:${port}`
const minute = 60_000

await requirePort(port)
localSecrets()
console.log(await build())
await during('The local database', () => migrateLocal())
const filled = sample ? await (await import('./fillSample.ts')).fillSample() : ''

// The bundle that would be deployed; bundling it again for development would add wrangler's middleware.
// A copy of it, since the next build deletes and rewrites dist/ while this still serves.
const served = `.wrangler/served-${port}`
rmSync(served, { recursive: true, force: true })
cpSync('dist', served, { recursive: true })
const worker = [`${served}/worker/worker.js`, '--no-bundle', '--assets', `${served}/public`]
const address = ['--ip', '127.0.0.1', '--port', String(port)]
const state = ['--persist-to', localState()]
// No mail leaves this machine, so every address may be written to.
const vars = ['--var', 'VISITOR_COPY:on']
// Requests are for this machine, also where the business has a domain.
const options = [
  ...address,
  ...state,
  ...vars,
  '--infer-origin-from-routes=false',
  '--show-interactive-dev-session=false',
]
const server = spawn('wrangler', ['dev', ...worker, ...options], {
  env: quietEnv,
  stdio: ['ignore', 'inherit', 'inherit'],
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

if (!(await during('Starting', () => untilReady(origin, { timeoutMs: 30_000, pauseMs: 250 })))) {
  server.kill()
  fail('The Worker did not answer within 30 seconds. See its output above.')
}

// When deployed, the platform runs the cron; locally this does.
setInterval(() => fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => undefined), minute).unref()

const link = await deskLink({ remote: false })
const desk =
  'problem' in link
    ? link.problem
    : `${link.url}\n                 ${linkLife} Another one: ${process.env.PORT ? `PORT=${port} ` : ''}npm run owner open`
console.log(`
  The site       ${origin}
  The desk       ${desk}
  The mails      ${origin}/cdn-cgi/local/explorer/email/sending
                 What it sends from here reaches nobody; the log names a file for each, too.
  Stop           Ctrl+C${filled && `\n\n  ${filled}`}
`)
