// The books over a fortnight in which the clock is changed: the list of jobs, and the spreadsheet.
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { exportAll } from '../../scripts/owner/export.ts'
import { addDays } from '../../src/domain/calendar/localTime.ts'
import { deskPaths } from '../../src/routes.ts'
import { headersOf } from '../../src/shared/http/respond.ts'
import { appSite } from '../support/appSite.ts'
import { rowsIn } from '../support/books.ts'
import { ownTown, ownZip } from '../support/business.ts'
import { timeOn } from '../support/clock.ts'
import { deskAt } from '../support/desk.ts'
import { multipart, openWindows, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'

const hour = 60 * 60_000
/** The clock goes back on November 1, a Sunday. */
const span = { from: '2026-10-28', to: '2026-11-10' }
const site = appSite({ DESK_PEOPLE: 'ann@example.com' }, timeOn('2026-10-30', 6))
const desk = deskAt(site)
const cookie = await desk.cookie('ann@example.com')

const page = (path: string) => desk.page(cookie, path)

let called = 0
async function book(name: string, changes: Record<string, string> = {}): Promise<string> {
  const windows = await openWindows(site)
  const typed = { name, phone: `202555${4100 + called++}`, address: `${called} Oak Street`, ...changes }
  // On several days, however many windows a day has.
  const slot = windows[Math.floor((called * windows.length) / 5)] ?? ''
  return referenceIn(await site.post('/schedule', multipart(typedBooking(slot, typed))))
}
const dayOf = async (reference: string) => {
  const [row] = await site.rows<{ slot: string }>(`SELECT slot FROM bookings WHERE reference = '${reference}'`)
  return row?.slot.slice(0, 10) ?? ''
}
const done = async (reference: string, fields: Record<string, string>) =>
  desk.post(cookie, deskPaths.day(await dayOf(reference)), { reference, step: 'done', ...fields })
const seen = async (reference: string) =>
  String((await site.rows<{ n: number }>(`SELECT max(number) AS n FROM events WHERE reference = '${reference}'`))[0]?.n)
const act = async (reference: string, fields: Record<string, string>) =>
  desk.post(cookie, deskPaths.request(reference), { seen: await seen(reference), ...fields })

const refs = {
  ann: await book('=Ann'),
  bob: await book('Bob', { location: ownZip }),
  dan: await book('Dan'),
  eve: await book('Eve'),
  fay: referenceIn(await site.post('/', multipart(typedQuote({ phone: '2025554190' })))),
}
await act(refs.fay, { act: 'priced', detail: '400' })
await act(refs.fay, { act: 'lost', detail: 'Declined the price' })
const slots = await Promise.all([refs.ann, refs.bob, refs.dan].map(dayOf))
expect(new Set(slots).size).toBeGreaterThan(1)
// Half past eleven at night of the last day, then half past midnight: most of it is said later than it was.
const last = [...slots].sort().at(-1) ?? ''
site.clock.now = timeOn(addDays(last, 1), -0.5)
await done(refs.ann, { paid: '310', method: 'cash', recycled: 'yes' })
site.clock.now += hour
await done(refs.bob, { paid: '1,245.50', method: 'card' })
await done(refs.dan, {})
await site.rows(`UPDATE leads SET dump_cents = 6150, cost_cents = 7350 WHERE reference = '${refs.ann}'`)
await desk.post(cookie, deskPaths.calendar(), {
  act: 'cancel',
  for: refs.eve,
  seen: await seen(refs.eve),
  revision: '1',
})

it('adds an amount where nobody said it, once, and keeps what’s typed', async () => {
  const $ = await page(deskPaths.jobs(span))
  expect($('li.desk-card').first().text()).toContain('Dan')
  const add = (paid: string, method = 'cash') =>
    desk.post(cookie, deskPaths.jobs(span), { reference: refs.dan, paid, method })
  const refused = await add('ten dollars')
  const again = load(await refused.text())
  expect(refused.status).toBe(422)
  expect([again('[name=paid]').val(), again('[name=method] [selected]').val()]).toEqual(['ten dollars', 'cash'])
  for (let tap = 0; tap < 2; tap++) expect((await add('120')).headers.get('location')).toContain('/desk/numbers/jobs?')
  expect(await site.rows(`SELECT kind FROM events WHERE reference = '${refs.dan}' AND kind = 'receipt'`)).toHaveLength(
    1,
  )
})

it('gives the jobs as a spreadsheet, which the owner’s command prints too', async () => {
  const answer = await desk.get(cookie, deskPaths.jobsFile(span))
  const disposition = `attachment; filename="jobs-${span.from}-to-${span.to}.csv"`
  expect(Object.fromEntries(answer.headers)).toMatchObject(
    headersOf('staffFile', { 'content-disposition': disposition }),
  )
  const csv = Buffer.from(await answer.arrayBuffer()).toString()
  expect(csv.startsWith('\ufeffDate,')).toBe(true)
  const owners = { env: site.env, now: () => site.clock.now, remote: false, close: async () => undefined }
  expect(await exportAll(owners, {} as never, {} as never)).toEqual({ data: [csv.trimEnd()] })
  const rows = rowsIn(csv)
  const row = (reference: string) => rows.find(({ Reference }) => Reference === reference)
  expect(row(refs.ann)).toMatchObject({
    ...{ Date: await dayOf(refs.ann), Status: 'Done', Name: "'=Ann", Phone: '(202) 555-4100' },
    ...{ Town: ownTown, Source: 'Not known', Price: '', Paid: '310.00', Method: 'Cash', 'Where it went': 'Recycled' },
    ...{ 'Dump fee': '61.50', 'Other costs': '12.00', 'Reason lost': '' },
  })
  expect(row(refs.eve)).toMatchObject({ Status: 'Lost', Paid: '', 'Reason lost': 'We canceled' })
  expect(row(refs.fay)).toMatchObject({ Status: 'Lost', Price: '400.00', 'Reason lost': 'Declined the price' })
})
