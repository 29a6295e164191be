// What happens at a stop, through the crew's forms: what's wrong is put right, what it cost, and nobody there.

import { load } from 'cheerio'
import { afterAll, expect, it } from 'vitest'
import { sentences } from '#sentences'
import { site as business } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { centsIn } from '../support/books.ts'
import { timeOn } from '../support/clock.ts'
import { deskAt } from '../support/desk.ts'
import { customerChannels } from '../support/outside.ts'
import { fieldsOf, jpeg, leadsTo, multipart, openWindows, typedBooking } from '../support/requests.ts'
import { setCrews } from '../support/seats.ts'

// Other files of the same process have the business as it is.
const { payLink, tripFee } = business
afterAll(() => void Object.assign(business, { payLink, tripFee }))
Object.assign(business, { payLink: 'https://pay.example/me?amount={amount}&note={reference}', tripFee: 45 })
const minute = 60_000
const people = 'ann@example.com, sam@example.com crew, pat@example.com crew'
const site = appSite({ ...customerChannels, LEAD_SECRET: 'a secret of the tests', DESK_PEOPLE: people })
const desk = deskAt(site)
const slots = await openWindows(site)
const first = slots.findLast((slot) => slot.slice(0, 10) !== slots.at(-1)?.slice(0, 10)) ?? ''
const date = first.slice(0, 10)
await setCrews(site.env.DB, first, 3)
const booked: Record<string, { reference: string; link: string }> = {}
for (const [index, name] of ['Jo', 'Lee', 'Kim'].entries()) {
  const who = { name, phone: `202555920${index}`, email: `${name.toLowerCase()}@example.com` }
  const typed = typedBooking(first, { ...who, location: towns[0]?.zips[0] ?? '', key: crypto.randomUUID() })
  const { reference, token } = leadsTo(await site.post(paths.schedule(), multipart(typed)))
  booked[name] = { reference, link: paths.ownRequest({ token }) }
}
site.clock.now = timeOn(date, 6)
const [sam, pat] = [await desk.cookie('sam@example.com'), await desk.cookie('pat@example.com')]
const owner = await desk.cookie('ann@example.com')

const of = (name: string) => booked[name]?.reference ?? ''
const page = (name: string) => site.page(booked[name]?.link ?? '')
const send = (cookie: string, name: string, fields: Record<string, string>, files: File[] = []) => {
  site.clock.now += minute
  return desk.post(cookie, deskPaths.day(date), multipart({ reference: of(name), ...fields }, files, 'photos'))
}
const stop = async (name: string, cookie = sam) => (await desk.page(cookie, deskPaths.day(date)))(`li[id=${of(name)}]`)
/** The number in the form of a step. */
const shown = async (name: string, step: string, field = 'seen') => {
  const form = (await stop(name)).find(`form:has([name=step][value=${step}])`)
  return String(form.find(`[name=${field}]`).val())
}
const receipts = (name: string) =>
  site.delivered.filter(({ to, text }) => to === `${name.toLowerCase()}@example.com` && /Paid:/.test(text))
const figures = (name: string) => receipts(name).map(({ text }) => /Paid: (.*)/.exec(text)?.[1])

it('takes a step back, and the customer’s page with it', async () => {
  await send(sam, 'Jo', { step: 'on-the-way', drive: '20' })
  expect((await page('Jo'))('[aria-current=step]').text()).toMatch(/^On the way since .*, there in about 20 minutes$/)
  const undone = await send(sam, 'Jo', { step: 'undo', number: await shown('Jo', 'undo', 'number') })
  expect([undone.status, (await page('Jo'))('[aria-current=step]').text()]).toEqual([303, 'Booked'])
})

it('keeps amount, method, ticks and photos where the amount is none', async () => {
  const typed = { step: 'done', paid: 'three', method: 'card', donated: 'yes' }
  const refused = await send(sam, 'Jo', typed, [jpeg('after.jpg', 21)])
  const $ = load(await refused.text())
  const form = $(`li[id=${of('Jo')}] details[open] form`)
  const ticked = (name: string) => form.find(`[name=${name}][checked]`).val()
  const kept = [form.find('[name=paid]').val(), ticked('method'), ticked('donated')]
  expect([refused.status, ...kept]).toEqual([422, 'three', 'card', 'yes'])
  expect($('[role=alert]').text()).toMatch(/in dollars.*The photos are saved/)
})

it.each<[Record<string, string>, string]>([
  [{ step: 'done', paid: 'three' }, 'paid'],
  [{ step: 'done', paid: '0' }, 'reason'],
  [{ step: 'price', detail: 'abc', 'accepted-by': 'Kim K', seen: '1' }, 'detail'],
])('says why it can’t save %j at the field that’s wrong, where its form goes on', async (typed, wrong) => {
  const refused = await send(sam, 'Kim', typed)
  const $ = load(await refused.text())
  const form = $(`li[id=${of('Kim')}] details[open] form:has([name=${wrong}])`)
  const [field, ...more] = form.find('[aria-invalid]').toArray()
  expect([refused.status, field?.attribs.name, more]).toEqual([422, wrong, []])
  expect(form.find(`[id=${field?.attribs['aria-describedby']}]`).text()).toContain($('[role=alert]').text().trim())
  expect(field?.attribs).toHaveProperty('autofocus')
  expect(fieldsOf(form)).toMatchObject(typed.step === 'price' ? { detail: 'abc', 'accepted-by': 'Kim K' } : typed)
})

it('saves what the second person decides once they’ve seen what the first saved, and corrects the receipt', async () => {
  await send(sam, 'Jo', { step: 'done', paid: '3100', method: 'card' })
  const refused = await send(pat, 'Jo', { step: 'done', paid: '310,00', method: 'cash' })
  const $ = load(await refused.text())
  const fields = fieldsOf($(`li[id=${of('Jo')}] details[open] form:has([value=receipt])`))
  for (const _ of [1, 2]) expect((await send(pat, 'Jo', fields)).status).toBe(303)
  await site.cron()
  expect(figures('Jo')).toEqual(['$3,100 by card', '$310 in cash'])
  expect(receipts('Jo').at(-1)?.text).toContain('Corrected receipt')
  expect((await page('Jo'))('main').text()).toMatch(/\$310 in cash/)
  const history = (await desk.page(owner, deskPaths.request(of('Jo'))))('ol').text()
  expect(history).toContain('Changed what was paid: $310 in cash, was $3,100 by card')
})

it('keeps what it cost and the ticket’s photo from the customer, at the stop and on the request’s page', async () => {
  const ticket = jpeg('ticket.jpg', 22)
  const before = (await page('Jo'))('img').length
  const saved = await send(owner, 'Jo', { step: 'costs', seen: '0', back: 'request', dump: '85.50', fuel: '20' }, [
    ticket,
  ])
  expect(saved.headers.get('location')).toBe(deskPaths.request(of('Jo')))
  expect((await stop('Jo')).text()).toContain('Costs: dump $85.50, fuel $20')
  const { id } =
    (await site.env.DB.prepare(`SELECT id FROM photos WHERE taken = 'ticket'`).first<{ id: string }>()) ?? {}
  const $ = await page('Jo')
  expect([$('main').text().includes('85.50'), $('img').length]).toEqual([false, before])
  expect((await desk.get(sam, deskPaths.photo(of('Jo'), id ?? ''))).status).toBe(200)
  const own = new URL($('dd img').attr('src') ?? '', site.origin)
  own.searchParams.set('id', id ?? '')
  expect((await site.get(own.pathname + own.search)).status).toBe(404)
  const costs = await site.env.DB.prepare('SELECT cost_cents, dump_cents FROM leads WHERE cost_cents > 0').all()
  expect(costs.results).toEqual([{ cost_cents: 10_550, dump_cents: 8550 }])
})

it('gives an office a receipt with its number, a PO number and a due date, once they’re typed', async () => {
  const seen = await shown('Jo', 'receipt')
  const typed = { step: 'receipt', seen, back: 'request', po: 'PO-4711', due: '2030-01-15' }
  expect((await send(owner, 'Jo', { ...typed, due: 'soon' })).status).toBe(422)
  expect((await send(owner, 'Jo', typed)).status).toBe(303)
  await site.cron()
  const $ = await page('Jo')
  const said = [...$('dl .ticket-line')].slice(0, 4).map((line) => $(line).text())
  expect(said).toEqual([`Receipt number${of('Jo')}`, 'PO numberPO-4711', 'DueTue, Jan 15', 'ForJo'])
  expect(site.delivered.at(-1)?.text).toMatch(
    /Corrected receipt.*Receipt number: .*PO number: PO-4711.*Due: Tue, Jan 15/s,
  )
  expect($('[data-print]').length).toBe(1)
})

it('says kindly that nobody was there, and offers another time', async () => {
  await send(sam, 'Lee', { step: 'arrived' })
  expect((await stop('Lee')).text()).toContain('Your trip fee is $45.')
  expect((await send(sam, 'Lee', { step: 'nobody-there' }, [jpeg('door.jpg', 23)])).status).toBe(303)
  const card = await stop('Lee')
  expect(card.find('summary').first().text()).toMatch(/Nobody there at \d/)
  expect(decodeURIComponent(card.find('a[href^="sms:"]').attr('href') ?? '')).toContain('We were here at')
  const $ = await page('Lee')
  const link = $(`main a.btn-main[href$="&do=again"]`)
  expect($('h1').text()).toBe(say.message.sorryMissed)
  expect([link.text(), $('dd img').length]).toEqual([sentences.pickup.anotherTime, 0])
  expect($('main').text()).toMatch(/We came by at \d.*a trip fee of \$45/)
  const request = await desk.page(owner, deskPaths.calendar({ for: of('Lee') }))
  expect(request('h1').text()).toBe('Book Lee')
})

it('keeps the trip fee that was paid, and the books have it though it’s booked again', async () => {
  const inBox = async () => centsIn((await desk.page(owner, deskPaths.day(date)))('#paid').text())
  const before = await inBox()
  const fee = { step: 'fee', seen: await shown('Lee', 'fee'), paid: '45.', method: 'card' }
  const refused = load(await (await send(sam, 'Lee', fee)).text())
  expect(refused('details[open] [name=paid]').val()).toBe('45.')
  expect((await send(sam, 'Lee', { ...fee, paid: '45' })).status).toBe(303)
  const second = await send(owner, 'Lee', { ...fee, paid: '50' })
  const stale = load(await second.text())
  expect([second.status, stale('details[open] [name=paid]').val()]).toEqual([409, '50'])
  expect(stale('[role=alert]').text()).toContain('sam@example.com saved $45 by card')
  expect((await stop('Lee')).text()).toContain('Trip fee: $45 by card')
  expect((await page('Lee'))('dl').text()).toContain('Paid$45 by card')
  expect(await inBox()).toBe(before + 4500)
  const [slot = ''] = (await openWindows(site)).filter((one) => !one.startsWith(date))
  const again = { ...typedBooking(slot, { phone: '2025559201' }), act: 'book', for: of('Lee'), seen: '99' }
  expect((await desk.post(owner, deskPaths.calendar(), again)).status).toBe(303)
  expect([(await page('Lee'))('dl').text().includes('$45'), await inBox()]).toEqual([false, before + 4500])
})

it('leads to the business’s own page to pay, until it’s paid', async () => {
  await site.env.DB.prepare(
    `UPDATE events SET data = json_set(data, '$.cents', 24550) WHERE kind = 'booked' AND reference = ?`,
  )
    .bind(of('Kim'))
    .run()
  const links = async () => [
    (await stop('Kim')).find('a[href^="https://pay.example"]').attr('href'),
    (await page('Kim'))('a[href^="https://pay.example"]').attr('href'),
  ]
  const url = `https://pay.example/me?amount=245.50&note=${of('Kim')}`
  expect(await links()).toEqual([undefined, url])
  await send(sam, 'Kim', { step: 'arrived' })
  expect([await links(), (await stop('Kim')).find('svg path').not('.photo-tile path').length]).toEqual([[url, url], 1])
  await send(sam, 'Kim', { step: 'done', paid: '245.50', method: 'card' })
  expect(await links()).toEqual([undefined, undefined])
})

it('keeps what was typed by somebody who was signed out meanwhile, to be sent again', async () => {
  await desk.post(owner, deskPaths.sessions(), { session: 'all' })
  const typed = { step: 'receipt', seen: '99', paid: '250', method: 'check' }
  const refused = await send(sam, 'Kim', typed, [jpeg('after.jpg', 24)])
  const $ = load(await refused.text())
  const form = $('form[method=post]')
  expect([refused.status, form.attr('action')]).toEqual([401, deskPaths.day(date)])
  const fields = fieldsOf(form)
  expect(fields).toEqual({ reference: of('Kim'), ...typed })
  const again = await desk.post(await desk.cookie('sam@example.com'), form.attr('action') ?? '', fields)
  expect([again.status, (await page('Kim'))('main').text().includes('$250 by check')]).toEqual([303, true])
})
