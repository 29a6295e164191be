// Two crews on one day: whose stops are whose, and who hears that they're late.
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { towns } from '#site/towns.ts'
import { crewName } from '../../src/business/crews.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { timeOn } from '../support/clock.ts'
import { deskAt } from '../support/desk.ts'
import { customerChannels } from '../support/outside.ts'
import { multipart, openWindows, referenceIn, typedBooking } from '../support/requests.ts'
import { setCrews } from '../support/seats.ts'

const [one, two] = [crewName(1), crewName(2)]

/** A day on which so many crews work, early in the morning, with two stops in each of some windows. */
async function dayWith(crews: number, names: readonly string[]) {
  const site = appSite({ ...customerChannels, DESK_PEOPLE: 'ann@example.com, sam@example.com crew' })
  const desk = deskAt(site)
  const slots = await openWindows(site)
  const windows = [...Map.groupBy(slots, (slot) => slot.slice(0, 10)).values()].findLast((all) => all.length > 1) ?? []
  const date = windows[0]?.slice(0, 10) ?? ''
  await setCrews(site.env.DB, date, crews)
  const booked: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const who = { name, phone: `202555930${index}`, email: `${name.toLowerCase()}@example.com` }
    const where = { location: towns[0]?.zips[0] ?? '', key: crypto.randomUUID() }
    const typed = typedBooking(windows[Math.floor(index / crews)] ?? '', { ...who, ...where })
    booked[name] = referenceIn(await site.post(paths.schedule(), multipart(typed)))
  }
  site.clock.now = timeOn(date, 6)
  const of = (name: string) => booked[name] ?? ''
  const [owner, sam] = [await desk.cookie('ann@example.com'), await desk.cookie('sam@example.com')]
  const post = (name: string, fields: Record<string, string>) =>
    desk.post(sam, deskPaths.day(date), { reference: of(name), ...fields })
  const day = (crew: number | 'all' = 'all') => desk.page(sam, deskPaths.day(date, { crew }))
  /** Whose stops a page shows, in alphabetical order. */
  const stopsIn = ($: Awaited<ReturnType<typeof day>>) => names.filter((name) => $(`li[id=${of(name)}]`).length > 0)
  const numbers = async () => (await desk.page(owner, deskPaths.numbers({ from: date, to: date }))).text()
  return { site, desk, date, of, owner, sam, post, day, stopsIn, numbers }
}

const at = await dayWith(2, ['Abe', 'Bea', 'Cal', 'Dee'])
const lists = async () => [at.stopsIn(await at.day(1)), at.stopsIn(await at.day(2)), at.stopsIn(await at.day())]
const give = (name: string, crew: number, seen: number) =>
  at.post(name, { step: 'crew', crew: String(crew), seen: String(seen) })

it('gives each stop to the next free crew of its window, until somebody gives it to another', async () => {
  const all = ['Abe', 'Bea', 'Cal', 'Dee']
  expect(await lists()).toEqual([['Abe', 'Cal'], ['Bea', 'Dee'], all])
  const { length } = at.site.delivered
  const form = (await at.day(1))(`li[id=${at.of('Cal')}] form:has([value=crew])`)
  expect(form.text()).toContain(two)
  const seen = Number(form.find('[name=seen]').val())
  expect([(await give('Cal', 2, seen)).status, (await give('Cal', 2, seen)).status]).toEqual([303, 303])
  expect(await lists()).toEqual([['Abe'], ['Bea', 'Cal', 'Dee'], all])
  const [, given] = await at.site.rows<{ number: number }>(
    `SELECT 0 AS number UNION ALL SELECT number FROM events WHERE kind = 'crew' ORDER BY number`,
  )
  await give('Cal', 1, given?.number ?? 0)
  const late = await give('Cal', 2, seen)
  const $ = load(await late.text())
  expect(late.status).toBe(409)
  expect([$('main').text().includes('Somebody gave that stop'), at.stopsIn($).includes('Cal')]).toEqual([true, true])
  expect((await give('Cal', 3, 99)).status).toBe(409)
  await give('Cal', 2, 99)
  expect(await lists()).toEqual([['Abe'], ['Bea', 'Cal', 'Dee'], all])
  expect(at.site.delivered).toHaveLength(length)
})

it('remembers on each phone whose stops it shows', async () => {
  const picked = await at.desk.get(at.sam, deskPaths.day(at.date, { crew: 1 }))
  const [kept] = (picked.headers.get('set-cookie') ?? '').split(';')
  const cookie = `${at.sam.split(';')[0]}; ${kept}`
  const again = load(await (await at.site.get(deskPaths.day(at.date), { headers: { cookie } })).text())
  expect([at.stopsIn(again), again('.desk-filters [aria-current]').text()]).toEqual([['Abe'], one])
  // Nobody was late.
  expect(again('main').text()).not.toContain('tell them')
})

it('has a way, a next stop and a delay for each truck on the page of all', async () => {
  const $ = await at.day()
  const ways = $('main a[href*="/maps/dir/"]').toArray()
  expect(ways.map((way) => $(way).text())).toEqual([`Route: ${one}`, `Route: ${two}`])
  const late = $('.stop-late:has([name=of][value=1])')
  expect([$('.stop-late').length, late.find('[type=checkbox]').length]).toEqual([2, 1])
  // Abe is called, and the other truck's aren't: they aren't late.
  const sent = { 'as-of': String(at.site.clock.now), minutes: '30', of: '1' }
  const answer = await at.desk.post(at.sam, deskPaths.day(at.date), sent)
  const said = await at.desk.page(at.sam, answer.headers.get('location') ?? '')
  expect(said('.desk-notice, [role=status]').text()).toMatch(/Abe(?!.*Bea)/s)
})

it('tells only the customers of a crew that it’s late', async () => {
  const $ = await at.day(2)
  const ticks = [...$('.stop-late [type=checkbox]')].map(({ attribs }) => [attribs.name ?? '', 'yes'] as const)
  const asOf = String($('.stop-late [name=as-of]').val())
  await at.desk.post(at.sam, deskPaths.day(at.date), { ...Object.fromEntries(ticks), 'as-of': asOf, minutes: '30' })
  const told = at.site.delivered.filter(({ text }) => text.includes('30 minutes late')).map(({ to }) => to)
  expect(told.sort()).toEqual(['bea@example.com', 'cal@example.com', 'dee@example.com'])
})

it('shows nothing of crews where there’s one', async () => {
  const alone = await dayWith(1, ['Eve'])
  await alone.post('Eve', { step: 'done', paid: '120', method: 'cash' })
  const $ = await alone.day(2)
  const said = [$('main').text(), await alone.numbers()].join()
  expect(alone.stopsIn($)).toEqual(['Eve'])
  expect([$('.desk-filters').length, said.includes(one), said.includes('by crew')]).toEqual([0, false, false])
})
