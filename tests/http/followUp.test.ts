// Nobody is forgotten: callers without a date, days to call again, several requests of one person, stops that nobody finished.
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { addDays, localDate } from '../../src/domain/calendar/localTime.ts'
import { deskPaths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { ownTown, ownZip } from '../support/business.ts'
import { deskAt } from '../support/desk.ts'
import { multipart, openWindows, referenceIn, typedBooking, typedQuote } from '../support/requests.ts'

const day = 24 * 3_600_000

/** A desk whose owner does things with requests by their references. */
async function opened() {
  const site = appSite({ DESK_PEOPLE: 'ann@example.com, sam@example.com crew', VISITOR_COPY: 'on' })
  const desk = deskAt(site)
  let cookie = await desk.cookie('ann@example.com')
  const eventsOf = (reference: string) =>
    site.rows<{ kind: string; person: string; data: string }>(
      `SELECT kind, person, data FROM events WHERE reference = '${reference}' ORDER BY number`,
    )
  return {
    ...site,
    desk,
    eventsOf,
    later: async (days: number) => {
      site.clock.now += days * day
      cookie = await desk.cookie('ann@example.com')
    },
    quote: async (fields: Record<string, string> = {}) =>
      referenceIn(await site.post('/', multipart({ ...typedQuote(fields), key: crypto.randomUUID() }))),
    book: async (fields: Record<string, string>) => {
      const slot = (await openWindows(site)).at(-1) ?? ''
      const typed = typedBooking(slot, { ...fields, key: crypto.randomUUID() })
      return { reference: referenceIn(await site.post('/schedule', multipart(typed))), typed, slot }
    },
    act: async (reference: string, act: string, more: Record<string, string> = {}) =>
      desk.post(cookie, deskPaths.request(reference), {
        act,
        seen: String((await eventsOf(reference)).length),
        ...more,
      }),
    post: (path: string, fields: Record<string, string>) => desk.post(cookie, path, fields),
    page: (path: string) => desk.page(cookie, path),
    list: async (query = {}) => {
      const $ = await desk.page(cookie, deskPaths.requests(query))
      return [...$('main li h2')].map((one) => $(one).closest('li').text())
    },
  }
}

it('takes down a caller with a number alone, once from each page, without a mail to the owner', async () => {
  const { post, list, eventsOf, delivered, cron } = await opened()
  const add = (page: string, more = {}) =>
    post(deskPaths.requests(), { act: 'add', page, phone: '202 555 0171', ...more })
  const refused = await add('one', { phone: '12', name: 'Marge' })
  const $ = load(await refused.text())
  expect(refused.status).toBe(422)
  expect([$('[name=name]').val(), $('[name=phone]').val(), $('[name=page]').val()]).toEqual(['Marge', '12', 'one'])
  const added = [await add('one'), await add('one'), await add('one', { name: 'Marge Olson', location: ownZip })]
  const [first = '', again, other = ''] = added.map((answer) => answer.headers.get('location') ?? '')
  expect([again === first, other === first]).toEqual([true, false])
  await cron()
  expect(delivered).toEqual([])
  const [sent] = await eventsOf(other.match(/requests\/(\w+)/)?.[1] ?? '')
  expect([sent?.kind, sent?.person, JSON.parse(sent?.data ?? '')]).toMatchObject([
    'sent',
    'ann@example.com',
    { form: 'quote', area: 'yes', answers: { phone: '+12025550171', name: 'Marge Olson' } },
  ])
  expect(await list()).toEqual([expect.stringMatching(`Marge Olson.*2 requests.*${ownTown} ${ownZip}`)])
})

it('puts right what a pickup says: its customer hears of another address, at the address that’s right', async () => {
  const { book, act, delivered, cron, clock, page } = await opened()
  const { reference, typed } = await book({ phone: '2025550172', email: 'jo@example.co' })
  await cron()
  const right = { ...typed, email: 'jo@example.com', address: '7 Elm Street' }
  expect((await act(reference, 'details', { ...right, phone: '12' })).status).toBe(422)
  for (let tap = 0; tap < 2; tap++) expect((await act(reference, 'details', { ...right, seen: '2' })).status).toBe(303)
  const stale = await act(reference, 'details', { ...right, seen: '2', name: 'Marge Olson' })
  const $ = load(await stale.text())
  expect([stale.status, $('details[open] [name=name]').val()]).toEqual([409, 'Marge Olson'])
  expect($('main').text()).toContain('Nothing happened')
  clock.now += 2 * 60_000
  await cron()
  const copies = delivered.filter(({ channel }) => channel === 'copy')
  expect(copies.map(({ to, text }) => [to, /\d+ \w+ Street/.exec(text)?.[0]])).toEqual([
    ['jo@example.co', typed.address],
    ['jo@example.com', '7 Elm Street'],
  ])
  expect((await page(deskPaths.request(reference)))('a[href^="mailto:"]').attr('href')).toBe('mailto:jo@example.com')
})

it('comes back to the top on the day on which the owner wanted to call, and can be called then', async () => {
  const { quote, act, list, later, clock, page } = await opened()
  const [putOff, fresh] = [await quote({ phone: '2025550173' }), await quote({ phone: '2025550174' })]
  const today = localDate(clock.now, business.timeZone)
  expect((await act(putOff, 'call-again', { detail: 'soon' })).status).toBe(422)
  expect((await act(putOff, 'voicemail')).status).toBe(303)
  expect((await act(putOff, 'call-again', { detail: addDays(today, 3) })).status).toBe(303)
  expect(await list()).toEqual([expect.stringContaining('0174'), expect.stringMatching(/0173.*Call again \w{3},/)])
  await later(3)
  expect(await list()).toEqual([expect.stringMatching('0173.*Call again today'), expect.stringContaining('0174')])
  expect((await page(deskPaths.home))('nav [href="/desk/requests"]').text()).toBe('Requests1 new')
  await act(putOff, 'called')
  await act(fresh, 'called')
  expect((await page(deskPaths.home))('nav [href="/desk/requests"]').text()).toBe('Requests')
  expect(await list()).toEqual([expect.stringContaining('0173'), expect.stringContaining('0174')])
})

it('shows a number’s requests as one, closes one as the same as another, and deletes what’s ticked of them', async () => {
  const { quote, act, list, page, rows, clock, eventsOf } = await opened()
  const first = await quote({ phone: '2025550175' })
  clock.now += 60_000
  const second = await quote({ phone: '2025550175', 'junk-type': 'The same couch' })
  expect(await list()).toEqual([expect.stringContaining('2 requests')])
  const same = async (reference: string) =>
    (await page(deskPaths.request(reference)))('form:has([value=same]) button').attr('value')
  expect([await same(second), await same(first)]).toEqual([first, undefined])
  for (let tap = 0; tap < 2; tap++) expect((await act(second, 'same', { detail: first, seen: '1' })).status).toBe(303)
  expect((await eventsOf(second)).map(({ data }) => JSON.parse(data)).at(-1)).toEqual({
    reason: 'Same as another',
    same: first,
  })
  expect(await list()).toHaveLength(1)
  expect((await page(deskPaths.numbers()))('dd').first().text()).toContain('1')
  const $ = await page(deskPaths.request(second, { do: 'forget' }))
  expect($('input:checked')).toHaveLength(2)
  expect((await act(second, 'forget')).status).toBe(422)
  await act(second, 'forget', { [`forget-${first}`]: 'yes', 'forget-0000000000': 'yes' })
  expect(await rows('SELECT reference FROM leads')).toEqual([{ reference: second }])
})

it('says above Today which stop nobody finished, to whoever may open its day, until it’s finished', async () => {
  const { book, post: send, later, desk, page } = await opened()
  const { reference, slot } = await book({ phone: '2025550176' })
  const theDay = deskPaths.day(slot.slice(0, 10))
  await later(60)
  const line = async () => (await page(deskPaths.home))('main [role=alert] a').attr('href')
  expect(await line()).toBe(`${theDay}#${reference}`)
  const crew = await desk.cookie('sam@example.com')
  const theirs = await desk.page(crew, deskPaths.home)
  expect(theirs('main [role=alert]').text()).toBe('')
  expect(theirs('nav[aria-label=Desk] a').text()).toBe('Today')
  await send(theDay, { reference, step: 'done' })
  expect(await line()).toBeUndefined()
  const out = theirs('main form').last()
  expect((await desk.post(crew, out.attr('action') ?? '', {})).headers.get('location')).toBe(deskPaths.signIn())
  expect((await desk.get(crew, deskPaths.home)).status).toBe(303)
})

it('comes back on the day that the owner picks, and that can be undone', async () => {
  const { book, act, post, page, list, later, cron, clock } = await opened()
  const { reference, slot } = await book({ phone: '2025550178', name: 'Otto', 'junk-type': 'A piano' })
  const date = slot.slice(0, 10)
  await later((Date.parse(date) - Date.parse(localDate(clock.now, business.timeZone))) / day)
  await post(deskPaths.day(date), { reference, step: 'done', paid: '310', method: 'cash' })
  const offered = (await page(deskPaths.request(reference)))('form:has([name=act][value=again]) button').first()
  expect(offered.val()).toBe(addDays(date, 14))
  const picked = await act(reference, 'again', { detail: addDays(date, 14) })
  expect((await page(picked.headers.get('location') ?? ''))('[role=status]').text()).toMatch(/^Comes back .*Undo/)
  await act(reference, 'undone')
  await act(reference, 'again', { detail: addDays(date, 3) })
  await later(3)
  for (let minute = 0; minute < 2; minute++) await cron()
  const rows = await list()
  expect(rows.filter((row) => row.includes('Otto'))).toHaveLength(1)
  expect(rows.find((row) => row.includes('Otto'))).toMatch(/Again.*New.*Again: A piano.*Last time \$310/)
})
