import { load } from 'cheerio'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../src/app.ts'
import type { Env } from '../../../src/env.ts'
import { sweep } from '../../../src/sweep.ts'
import { appSite } from '../../support/appSite.ts'
import { type Fault, faults, faultyBucket, faultyDatabase } from '../../support/faults.ts'
import { type Delivered, everyChannel, outside } from '../../support/outside.ts'
import { jpeg, multipart, referenceAt, typedQuote } from '../../support/requests.ts'

const start = Date.UTC(2026, 10, 21, 18)
/** UTC ms, after the last cell was sent. */
const later = start + 2 * 60 * 60_000
const services = ['database', 'bucket', 'email', 'webhook', 'sms'] as const
const channels = ['email', 'webhook', 'sms'] as const
type Dependency = (typeof services)[number]
type Cell = {
  readonly name: string
  readonly dependency: Dependency
  readonly fault: Fault
  readonly script: boolean
  readonly phone: string
  /** UTC ms. */
  readonly at: number
}

const cells: readonly Cell[] = faults
  .flatMap((fault) =>
    services.flatMap((dependency) =>
      [true, false].map((script) => ({
        name: `${dependency} ${fault}, ${script ? 'with' : 'without'} a script`,
        dependency,
        fault,
        script,
      })),
    ),
  )
  // Two minutes apart: more at once would be a flood.
  .map((cell, index) => ({
    ...cell,
    phone: `20255502${String(index).padStart(2, '0')}`,
    at: start + index * 2 * 60_000,
  }))

type Outcome = { readonly reference: string | undefined }

const site = appSite()
// Timeouts end after a hundredth of their time, so that a dependency that hangs costs little of it.
const [inReality, abortAfter] = [globalThis.setTimeout, AbortSignal.timeout]
/** How long the server would have waited for what hangs, in ms. */
let waited = 0
vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
  inReality(() => {
    waited += ms
    run()
  }, ms / 100)) as never)
vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => abortAfter.call(AbortSignal, ms / 100))
afterAll(() => void vi.restoreAllMocks())

/** Sends a cell's request over its failing dependency; work after the answer is added to `background`. */
async function submit(cell: Cell, env: Env, delivered: Delivered[], background: Promise<unknown>[]): Promise<Outcome> {
  const broken = { [cell.dependency]: cell.fault }
  const { EMAIL, fetch } = outside(delivered, broken)
  const faulty = {
    ...env,
    EMAIL,
    DB: faultyDatabase(env.DB, cell.dependency === 'database' ? cell.fault : undefined),
    FILES: faultyBucket(env.FILES, cell.dependency === 'bucket' ? cell.fault : undefined),
  }
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException() {},
    props: {},
  }
  const key = cell.script && { key: `key-of-the-browser-${cell.phone}` }
  const headers: Record<string, string> = cell.script ? { accept: 'application/json' } : {}
  const body = multipart({ ...typedQuote({ phone: cell.phone }), ...key }, [jpeg('couch.jpg', 7)])
  const app = createApp({ now: () => cell.at, fetch })
  const answer = await app.request('/', { method: 'POST', headers, body }, faulty, context)
  const location = cell.script ? JSON.parse(await answer.text()).location : answer.headers.get('location')
  return { reference: referenceAt(location ?? '') }
}

/** Sends the requests of some cells, five at a time: more would make a slow machine look like a failing dependency. */
async function submitAll(all: readonly Cell[], env: Env, delivered: Delivered[]): Promise<Map<Cell, Outcome>> {
  const outcomes = new Map<Cell, Outcome>()
  const background: Promise<unknown>[] = []
  for (let from = 0; from < all.length; from += 5)
    await Promise.all(
      all.slice(from, from + 5).map(async (cell) => outcomes.set(cell, await submit(cell, env, delivered, background))),
    )
  await Promise.all(background)
  return outcomes
}

/** What tells of a request, not that nobody has answered it: that depends on the hour. */
const notices = (delivered: readonly Delivered[]) =>
  delivered.filter(({ text }) => !/Nobody[ +]has[ +]answered/.test(text))

/** Problems of the outcomes: no lead may be lost, and no channel notified twice without need. */
function problemsOf(
  outcomes: ReadonlyMap<Cell, Outcome>,
  stored: ReadonlyMap<string, string>,
  delivered: readonly Delivered[],
): string[] {
  return [...outcomes].flatMap(([cell, { reference = '' }]) => {
    if (!stored.get(reference)?.includes(cell.phone)) return [`${cell.name}: accepted and lost`]
    return channels.flatMap((channel) => {
      const times = notices(delivered).filter((one) => one.channel === channel && one.text.includes(reference)).length
      const again = cell.dependency === channel && cell.fault === 'commits'
      return times === 1 || (again && times === 2) ? [] : [`${cell.name}: notified ${times} times by ${channel}`]
    })
  })
}

const storedLeads = async () => {
  const rows = await site.rows<{ reference: string; answers: string }>('SELECT reference, answers FROM leads')
  return new Map(rows.map(({ reference, answers }) => [reference, answers]))
}

const delivered: Delivered[] = []
const ASSETS = { fetch: async () => new Response(null, { status: 404 }) }
const env = { ...site.env, ...everyChannel, ASSETS } as unknown as Env
const outcomes = await submitAll(cells, env, delivered)

describe('forty faults', () => {
  it('gives each sender a reference, since one fault never affects both stores', () => {
    expect(outcomes.size).toBe(40)
    for (const [cell, { reference }] of outcomes) expect(reference, cell.name).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  })

  it('loses nothing, and one sweep notifies every channel once', async () => {
    const { EMAIL, fetch } = outside(delivered)
    const testServices = { env: { ...env, EMAIL }, now: () => later, fetch, waitUntil: () => undefined }
    await sweep(testServices)
    expect(problemsOf(outcomes, await storedLeads(), delivered)).toEqual([])
    const { objects } = await env.FILES.list({ prefix: 'spool/' })
    expect(objects.map(({ key }) => key)).toEqual([])
    const before = notices(delivered).length
    await sweep({ ...testServices, now: () => later + 30 * 60_000 })
    expect(notices(delivered).length).toBe(before)
  })

  it('keeps every photo that the bucket could take', async () => {
    const photos = await site.rows<{ reference: string }>('SELECT reference FROM photos WHERE attached_at IS NOT NULL')
    const having = new Set(photos.map(({ reference }) => reference))
    for (const [{ name, dependency }, { reference = '' }] of outcomes)
      if (dependency !== 'bucket') expect(having.has(reference), name).toBe(true)
  })
})

describe('when both stores fail', () => {
  it.each(faults)('%s: every value comes back, and is in the offered text message', async (fault) => {
    const env = { ...site.env, ...everyChannel, ...outside([]) } as unknown as Env
    const faulty = { ...env, DB: faultyDatabase(env.DB, fault), FILES: faultyBucket(env.FILES, fault) }
    const fields = typedQuote({ phone: '2025550299', 'junk-type': `A chair, ${fault}` })
    const request = { method: 'POST', body: multipart(fields) }
    waited = 0
    const answer = await createApp({ now: () => start }).request('/', request, faulty)
    expect(answer.status).toBe(503)
    // The browser gives up after 12 seconds.
    expect(waited).toBeLessThan(12_000)
    const $ = load(await answer.text())
    for (const [name, value] of Object.entries(fields)) expect($(`[name="${name}"]`).attr('value')).toBe(value)
    const message = decodeURIComponent(
      $('[data-error-summary] a:is([href^="sms:"], [href^="mailto:"])').attr('href') ?? '',
    )
    for (const value of Object.values(fields)) expect(message).toContain(value)
  })
})
