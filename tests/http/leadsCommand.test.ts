// What the owner does with requests, with the real commands on a database and a bucket that they share with the site.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { run } from '../../scripts/run.ts'
import { createApp } from '../../src/app.ts'
import type { Env } from '../../src/env.ts'
import { trapName } from '../../src/forms/form.ts'
import { sweep } from '../../src/server/sweep.ts'
import { ownState } from '../support/ownState.ts'
import { jpeg, multipart, typedQuote } from '../support/requests.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

let state: Awaited<ReturnType<typeof ownState>>
let env: Env
const subjects: string[] = []
const EMAIL = { send: async ({ subject }: { subject: string }) => void subjects.push(subject) }
const broken = () => {
  throw new Error('the database is gone')
}

const app = createApp({ now: () => Date.now() })
const waiting: Promise<unknown>[] = []
const context = { waitUntil: (work: Promise<unknown>) => void waiting.push(work), passThroughOnException: broken }

/** Sends a request and gives its reference. */
async function send(fields: Record<string, string>, files: File[] = [], changes: Partial<Env> = {}): Promise<string> {
  const body = multipart(typedQuote(fields), files)
  const answer = await app.request('/', { method: 'POST', body }, { ...env, ...changes }, context as never)
  await Promise.all(waiting)
  return /received\/(\w{10})/.exec(answer.headers.get('location') ?? '')?.[1] ?? `answered ${answer.status}`
}

/** What the cron does, so much later (ms). */
const cron = (later = 0) => sweep({ env, now: () => Date.now() + later, fetch: broken, waitUntil: context.waitUntil })

const leads = (...words: string[]) => run('node', ['scripts/leads.ts', ...words, '--persist-to', state.directory])
const rows = async <Row>(query: string) => (await env.DB.prepare(query).all<Row>()).results
const told = async (reference: string) =>
  (
    await rows<{ it: string }>(`SELECT revision || ' ' || state AS it FROM outbox WHERE reference = '${reference}'`)
  ).map(({ it }) => it)

const key = randomUUID()
const refs = { changed: '', kept: '', dead: '' }

beforeAll(async () => {
  state = await ownState()
  env = { ...state.env, EMAIL } as unknown as Env
  await send({ phone: '6305550111', 'junk-type': '=1+1 “couch” 🛋', key }, [jpeg()])
  refs.changed = await send({ phone: '6305550111', 'junk-type': '=1+1 “couch” 🛋', location: 'Lisle', key })
  refs.kept = await send({ phone: '6305550112', 'junk-type': 'see www.example.com', [trapName]: 'x' })
  refs.dead = await send({ phone: '6305550113' })
  await env.DB.exec(`UPDATE outbox SET state = 'dead', attempts = 8 WHERE reference = '${refs.dead}'`)
})
afterAll(() => state.close())

// Each command starts two to five tools, each a process of its own.
describe('npm run leads', { timeout: 60_000 }, () => {
  it('reads: a list, one with its links, all as CSV', async () => {
    const [list, shown, csv] = await Promise.all([leads(), leads('show', refs.changed.toLowerCase()), leads('export')])
    expect(list.stdout).toMatch(new RegExp(`${refs.dead}.*\\(630\\) 555-0113.*'email dead'`))
    expect(list.stdout).toMatch(new RegExp(`${refs.kept}.*'quarantine'`))
    expect(list.stdout).toContain('Kept back because they look unusual: 1')
    expect(list.stdout).toContain('given up: 1')

    expect(shown.stdout).toContain('What needs to go?: =1+1 “couch” 🛋')
    expect(shown.stdout).toContain('ZIP or town: Naperville 60540 -> Lisle')
    expect(shown.stdout).toMatch(/revision 2, email: sent/)
    const links = shown.stdout.match(/http:\/\/127\.0\.0\.1:\d+\/lead-photo\S+/g) ?? []
    expect(links).toHaveLength(2)
    const [picture, page] = await Promise.all(links.map((link) => app.request(link, undefined, env, context as never)))
    expect(picture?.headers.get('content-type')).toBe('image/jpeg')
    expect(await page?.text()).toContain('/lead-photo?id=')

    expect(csv.stdout.split('\r\n')).toHaveLength(3 + 2)
    expect(csv.stdout).toContain("'=1+1 “couch” 🛋")
    expect(csv.stdout).toContain("'+16305550112")
  })

  it('tells again what is asked for and what was given up, and lets through what was kept back', async () => {
    subjects.length = 0
    const done = await Promise.all([
      leads('replay', '--dead'),
      leads('replay', refs.changed),
      leads('release', refs.kept),
    ])
    expect(done.map(({ output }) => output.trim())).toEqual([
      expect.stringMatching(/sent again .*: 1\.$/),
      expect.stringMatching(/told again .*: email/),
      expect.stringMatching(/let through, .*: email/),
    ])
    expect(await told(refs.changed)).toEqual(['1 sent', '2 pending'])
    await cron()
    for (const reference of Object.values(refs)) expect(subjects.join(), reference).toContain(reference)
    expect(subjects.filter((subject) => !subject.includes('in a day'))).toHaveLength(3)
  })

  it('throws out what is no request', async () => {
    await env.DB.exec(`UPDATE outbox SET state = 'pending' WHERE reference = '${refs.kept}'`)
    expect((await leads('spam', refs.kept)).code).toBe(0)
    subjects.length = 0
    await cron()
    expect(subjects.join()).not.toContain(refs.kept)
    expect(await rows(`SELECT state FROM leads WHERE reference = '${refs.kept}'`)).toEqual([{ state: 'spam' }])
  })

  it('forgets a person: nothing of them is left, or taken up again from where it still lies', async () => {
    const DB = { prepare: broken, batch: broken } as unknown as Env['DB']
    for (const location of ['Lisle', 'Aurora'])
      await send({ phone: '6305550111', location, key }, [jpeg('late.jpg', 7)], { DB })
    expect((await env.FILES.list({ prefix: 'spool/' })).objects.length).toBeGreaterThan(3)
    const { code, output } = await leads('forget', refs.changed, '--yes')
    expect(code, output).toBe(0)
    await cron(60_000)

    const { objects } = await env.FILES.list()
    expect(objects.map(({ key }) => key)).toEqual([])
    const tables = await rows<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    const contents = await Promise.all(
      tables.filter(({ name }) => !name.startsWith('_cf')).map(({ name }) => rows(`SELECT * FROM ${name}`)),
    )
    expect(JSON.stringify(contents)).not.toContain('6305550111')
    expect(JSON.stringify(contents)).toContain('6305550113')
  })

  it('takes what they send after that as a new request', async () => {
    await send({ phone: '6305550111', key })
    expect(await rows(`SELECT phone FROM leads WHERE reference = '${refs.changed}'`)).toEqual([
      { phone: '+16305550111' },
    ])
  })
})
