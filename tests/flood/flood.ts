// `npm run drills -- flood`: robots send 10,000 requests in five minutes while fifty customers send one each. Every customer has
// to be accepted and be in a mail within two minutes, and what's written has to fit into a day of the free plan.
// `FLOOD_SECONDS=20` sends as fast for a shorter time.
import { setTimeout as pause } from 'node:timers/promises'
import { load } from 'cheerio'
import { fail } from '../../scripts/lib/run.ts'
import { budgets, leastPhoto } from '../../src/server/intake/budgets.ts'
import type { Seen } from './counting.ts'
import type { TimedRequest } from './requests.ts'
import { customerRequests, robotRequests } from './requests.ts'
import { floodedSite } from './site.ts'

const seconds = Number(process.env.FLOOD_SECONDS ?? 300)
const share = seconds / 300
const robots = Math.round(10_000 * share)
const customers = Math.max(5, Math.round(50 * share))
const minute = 60_000
const hour = 60 * minute

/** What the drill holds the site to. The plan's figures are those of Cloudflare's free plan. */
const limits = { mailedWithinMs: 2 * minute, mails: 60, rowsADay: 100_000, bytesADay: 500 * 2 ** 20, putsADay: 33_000 }
/** Photos that come before their forms have a budget for the whole day, which no hour can go beyond. */
const photosADay = budgets.photosEarly.limit / leastPhoto
/** Rows that a minute with a batch writes, whatever is in it: the heartbeat, the batch, its place in the outbox. */
const rowsAMinute = 8

type Answered = { readonly sentAt: number; readonly ms: number; readonly status: number; readonly text: string }

async function send(origin: string, { path, body, headers }: TimedRequest): Promise<Answered> {
  const sentAt = Date.now()
  try {
    const answer = await fetch(origin + path, { method: 'POST', redirect: 'manual', body, headers })
    const text = await answer.text()
    return { sentAt, ms: Date.now() - sentAt, status: answer.status, text }
  } catch {
    return { sentAt, ms: Date.now() - sentAt, status: 0, text: '' }
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

const referenceIn = ({ text }: Answered) => /received\/(\w{10})/.exec(text)?.[1]

/** When a customer's request was in a mail, in ms since it was sent; undefined when it's in none. */
function mailedAfter(answer: Answered, mails: Seen['mails']): number | undefined {
  const reference = referenceIn(answer)
  const mail = mails.find(({ subject, text }) => reference && (subject + text).includes(reference))
  return mail && mail.at - answer.sentAt
}

/** Budgets are by the hour of the clock: a drill that begins just before the next one would use up two of them. */
async function awaitWholeHour(): Promise<void> {
  const left = hour - (Date.now() % hour)
  if (left < seconds * 1000 + 3 * minute) await pause(left + 1000)
}

/**
 * What one drill did, as a day of it: each hour has its budgets once, and a batch in every minute. Photos are deleted after
 * a day if their form never comes, so each writes its rows twice.
 */
function dayOf({ written, size, puts, mails }: Seen, minutes: number, empty: Seen) {
  const photos = Math.min(24 * puts, photosADay)
  const rows = {
    leads: 24 * (written.leads - empty.written.leads) + rowsAMinute * (24 * 60 - 24 * minutes),
    bookings: 24 * (written.bookings - empty.written.bookings),
    photos: Math.round((2 * photos * written.photos) / Math.max(1, puts)),
  }
  return {
    rows: rows.leads + rows.bookings + rows.photos,
    byTable: `leads ${rows.leads}, bookings ${rows.bookings}, photos ${rows.photos}`,
    bytes: 24 * (size - empty.size),
    puts: photos,
    mails: mails.length,
  }
}

async function drill(addresses: number): Promise<string[]> {
  await awaitWholeHour()
  const site = await floodedSite()
  try {
    const schedule = load(await (await fetch(`${site.origin}/schedule?from=2`)).text())
    const slot = schedule('input[name=slot]').attr('value') ?? ''
    const empty = await site.seen()
    const [flood, answers] = await Promise.all([
      paced(site.origin, robotRequests(robots, addresses, slot)),
      paced(site.origin, customerRequests(customers)),
    ])
    const accepted = answers.filter((answer) => referenceIn(answer))
    for (const end = Date.now() + limits.mailedWithinMs + 10_000; Date.now() < end; await pause(1000)) {
      const { mails } = await site.seen()
      if (accepted.every((answer) => mailedAfter(answer, mails) !== undefined)) break
    }
    const seen = await site.seen()
    const waits = accepted.map((answer) => mailedAfter(answer, seen.mails) ?? Number.POSITIVE_INFINITY)
    const inTime = waits.filter((ms) => ms <= limits.mailedWithinMs).length
    const day = dayOf(seen, site.minutes(), empty)
    const statuses = Object.entries(Object.groupBy(flood, ({ status }) => status))
      .map(([status, all]) => `${status}: ${all?.length}`)
      .join(', ')
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    console.log(`flood: ${addresses} ${addresses === 1 ? 'address' : 'addresses'}, ${robots} requests in ${seconds} s (${statuses})
  customers: ${customers}, accepted ${accepted.length}, in a mail within 2 minutes ${inTime}, latest after ${Math.round(Math.max(...waits) / 1000)} s, slowest answer ${slowest} ms
  mails to the owner: ${day.mails}
  row writes: ${Object.entries(seen.written)
    .map(([table, rows]) => `${table} ${rows}`)
    .join(', ')}; row reads: ${seen.read}; bucket: ${seen.puts} writes, ${seen.putBytes} bytes
  as a day: row writes ${day.rows} of ${limits.rowsADay} (${day.byTable}), database ${Math.round(day.bytes / 1024)} KB, bucket writes ${day.puts}`)
    return [
      accepted.length < customers && `${customers - accepted.length} customers were refused`,
      inTime < accepted.length && `${accepted.length - inTime} customers were not mailed in time`,
      day.mails > limits.mails && `${day.mails} mails`,
      day.rows > limits.rowsADay && `${day.rows} row writes a day`,
      day.bytes > limits.bytesADay && `${day.bytes} bytes a day in the database`,
      day.puts > limits.putsADay && `${day.puts} bucket writes a day`,
      (seen.written.leads ?? 0) === 0 && 'nothing was counted',
    ].flatMap((problem) => (problem ? [`${addresses}: ${problem}`] : []))
  } finally {
    await site.close()
  }
}

const problems = [...(await drill(1)), ...(await drill(100))]
if (problems.length > 0) fail(problems.join('\n'))
