import { load } from 'cheerio'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../src/app.ts'
import type { Env } from '../../../src/env.ts'
import { within } from '../../../src/server/deadline.ts'
import { sweep } from '../../../src/server/sweep.ts'
import type { Fault } from '../../support/faults.ts'
import { faults, faultyBucket, faultyDatabase } from '../../support/faults.ts'
import type { Told } from '../../support/outside.ts'
import { everyChannel, outside } from '../../support/outside.ts'
import { jpeg, multipart, typedQuote } from '../../support/requests.ts'
import { testSite } from '../../support/site.ts'

const wires = ['database', 'bucket', 'email', 'webhook', 'sms'] as const
const channels = ['email', 'webhook', 'sms'] as const
type Wire = (typeof wires)[number]
type Cell = {
  readonly name: string
  readonly wire: Wire
  readonly fault: Fault
  readonly script: boolean
  readonly phone: string
}

const cells: readonly Cell[] = wires
  .flatMap((wire) =>
    faults.flatMap((fault) =>
      [true, false].map((script) => ({
        name: `${wire} ${fault}, ${script ? 'with' : 'without'} a script`,
        wire,
        fault,
        script,
      })),
    ),
  )
  .map((cell, index) => ({ ...cell, phone: `63055502${String(index).padStart(2, '0')}` }))

/** How one cell's request ended for its sender. */
type Ended = { readonly reference: string | undefined; readonly kept: boolean }

const site = testSite()
const start = Date.UTC(2026, 10, 21, 18)
vi.spyOn(console, 'error').mockImplementation(() => undefined)

const fieldsOf = ({ phone, script }: Cell) => ({
  ...typedQuote({ phone }),
  ...(script && { key: `key-of-the-browser-${phone}` }),
})

/** Sends a cell's request over its broken wire and waits for everything that goes on behind the answer. */
async function submit(cell: Cell, env: Env, told: Told[]): Promise<Ended> {
  const broken = { [cell.wire]: cell.fault }
  const { EMAIL, fetch } = outside(told, broken)
  const faulty = {
    ...env,
    EMAIL,
    DB: faultyDatabase(env.DB, cell.wire === 'database' ? cell.fault : undefined),
    FILES: faultyBucket(env.FILES, cell.wire === 'bucket' ? cell.fault : undefined),
  }
  const behind: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
    passThroughOnException() {},
    props: {},
  }
  const fields = fieldsOf(cell)
  const headers: Record<string, string> = cell.script ? { accept: 'application/json' } : {}
  const body = multipart(fields, [jpeg('couch.jpg', 7)])
  const app = createApp({ now: () => start, fetch })
  const answer = await within(
    12_000,
    Promise.resolve(app.request('/', { method: 'POST', headers, body }, faulty, context)),
  )
  const text = await answer.text()
  await Promise.all(behind)
  const location = cell.script ? (JSON.parse(text).location as string) : answer.headers.get('location')
  const $ = load(text)
  // A script still has what was typed; without one the page has to give it back.
  const kept =
    cell.script || Object.entries(fields).every(([name, value]) => $(`[name="${name}"]`).attr('value') === value)
  return { reference: /received\/(\w{10})/.exec(location ?? '')?.[1], kept }
}

/** What is wrong with how the cells ended, in words: nothing may be lost, and nobody told twice without need. */
function verdict(
  ended: ReadonlyMap<Cell, Ended>,
  stored: ReadonlyMap<string, string>,
  told: readonly Told[],
): string[] {
  return [...ended].flatMap(([cell, { reference, kept }]) => {
    if (!reference) return kept ? [] : [`${cell.name}: no reference, and what was typed is gone`]
    if (!stored.get(reference)?.includes(cell.phone)) return [`${cell.name}: accepted and lost`]
    return channels.flatMap((channel) => {
      const times = told.filter((one) => one.channel === channel && one.text.includes(reference)).length
      const again = cell.wire === channel && cell.fault === 'commits'
      return times === 1 || (again && times === 2) ? [] : [`${cell.name}: told ${times} times by ${channel}`]
    })
  })
}

const storedLeads = async () => {
  const rows = await site.rows<{ reference: string; answers: string }>('SELECT reference, answers FROM leads')
  return new Map(rows.map(({ reference, answers }) => [reference, answers]))
}

describe('forty ways to break', () => {
  const ended = new Map<Cell, Ended>()
  const told: Told[] = []
  let env: Env

  beforeAll(async () => {
    env = {
      ...(await site.env()),
      ...everyChannel,
      ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    } as unknown as Env
    await Promise.all(cells.map(async (cell) => ended.set(cell, await submit(cell, env, told))))
  })

  it('gives each sender a reference, since one broken wire never takes both stores', () => {
    expect(ended.size).toBe(40)
    for (const [cell, { reference }] of ended) expect(reference, cell.name).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  })

  it('loses nothing, and one sweep tells everybody once', async () => {
    const { EMAIL, fetch } = outside(told)
    const wiring = { env: { ...env, EMAIL }, now: () => start + 10 * 60_000, fetch, waitUntil: () => undefined }
    await sweep(wiring)
    expect(verdict(ended, await storedLeads(), told)).toEqual([])
    const { objects } = await env.FILES.list({ prefix: 'spool/' })
    expect(objects.map(({ key }) => key)).toEqual([])
    const before = told.length
    await sweep({ ...wiring, now: () => start + 30 * 60_000 })
    expect(told.length).toBe(before)
  })

  it('keeps every photo that the bucket could take', async () => {
    const photos = await site.rows<{ reference: string }>('SELECT reference FROM photos WHERE attached_at IS NOT NULL')
    const having = new Set(photos.map(({ reference }) => reference))
    for (const [{ name, wire }, { reference = '' }] of ended)
      if (wire !== 'bucket') expect(having.has(reference), name).toBe(true)
  })
})

describe('when both stores are gone', () => {
  it.each(faults)('%s: every typed word comes back, and the message to send instead has it', async (fault) => {
    const env = { ...(await site.env()), ...everyChannel, ...outside([]) } as unknown as Env
    const faulty = { ...env, DB: faultyDatabase(env.DB, fault), FILES: faultyBucket(env.FILES, fault) }
    const fields = typedQuote({ phone: '6305550299', 'junk-type': `A chair, ${fault}` })
    const request = { method: 'POST', body: multipart(fields) }
    const answer = await createApp({ now: () => start }).request('/', request, faulty)
    expect(answer.status).toBe(503)
    const $ = load(await answer.text())
    for (const [name, value] of Object.entries(fields)) expect($(`[name="${name}"]`).attr('value')).toBe(value)
    const message = decodeURIComponent($('[data-error-summary] a[href^="sms:"]').attr('href') ?? '')
    for (const value of Object.values(fields)) expect(message).toContain(value)
  })
})

describe('the check itself', () => {
  it('finds what a naive receiver loses: one that tells first and stores after', async () => {
    const env = await site.env()
    const told: Told[] = []
    const [cell] = cells.filter(({ wire, fault, script }) => wire === 'database' && fault === 'throws' && !script)
    if (!cell) throw new Error('There is no such cell')
    const { EMAIL } = outside(told)
    const reference = 'N41VEN41VE'
    await EMAIL.send({ to: everyChannel.NOTIFY_TO, from: 'a@example.com', subject: reference, text: cell.phone })
    const insert = faultyDatabase(env.DB, cell.fault).prepare(`INSERT INTO leads (reference) VALUES (?)`)
    await insert
      .bind(reference)
      .run()
      .catch(() => undefined)
    const ended = new Map([[cell, { reference, kept: true }]])
    expect(verdict(ended, await storedLeads(), told)).toEqual([`${cell.name}: accepted and lost`])
  })
})
