// The owner's command, on a database and a bucket that it shares with the site.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { run as program } from '../../scripts/lib/run.ts'
import { widthOf } from '../../scripts/owner/layout.ts'
import { owner } from '../../scripts/owner/owner.ts'
import { createApp } from '../../src/app/app.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { honeypotName } from '../../src/forms/form.ts'
import { sweep } from '../../src/server/cron/sweep.ts'
import { openSlots } from '../../src/server/store/availability.ts'
import { ownState } from '../support/ownState.ts'
import { jpeg, multipart, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

let state: Awaited<ReturnType<typeof ownState>>
let env: Env
const mails: string[] = []
const EMAIL = {
  send: async ({ subject, text }: Record<'subject' | 'text', string>) => void mails.push(`${subject}\n${text}`),
}
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

/** Runs a command line: in a pipe, or in a terminal of a width in which somebody types an answer. */
async function run(line: string, terminal?: { width: number; types?: boolean }) {
  const said = { out: '', err: '', asked: '' }
  const confirm = async (question: string) => {
    said.asked += question
    return terminal?.types === true
  }
  const code = await owner([...line.split(' ').filter(Boolean), '--persist-to', state.directory], {
    width: terminal?.width,
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
const eighty = { width: 80 }
const where = `${site.name}, on this machine\n`
const rows = async <Row>(query: string) => (await env.DB.prepare(query).all<Row>()).results
const notified = async (reference: string) =>
  (
    await rows<{ it: string }>(`SELECT revision || ' ' || state AS it FROM outbox WHERE reference = '${reference}'`)
  ).map(({ it }) => it)

const key = randomUUID()
const long = 'a couch, two chairs and everything else that is in the garage, which is full to the roof'
const refs = { changed: '', spam: '', dead: '' }

beforeAll(async () => {
  state = await ownState()
  env = { ...state.env, EMAIL } as unknown as Env
  await send({ phone: '2025550111', 'junk-type': '=1+1 “couch” 🛋', key }, [jpeg()])
  refs.changed = await send({ phone: '2025550111', 'junk-type': '=1+1 “couch” 🛋', location: 'Riverton', key })
  refs.spam = await send({ phone: '2025550112', 'junk-type': 'see www.example.com', [honeypotName]: 'x' })
  refs.dead = await send({ phone: '2025550113', 'junk-type': long })
  // Corrections are mailed a minute later.
  await cron(61_000)
  await env.DB.exec(`UPDATE outbox SET state = 'dead', attempts = 8 WHERE reference = '${refs.dead}'`)
  await env.DB.exec(`UPDATE leads SET state = 'spam' WHERE reference = '${refs.spam}'`)
  // Two in batches: one sent, one dead.
  const minute = Math.floor(Date.now() / 60_000)
  await env.DB.exec(
    `INSERT INTO batches (number, members) VALUES (${minute - 2}, '["${refs.changed}"]'), (${minute - 1}, '["${refs.dead}"]')`,
  )
  const batches = `('batch', ${minute - 2}, 'email', 0, 'sent'), ('batch', ${minute - 1}, 'email', 0, 'dead')`
  await env.DB.exec(`INSERT INTO outbox (reference, revision, channel, due_at, state) VALUES ${batches}`)
})
afterAll(() => state.close())

describe('in a terminal and in a pipe', () => {
  it.each(['', 'list --all', 'list --json', 'show', 'show --json', 'export', 'export --json', 'open', 'help'])(
    '%j says whose database it is, fits 80 columns, and gives a pipe nothing but the answer',
    async (verb) => {
      const line = verb.startsWith('show') ? `${verb} ${refs.dead}` : verb
      const [shown, piped] = [await run(line, eighty), await run(line)]
      expect([shown.code, piped.code, piped.err.startsWith(where)]).toEqual([0, 0, true])
      const isData = /json|export/.test(verb)
      expect((isData ? shown.err : shown.out).startsWith(where)).toBe(true)
      expect(piped.out).not.toContain(site.name)
      if (isData) return expect(piped.out).toBe(shown.out)
      for (const text of shown.out.split('\n')) if (!text.includes('http')) expect(widthOf(text), text).toBeLessThan(81)
      expect(piped.out).not.toContain('…')
    },
  )

  it.each([
    ['show 7K2M9QX4RD', 'There’s no request 7K2M9QX4RD'],
    ['replay 7K2M9QX4RD', 'There’s no request 7K2M9QX4RD'],
    ['forget 7K2M9QX4RD', 'it needs --yes'],
    ['help me', 'help doesn’t take me'],
  ])('%j is refused in one sentence that fits', async (line, problem) => {
    const [shown, piped] = [await run(line, eighty), await run(line)]
    expect([piped.code, piped.out]).toEqual([1, ''])
    expect(piped.err).toMatch(new RegExp(`^${where}.*${problem}.*\n$`))
    expect(shown.code).toBe(1)
    for (const text of shown.err.split('\n')) expect(widthOf(text), text).toBeLessThan(81)
  })
})

it('is a program whose output is only the answer', async () => {
  const { code, stdout } = await program('node', ['scripts/owner/owner.ts', 'export', '--persist-to', state.directory])
  expect([code, stdout]).toEqual([0, (await run('export')).out])
})

it('lists open requests, the oldest first, or all of them, and cuts only in a terminal', async () => {
  const [open, all, piped] = [await run('', eighty), await run('list --all', eighty), await run('')]
  expect(piped.out.split('\n').map((row) => row.split('\t')[0])).toEqual([refs.changed, refs.dead, ''])
  expect(piped.out).toContain(`\t(202) 555-0113\t`)
  expect(piped.out).toContain(long)
  expect(open.out).toMatch(new RegExp(`^Reference .*\n${refs.changed} .*\n${refs.dead} .*…\n2 open requests\\.`, 'm'))
  expect(all.out).toMatch(new RegExp(`${refs.spam} .* Spam `))
  expect(JSON.parse((await run('list --json')).out)).toMatchObject([{ reference: refs.changed }, { status: 'new' }])
})

it('shows one request with its messages and a link to its photos', async () => {
  const { out } = await run(`show ${refs.changed.toLowerCase()}`, eighty)
  expect(out).toContain('What needs to go? =1+1 “couch” 🛋')
  expect(out).toContain('ZIP or town: Riverton')
  expect(out).toMatch(/event 2, email: sent/)
  expect(out).toMatch(/in a batch, email: sent/)
  const [link = ''] = out.match(/http:\/\/127\.0\.0\.1:\d+\/lead-photos\S+/) ?? []
  const page = await app.request(link, undefined, env, context as never)
  expect(await page.text()).toContain('/lead-photo?t=')
  expect(JSON.parse((await run(`show ${refs.changed} --json`)).out)).toMatchObject({ events: [{}, { number: 2 }] })
})

it('exports all requests as CSV that is safe in a spreadsheet', async () => {
  const { out } = await run('export')
  expect(out.split('\r\n')).toHaveLength(1 + 3)
  expect(out).toContain("'=1+1 “couch” 🛋")
  expect(out).toContain('(202) 555-0112')
  expect(JSON.parse((await run('export --json')).out)).toHaveLength(3)
})

it('opens the desk', async () => {
  const { out } = await run('open')
  const opened = await app.request(out.trim(), { method: 'POST' }, env, context as never)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/desk'])
})

it('replays a request, but nothing that is spam', async () => {
  mails.length = 0
  const done = [await run(`replay ${refs.changed}`), await run(`replay ${refs.spam}`)]
  expect(done.map(({ out, err }) => out + err)).toEqual([
    expect.stringMatching(/sent again .*: email/),
    expect.stringContaining('is spam'),
  ])
  expect(await notified(refs.changed)).toEqual(['1 sent', '2 pending'])
  await cron()
  expect(mails.join()).toContain(refs.changed)
  expect(mails.join()).not.toContain(refs.spam)
})

it('backs up the database into a file that only its owner reads', async () => {
  const { out } = await run('backup')
  try {
    expect(readFileSync(out.trim(), 'utf8')).toMatch(new RegExp(`INSERT INTO "leads" .*'${refs.dead}'`))
    expect(statSync(out.trim()).mode & 0o077).toBe(0)
  } finally {
    rmSync(out.trim())
  }
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
  const [listed, shown] = [await remote('list', '--all'), await remote('show', refs.spam, '--json')]
  expect([listed.code, listed.output]).toEqual([0, expect.stringContaining(`${site.name}, deployed\n`)])
  // A minute may have gone by.
  const ageless = (list: string) => list.replaceAll(/\t\d+ min\t/g, '\t')
  expect(ageless(listed.stdout)).toBe(ageless((await run('list --all')).out))
  expect(shown.stdout).toBe((await run(`show ${refs.spam} --json`)).out)
  await env.FILES.put(`spool-broken/${refs.spam}.x.json`, '{')
  await env.DB.exec(`INSERT INTO marks (name, value) VALUES ('spool-broken/${refs.spam}.x.json', 1)`)
  const forgotten = await remote('forget', refs.spam, '--yes')
  expect(forgotten.code, forgotten.output).toBe(0)
  expect(await rows(`SELECT 1 FROM leads WHERE reference = '${refs.spam}'`)).toEqual([])
  expect(await env.FILES.head(`spool-broken/${refs.spam}.x.json`)).toBeNull()
  rmSync(bin, { recursive: true })
})

it('refuses to forget somebody for whom a crew is going to come', async () => {
  const { slots } = await openSlots(env, Date.now())
  const slot = slots.at(-1)?.id ?? ''
  const booked = await send(typedBooking(slot, { phone: '2025550123' }), [], {}, '/schedule')
  const { code, err } = await run(`forget ${booked} --yes`)
  expect([code, err]).toEqual([1, expect.stringContaining(`a pickup coming, ${slotLabel(slot, windowHours)}`)])
  expect(await rows(`SELECT status FROM bookings`)).toEqual([{ status: 'live' }])
})

it('deletes everything about a person, and imports nothing of them from the spool later', async () => {
  const DB = { prepare: broken, batch: broken } as unknown as Env['DB']
  for (const location of ['Riverton', 'Milton'])
    await send({ phone: '2025550111', location, key }, [jpeg('late.jpg', 7)], { DB })
  expect((await env.FILES.list({ prefix: 'spool/' })).objects.length).toBeGreaterThan(3)
  const aside = `spool-broken/${refs.changed}.x.json`
  await env.FILES.put(aside, '{')
  await env.DB.exec(`INSERT INTO marks (name, value) VALUES ('${aside}', 1)`)
  expect((await run(`forget ${refs.changed}`, { width: 80, types: false })).err).toContain('Nothing was deleted')
  const { code, err, asked } = await run(`forget ${refs.changed}`, { width: 80, types: true })
  expect(code, err).toBe(0)
  expect(asked.replaceAll('\n', ' ')).toMatch(/what they said, \d+ photos? and the messages about it\./)
  await cron(60_000)

  const { objects } = await env.FILES.list()
  // What's left says who was deleted, for a database from before that.
  const keys = objects.map(({ key }) => key)
  expect(keys.filter((each) => !each.startsWith('erasures/'))).toEqual([])
  expect(keys).toContain(`erasures/${refs.changed}`)
  const tables = await rows<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  )
  const contents = JSON.stringify(await Promise.all(tables.map(({ name }) => rows(`SELECT * FROM ${name}`))))
  expect(contents).not.toContain('2025550111')
  expect(contents).toContain('2025550113')
  // What the same person sends later is a new request.
  await send({ phone: '2025550111', key })
  const again = await rows(`SELECT phone FROM leads WHERE reference = '${refs.changed}'`)
  expect(again).toEqual([{ phone: '+12025550111' }])
})
