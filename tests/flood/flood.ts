// `npm run drills -- flood`: robots send 33 requests a second, from one address, a /64, a /56 and a hundred addresses, while
// fifty customers send one each. Every customer has to be accepted, and to be in a mail to the owner within two minutes, or
// within the 30 minutes that a batch waits where the flood comes from their own address; half of the windows have to stay
// open, and what a day of it writes and reads has to fit into the free plan.
import { setTimeout as pause } from 'node:timers/promises'
import { load } from 'cheerio'
import { fail } from '../../scripts/lib/run.ts'
import { budgets } from '../../src/store/budgets.ts'
import type { Seen } from './counting.ts'
import { customerRequests, robotRequests, type Source, sources, type TimedRequest } from './requests.ts'
import { floodedSite, type Site } from './site.ts'

const seconds = 60
const robots = 33 * seconds
const customers = 50
const minute = 60_000
const hour = 60 * minute

/** What the drill holds the site to. The plan's figures are those of a day of Cloudflare's free plan. */
const limits = {
  mailedWithinMs: 2 * minute,
  sharedWithinMs: 33 * minute,
  mails: 60,
  written: 100_000,
  read: 5_000_000,
  requests: 100_000,
}
/** Rows that a minute with a batch writes, whatever is in it: the heartbeat, the batch, its place in the outbox. */
const rowsAMinute = 8
/** Rows that are read for a request which isn't kept in the database: what is known of it, and its budgets. */
const rowsUnkept = 20

type Answered = {
  readonly isShared: boolean
  readonly sentAt: number
  readonly ms: number
  readonly status: number
  readonly text: string
}

async function send(origin: string, { path, body, headers, isShared = false }: TimedRequest): Promise<Answered> {
  const sentAt = Date.now()
  try {
    const answer = await fetch(origin + path, { method: 'POST', redirect: 'manual', body, headers })
    const text = await answer.text()
    return { isShared, sentAt, ms: Date.now() - sentAt, status: answer.status, text }
  } catch {
    return { isShared, sentAt, ms: Date.now() - sentAt, status: 0, text: '' }
  }
}

/** Sends each request at its time; gives the answers when all have come. */
async function paced(origin: string, requests: readonly TimedRequest[]): Promise<Answered[]> {
  const from = Date.now()
  return Promise.all(
    requests.map(async (request) => {
      await pause(Math.max(0, from + request.at * seconds * 1000 - Date.now()))
      return send(origin, request)
    }),
  )
}

const referenceIn = ({ text }: Answered) => /(?:received\/|t=\w+\.)([0-9A-Z]{10})/.exec(text)?.[1]

/** When a customer's request was in a mail, in ms since it was sent; undefined when it's in none. */
function mailedAfter(answer: Answered, mails: Seen['mails']): number | undefined {
  const reference = referenceIn(answer)
  const mail = mails.find(({ subject, text }) => reference && (subject + text).includes(reference))
  return mail && mail.at - answer.sentAt
}

/** Budgets are by the hour of the clock: a drill that begins just before the next one would use up two of them. */
async function awaitWholeHour(): Promise<void> {
  const left = hour - (Date.now() % hour)
  if (left < seconds * 1000 + 2.5 * minute) await pause(left + 1000)
}

/** The windows that the booking page lists, over four weeks. */
async function openWindows(origin: string): Promise<string[]> {
  const pages = ['1', '8', '15', '22'].map(async (from) =>
    load(await (await fetch(`${origin}/schedule?from=${from}`)).text()),
  )
  const inputs = (await Promise.all(pages)).flatMap((page) => page('input[name=slot]').toArray())
  return [...new Set(inputs.map(({ attribs }) => attribs.value ?? ''))].filter(Boolean)
}

/**
 * What a day of it writes and reads at worst: as many requests and photos as the day's budgets let into the database, and as
 * many requests as the plan lets through at all.
 */
function dayOf({ written, read }: Seen, kept: number, photos: number) {
  const perRequest = written.requests / Math.max(1, kept)
  const perPhoto = written.photos / Math.max(1, photos)
  const rows = perRequest * budgets.dayOfFirst.limit + 2 * perPhoto * budgets.photosOfDay.limit + rowsAMinute * 24 * 60
  return {
    rows: Math.round(rows),
    perRequest: perRequest.toFixed(1),
    read: Math.round((read / Math.max(1, kept)) * budgets.dayOfFirst.limit + rowsUnkept * limits.requests),
  }
}

const countOf = (answers: readonly Answered[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status))
    .map(([status, all]) => `${status}: ${all?.length}`)
    .join(', ')

/** Waits until all of these requests are in a mail, at most until a time; gives how long each took, in ms. */
async function mailed(site: Site, answers: readonly Answered[], until: number): Promise<number[]> {
  for (;;) {
    const { mails } = await site.seen()
    const waits = answers.map((answer) => mailedAfter(answer, mails))
    if (!waits.includes(undefined) || Date.now() > until) return waits.map((ms) => ms ?? Number.POSITIVE_INFINITY)
    await pause(1000)
  }
}

type Drilled = {
  readonly problems: readonly string[]
  /** Customers from the flood's own addresses are told later: gives what's wrong then. Closes the site. */
  readonly finish: () => Promise<readonly string[]>
}

async function drill(source: Source): Promise<Drilled> {
  const site = await floodedSite()
  try {
    const slots = await openWindows(site.origin)
    const empty = await site.seen()
    const [flood, answers] = await Promise.all([
      paced(site.origin, robotRequests(robots, source, slots)),
      paced(site.origin, customerRequests(customers, source, slots)),
    ])
    const accepted = answers.filter((answer) => referenceIn(answer))
    const apart = accepted.filter(({ isShared }) => !isShared)
    const shared = accepted.filter(({ isShared }) => isShared)
    const waits = await mailed(site, apart, Date.now() + limits.mailedWithinMs + 10_000)
    const left = (await openWindows(site.origin)).length
    const seen = await site.seen()
    const inTime = waits.filter((ms) => ms <= limits.mailedWithinMs).length
    const kept = accepted.length + flood.filter(({ status }) => status === 303).length
    const photos = flood.filter(({ text }) => text.includes('"id"')).length
    const day = dayOf(seen, kept, photos)
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    console.log(`flood from ${source.name}: ${robots} requests in ${seconds} s (${countOf(flood)})
  customers: ${customers}, accepted ${accepted.length}, of ${apart.length} from other addresses in a mail within 2 minutes ${inTime}, latest after ${Math.round(Math.max(...waits) / 1000)} s, slowest answer ${slowest} ms
  mails to the owner: ${seen.mails.length}; windows open before ${slots.length}, after ${left}
  row writes: ${JSON.stringify(seen.written)}, ${day.perRequest} for each request kept; row reads: ${seen.read - empty.read}
  a day of it at worst: ${day.rows} of ${limits.written} row writes, ${day.read} of ${limits.read} row reads`)
    const problems = [
      accepted.length < customers && `${customers - accepted.length} customers were refused`,
      inTime < apart.length && `${apart.length - inTime} customers were not mailed in time`,
      seen.mails.length > limits.mails && `${seen.mails.length} mails`,
      left < slots.length / 2 && `only ${left} of ${slots.length} windows are open`,
      day.rows > limits.written && `${day.rows} row writes a day`,
      day.read > limits.read && `${day.read} row reads a day`,
      seen.written.requests === 0 && 'nothing was counted',
    ].flatMap((problem) => (problem ? [`${source.name}: ${problem}`] : []))
    const finish = async () => {
      const later = await mailed(site, shared, Math.max(...shared.map(({ sentAt }) => sentAt)) + limits.sharedWithinMs)
      const late = later.filter((ms) => ms > limits.sharedWithinMs).length
      await site.close()
      if (shared.length > 0)
        console.log(
          `flood from ${source.name}: of ${shared.length} customers at its own addresses in a mail ${shared.length - late}, latest after ${Math.round(Math.max(...later) / minute)} min`,
        )
      return late > 0 ? [`${source.name}: ${late} customers at its own addresses were not mailed`] : []
    }
    return { problems, finish }
  } catch (error) {
    await site.close()
    throw error
  }
}

const problems: string[] = []
const finishes: Drilled['finish'][] = []
for (const source of sources) {
  await awaitWholeHour()
  const drilled = await drill(source)
  problems.push(...drilled.problems)
  finishes.push(drilled.finish)
}
for (const finish of finishes) problems.push(...(await finish()))
if (problems.length > 0) fail(problems.join('\n'))
