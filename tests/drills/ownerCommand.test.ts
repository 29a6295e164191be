// The owner's command, on a database and a bucket that it shares with the site.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { run as program } from '../../scripts/lib/run.ts'
import { localSecrets } from '../../scripts/local/secrets.ts'
import { owner } from '../../scripts/owner/owner.ts'
import { createApp } from '../../src/app.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { honeypotName } from '../../src/shared/forms/form.ts'
import { openSlots } from '../../src/store/availability.ts'
import { sweep } from '../../src/sweep.ts'
import { jpeg, multipart, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'
import { migrate } from '../support/sqlite.ts'

/** A database and a bucket in a directory, shared with the command-line tools. */
async function ownState() {
  localSecrets()
  const directory = mkdtempSync(join(tmpdir(), 'state-'))
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: 'wrangler.toml',
    environment: environmentOf(),
    persist: { path: join(directory, 'v3') },
  })
  await migrate(env.DB)
  return {
    directory,
    env,
    async close() {
      await dispose()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

let state: Awaited<ReturnType<typeof ownState>>
let env: Env
const EMAIL = { send: async () => undefined }
const broken = () => {
  throw new Error('the database is gone')
}

const app = createApp({ now: () => Date.now() })
const waiting: Promise<unknown>[] = []
const context = { waitUntil: (work: Promise<unknown>) => void waiting.push(work), passThroughOnException: broken }

/** Sends a request and gives its reference. */
async function send(
  fields: Record<string, string>,
  files: File[] = [],
  changes: Partial<Env> = {},
  path = '/',
): Promise<string> {
  const body = multipart(path === '/' ? typedQuote(fields) : fields, files)
  const answer = await app.request(path, { method: 'POST', body }, { ...env, ...changes }, context as never)
  await Promise.all(waiting)
  return referenceIn(answer) || `answered ${answer.status}`
}

/** Runs the cron, `later` ms from now. */
const cron = (later = 0) => sweep({ env, now: () => Date.now() + later, fetch: broken, waitUntil: context.waitUntil })

/** Runs a command line: in a pipe, or in a terminal in which somebody types an answer. */
async function run(line: string, terminal?: { types?: boolean }) {
  const said = { out: '', err: '', asked: '' }
  const confirm = async (question: string) => {
    said.asked += question
    return terminal?.types === true
  }
  const code = await owner([...line.split(' ').filter(Boolean), '--persist-to', state.directory], {
    isTerminal: terminal !== undefined,
    confirm: terminal && confirm,
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}
const where = `${site.name}, on this machine\n`
const rows = async <Row>(query: string) => (await env.DB.prepare(query).all<Row>()).results
const key = randomUUID()
const refs = { changed: '', spam: '', other: '' }

beforeAll(async () => {
  state = await ownState()
  env = { ...state.env, EMAIL } as unknown as Env
  await send({ phone: '2025550111', 'junk-type': '=1+1 “couch” 🛋', key }, [jpeg()])
  refs.changed = await send({ phone: '2025550111', 'junk-type': '=1+1 “couch” 🛋', location: 'Riverton', key })
  refs.spam = await send({ phone: '2025550112', 'junk-type': 'see www.example.com', [honeypotName]: 'x' })
  refs.other = await send({ phone: '2025550113' })
  await cron(61_000)
})
afterAll(() => state.close())

it.each(['', 'export', 'export --json', 'open', 'help'])(
  '%j says whose database it is, and gives a pipe nothing but the answer',
  async (verb) => {
    const [shown, piped] = [await run(verb, {}), await run(verb)]
    expect([shown.code, piped.code, piped.err.startsWith(where)]).toEqual([0, 0, true])
    const isData = verb.startsWith('export')
    expect((isData ? shown.err : shown.out).startsWith(where)).toBe(true)
    expect(piped.out).not.toContain(site.name)
    if (isData) expect(piped.out).toBe(shown.out)
  },
)

it('asks before it forgets, and exports jobs as CSV, or all requests as JSON', async () => {
  const piped = await run('forget 7K2M9QX4RD')
  expect([piped.code, piped.out]).toEqual([1, ''])
  expect(piped.err).toMatch(new RegExp(`^${where}.*it needs --yes.*\n$`))
  const refused = await run(`forget ${refs.changed}`, { types: false })
  expect(refused.asked.replaceAll('\n', ' ')).toMatch(/what they said, 1 photo and the messages about it\./)
  expect(refused.err).toContain('Nothing was deleted')
  const { out } = await run('export')
  expect(out.split('\r\n')).toHaveLength(1 + 3)
  expect(out).toContain(refs.changed)
  expect(JSON.parse((await run('export --json')).out)).toHaveLength(3)
})

it('opens the desk', async () => {
  const { out } = await run('open')
  const opened = await app.request(out.trim(), { method: 'POST' }, env, context as never)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/desk'])
})

it('does the same on the deployed site, through wrangler’s commands', async () => {
  // A wrangler for which this state is the account's.
  const bin = mkdtempSync(join(tmpdir(), 'bin-'))
  const script = `#!/bin/sh
for word; do shift; [ "$word" = --remote ] && word=--local; set -- "$@" "$word"; done
exec "${resolve('node_modules/.bin/wrangler')}" "$@" --persist-to "${state.directory}"
`
  writeFileSync(join(bin, 'wrangler'), script, { mode: 0o755 })
  const environment = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) }
  const remote = (...words: string[]) =>
    program('node', ['scripts/owner/owner.ts', ...words, '--remote'], { env: environment })
  const exported = await remote('export')
  expect([exported.code, exported.output]).toEqual([0, expect.stringContaining(`${site.name}, deployed\n`)])
  expect(exported.stdout).toBe((await run('export')).out)
  const broken = `spool-broken/${refs.changed}.x.json`
  await env.FILES.put(broken, '{')
  await env.DB.exec(`INSERT INTO marks (name, value) VALUES ('${broken}', 1)`)
  const forgotten = await remote('forget', refs.changed, '--yes')
  expect(forgotten.code, forgotten.output).toBe(0)
  rmSync(bin, { recursive: true })
  // What's left says who was deleted, for a database from before that.
  expect((await env.FILES.list()).objects.map(({ key }) => key)).toEqual([`erasures/${refs.changed}`])
  const tables = await rows<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  )
  const contents = JSON.stringify(await Promise.all(tables.map(({ name }) => rows(`SELECT * FROM ${name}`))))
  expect(contents).not.toContain('2025550111')
  expect(contents).toContain('2025550113')
})

it('refuses to forget somebody for whom a crew is going to come', async () => {
  const { slots } = await openSlots(env, Date.now())
  const slot = slots.at(-1)?.id ?? ''
  const booked = await send(typedBooking(slot, { phone: '2025550123' }), [], {}, '/schedule')
  const { code, err } = await run(`forget ${booked} --yes`)
  expect([code, err]).toEqual([1, expect.stringContaining(`a pickup coming, ${slotLabel(slot, windowHours)}`)])
  expect(await rows(`SELECT status FROM bookings`)).toEqual([{ status: 'live' }])
})
