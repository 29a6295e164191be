// The customer's one page without a script: its states by what the link proves, what's done there, and how a lost link is found.

import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { arrivalRules } from '../../src/business/calendar.ts'
import { beforeWeCome } from '../../src/business/contact.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { bookingToken, priceToken, seePhotosToken, sentToken, stopMailsToken } from '../../src/messages/links.ts'
import { findOwn } from '../../src/mine/findOwn.ts'
import { forgetRequest } from '../../src/request/forget.ts'
import { deskPaths, everyPathOf, paths } from '../../src/routes.ts'
import { honeypotName } from '../../src/shared/forms/form.ts'
import { signToken } from '../../src/shared/http/access.ts'
import { budgets } from '../../src/store/budgets.ts'
import { appSite } from '../support/appSite.ts'
import { deskAt } from '../support/desk.ts'
import { faultyDatabase } from '../support/faults.ts'
import { everyChannel } from '../support/outside.ts'
import { jpeg, leadsTo, multipart, ownAddress, typedBooking, typedQuote } from '../support/requests.ts'

const owner = 'ann@example.com'
const plain = appSite({ DESK_PEOPLE: owner })
const texting = appSite({ ...everyChannel } as Partial<Env>)
type Site = typeof plain

const read = (path: string, site: Site = plain) => site.page(path)
const open = slots(plain.clock.now, arrivalRules(), new Map())
let [phones, windows] = [2025556000, 0]
const newPhone = () => String(phones++)

/** Books a window of its own. `robot`: as a program fills it in, so that its seat is only held. */
async function booked(phone: string, site: Site = plain, robot = {}) {
  // What's sent within an hour is a flood at some point, in which windows are only held.
  site.clock.now += 20 * 60_000
  const answers = typedBooking(open.at(-++windows)?.id ?? '', { phone, ...robot })
  const sent = await site.post('/schedule', multipart(answers, [jpeg('a.jpg', windows)]))
  return { ...leadsTo(sent), link: leadsTo(sent).path }
}
const held = (phone: string) => booked(phone, plain, { [honeypotName]: 'x', elapsed: '10' })
async function quoted(phone: string) {
  const sent = await plain.post('/', multipart(typedQuote({ phone, key: crypto.randomUUID() }), [jpeg('a.jpg', 7)]))
  return { ...leadsTo(sent), link: leadsTo(sent).path }
}
/** As it's printed: a number of these tests. */
const printed = (phone: string) => phone.replace(/(...)(...)(....)/, '($1) $2-$3')
const signer = { env: plain.env, now: () => plain.clock.now }
/** The link that a message gives to whoever it is. */
const mailed = async (reference: string) => paths.ownRequest({ token: await priceToken(signer, reference) })
const sentLink = async (reference: string) => paths.ownRequest({ token: await sentToken(signer, { reference }) })
const desk = deskAt(plain)
const atDesk = async (reference: string, act: string, more: Record<string, string> = {}) =>
  desk.post(await desk.cookie(owner), deskPaths.request(reference), { act, seen: '1', ...more })

const actsOn = ($: Awaited<ReturnType<typeof read>>) =>
  [...$('main form')].map(({ attribs }) => new URL(attribs.action ?? '', plain.origin).searchParams.get('act')).sort()

describe('the page says how far the request is, and has what the link allows', () => {
  const adds = ['number', 'photos']
  const cancel = async (link: string) =>
    (await plain.post(`${link}&act=cancel`, new URLSearchParams({ revision: '1' }))).headers.get('location') ?? ''
  const withdraw = async (link: string) =>
    (await plain.post(`${link}&act=withdraw`, new URLSearchParams({ seen: '1' }))).headers.get('location') ?? ''
  /** A quote after something was done with it at the desk. */
  const done = async (act: string, detail = '245') => {
    const quote = await quoted(newPhone())
    await atDesk(quote.reference, act, { detail })
    return quote
  }
  const [asked, priced, pickup] = [/^We have your request$/, /^Your price: \$245$/, /^Your pickup is booked$/]
  const ofQuote = ['details', ...adds, 'withdraw']
  type Case = [state: string, make: () => Promise<string>, heading: RegExp, acts: string[], street?: boolean]
  const cases: readonly Case[] = [
    ['a quote', async () => (await quoted(newPhone())).link, asked, ofQuote],
    [
      'a price, by the link right after sending',
      async () => (await done('priced')).link,
      priced,
      ['accept', ...ofQuote],
    ],
    [
      'a price, by the mailed link',
      async () => mailed((await done('priced')).reference),
      priced,
      ['accept', ...ofQuote],
    ],
    ['a quote that was thrown out, of which they don’t hear', async () => (await done('spam')).link, asked, []],
    ['a pickup', async () => (await booked(newPhone())).link, pickup, adds, true],
    ['a pickup, to move', async () => `${(await booked(newPhone())).link}&do=move`, pickup, ['move']],
    ['a pickup, to cancel', async () => `${(await booked(newPhone())).link}&do=cancel`, pickup, ['cancel']],
    [
      'a pickup that the link doesn’t prove',
      async () => sentLink((await booked(newPhone())).reference),
      pickup,
      ['photos'],
    ],
    ['a seat that’s held', async () => (await held(newPhone())).link, asked, [...adds, 'withdraw']],
    [
      'a seat that’s held, by the mailed link',
      async () => mailed((await held(newPhone())).reference),
      /^Confirm your pickup$/,
      ['confirm', ...adds],
      true,
    ],
    [
      'a pickup that was canceled',
      async () => cancel((await booked(newPhone())).link),
      /^This pickup is canceled$/,
      [],
      true,
    ],
    [
      'a request that asks for the same as another',
      async () => (await done('same', (await quoted(newPhone())).reference)).link,
      /^We put your requests together$/,
      [],
    ],
    [
      'a request that was withdrawn',
      async () => withdraw((await quoted(newPhone())).link),
      /^This request is closed$/,
      [],
    ],
  ]

  it.each<Case>(cases)('%s', async (_, make, heading, acts, street = false) => {
    const path = await make()
    const $ = await read(path)
    expect($('h1').text()).toMatch(heading)
    expect(actsOn($)).toEqual(acts)
    expect($('main dl').text().includes('12 Oak Street')).toBe(street)
    // One address for all of them.
    for (const { attribs } of $('main form').toArray()) expect(attribs.action).toMatch(/^\/your-request\?t=/)
  })

  it('repeats what was sent: number, things and photos', async () => {
    const phone = newPhone()
    const $ = await read((await quoted(phone)).link)
    for (const said of [printed(phone), 'Wrong number?', 'One couch']) expect($('main').text()).toContain(said)
    const picture = await plain.get($('main dl img').attr('src') ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('lets the link right after sending change no pickup, and gives away no other link', async () => {
    for (const { reference } of [await booked(newPhone()), await held(newPhone())]) {
      const link = await sentLink(reference)
      for (const act of ['confirm', 'move', 'cancel', 'text']) {
        const refused = await plain.post(`${link}&act=${act}`, new URLSearchParams({ revision: '1' }))
        expect([act, refused.status]).toEqual([act, 403])
      }
      const [seat] = await plain.rows<{ slot: string }>(`SELECT slot FROM bookings WHERE reference = '${reference}'`)
      const price = { slot: seat?.slot ?? '', cents: '24500', address: '12 Oak Street', name: 'Ann' }
      expect((await plain.post(`${link}&act=accept`, new URLSearchParams(price))).status).toBe(409)
      expect(await (await plain.get(link)).text()).not.toMatch(/t=own\.|12 Oak/)
      expect((await plain.get(link.replace('/your-request', '/your-request.ics'))).status).toBe(410)
    }
    // A pickup is found by its number.
    const link = await sentLink((await booked(newPhone())).reference)
    expect((await plain.post(`${link}&act=number`, new URLSearchParams({ phone: newPhone() }))).status).toBe(403)
  })
})

it('a request is withdrawn once, and not from a page from before more came', async () => {
  const { link } = await quoted(newPhone())
  const act = async (what: string, fields: Record<string, string>) =>
    (await plain.post(`${link}&act=${what}`, new URLSearchParams(fields))).status
  for (let tap = 0; tap < 2; tap++) expect(await act('withdraw', { seen: '1' })).toBe(303)
  await act('number', { phone: newPhone() })
  expect(await act('withdraw', { seen: '1' })).toBe(409)
})

describe('without a database', () => {
  const broken = appSite({ DB: faultyDatabase(plain.env.DB, 'throws') })
  const [slot = ''] = slots(plain.clock.now, arrivalRules(), new Map()).map(({ id }) => id)
  const reference = '7K2M9QX4RD'
  const shown = async (token: string) => {
    const answer = await broken.get(paths.ownRequest({ token }))
    return [answer.status, load(await answer.text())('h1').text()]
  }

  it('the page says what its link proves', async () => {
    const own = await bookingToken(plain.env, { reference, slot, state: 'live', revision: 1, changedAt: 0 })
    const asked = await sentToken(signer, { reference, form: 'booking', about: slot })
    expect(await shown(own)).toEqual([200, 'Your pickup is booked'])
    expect(await shown(asked)).toEqual([200, 'We have your request'])
    expect(await shown(await sentToken(signer, { reference, form: 'quote' }))).toEqual([200, 'We have your request'])
    expect(await shown(`${own.slice(0, -2)}xx`)).toEqual([403, 'Part of this link is missing'])
    expect((await shown(await priceToken(signer, reference)))[0]).toBe(503)
  })

  it('a request with a form stays as it is, and what was typed can be sent again', async () => {
    const link = paths.ownRequest({ token: await sentToken(signer, { reference, form: 'quote' }), act: 'number' })
    const answer = await broken.post(link, new URLSearchParams({ phone: '2025550123' }))
    const $ = load(await answer.text())
    expect(answer.status).toBe(503)
    expect([$('[name=phone]').attr('value'), $('main form').attr('action')]).toEqual(['2025550123', link])
  })
})

describe('a link of an earlier version', () => {
  const sign = (purpose: string, id: string) =>
    signToken(plain.env, { purpose: purpose as 'own', id, expires: plain.clock.now + 60_000 })

  it.each([
    ['/booking', 'booking', '/your-request'],
    ['/es/mi-retiro', 'booking', inLanguage('es', () => paths.ownRequest({ token: '' })).split('?')[0]],
    ['/booking.ics', 'booking', '/your-request.ics'],
    ['/add-photos', 'add-photos', '/your-request'],
    ['/fix-number', 'add-photos', '/your-request'],
    ['/lead-photos', 'see-photos', undefined],
  ])('%s still opens', async (path, purpose, now) => {
    const { reference } = await booked(newPhone())
    const token = await sign(purpose, reference)
    const answer = await plain.get(`${path}?t=${token}`)
    if (!now) return expect(answer.status).toBe(200)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${now}?t=${token}`])
    expect((await plain.get(answer.headers.get('location') ?? '')).status).toBe(200)
  })

  it('of a confirmation leads there with the best of its tokens', async () => {
    const [t, add] = [await sign('booking', '7K2M9QX4RD'), await sign('add-photos', '7K2M9QX4RD')]
    const older = await plain.get(`/request-received/7K2M9QX4RD?form=booking&slot=x&add=${add}&t=${t}`)
    expect([older.status, older.headers.get('location')]).toEqual([308, `/your-request?t=${t}`])
  })

  it('keeps its forms: what they send arrives', async () => {
    const { reference } = await booked(newPhone())
    const form = `/booking?t=${await sign('booking', reference)}`
    const body = () => new URLSearchParams({ act: 'cancel', revision: '1' })
    const moved = await plain.post(form, body())
    expect(moved.status).toBe(308)
    expect((await plain.post(moved.headers.get('location') ?? '', body())).status).toBe(303)
    const number = await plain.post(`/fix-number?t=${await sign('add-photos', reference)}`, body())
    expect(number.headers.get('location')).toMatch(/&act=number$/)
  })
})

describe('a number', () => {
  it('is corrected, the owner hears of both, and the page shows the new one', async () => {
    const [phone, right] = [newPhone(), newPhone()]
    const { link, reference } = await booked(phone)
    const form = (await read(link))('#fix-number form')
    expect(form.find('[name=phone]').attr('value')).toBe(printed(phone))
    const action = form.attr('action') ?? ''
    const refused = await plain.post(action, multipart({ phone: '12' }))
    const $ = load(await refused.text())
    expect(refused.status).toBe(422)
    expect([$('[name=phone]').attr('value'), $('#fix-number').attr('open')]).toEqual(['12', 'open'])
    const fixed = await plain.post(action, multipart({ phone: right }))
    expect([fixed.status, fixed.headers.get('location')]).toEqual([303, `${link}&done=number`])
    expect((await read(`${link}&done=number`))('main').text()).toMatch(/Saved\..*/s)
    expect(await plain.rows(`SELECT phone FROM leads WHERE reference = '${reference}'`)).toEqual([
      { phone: `+1${right}` },
    ])
    plain.clock.now += 2 * 60_000
    await plain.cron()
    expect(plain.delivered.map(({ text }) => text).join()).toContain(
      `Phone: ${printed(right)}\nPhone before: ${printed(phone)}\n`,
    )
  })
})

describe('the mail with all this', () => {
  const wrong = 'ann@example.com'
  it('is named on its page with what to do before we come, and goes to the right address once that’s known', async () => {
    const { link, reference } = await booked(newPhone(), texting, { email: wrong })
    const main = (await read(link, texting))('main').text()
    expect([main.includes(`We’ve emailed this to ${wrong}.`), main.includes(beforeWeCome())]).toEqual([true, true])
    const fix = (email: string, at = link) => texting.post(`${at}&act=email`, multipart({ email }))
    const refused = load(await (await fix('ann@')).text())
    expect([refused('#email').attr('value'), refused('#fix-email').attr('open')]).toEqual(['ann@', 'open'])
    texting.delivered.length = 0
    const fixed = await fix('right@example.com')
    expect([fixed.status, fixed.headers.get('location')]).toEqual([303, `${link}&done=email`])
    texting.clock.now += 2 * 60_000
    await texting.cron()
    const copies = texting.delivered.filter(({ channel }) => channel === 'copy')
    expect(copies.map(({ to }) => to)).toEqual(['right@example.com'])
    expect(copies[0]?.text).toMatch(/^Your pickup is booked: /)
    // Each may be anybody's, so there's an end.
    expect([(await fix('third@example.com')).status, (await fix('fourth@example.com')).status]).toEqual([303, 429])
    const sent = paths.ownRequest({
      token: await sentToken({ ...signer, now: () => texting.clock.now }, { reference }),
    })
    expect((await fix('stranger@example.com', sent)).status).toBe(403)
  })
})

it('a pickup that was canceled is booked again with all that was typed, of which nothing is in the address', async () => {
  const phone = newPhone()
  const { link } = await booked(phone, texting, { email: 'ann@example.com', texts: 'yes', notes: 'Blue door' })
  expect((await read(`${link}&do=again`, texting))('form#booking')).toHaveLength(0)
  await texting.post(`${link}&act=cancel`, new URLSearchParams({ revision: '1' }))
  const again = (await read(link, texting))('main a:contains("Book it again")').attr('href') ?? ''
  expect(again).toBe(`${link}&do=again`)
  const form = (await read(again, texting))('form#booking')
  expect(form.attr('action')).toBe('/schedule')
  const value = (name: string) => form.find(`[name="${name}"]`).val()
  expect(['phone', 'email', 'notes', 'address', 'junk-type'].map(value)).toEqual([
    printed(phone),
    'ann@example.com',
    'Blue door',
    '12 Oak Street',
    'One couch',
  ])
  // A yes to texts is asked for again.
  expect(form.find('[name=texts]').attr('checked')).toBeUndefined()
})

describe('the link to a pickup', () => {
  it('can be copied, and is texted by the phone itself where we send no texts', async () => {
    const phone = newPhone()
    const { link } = await booked(phone)
    const $ = await read(link)
    const url = plain.env.SITE_URL + link
    expect($('[data-island=CopyButton]').attr('data-island-props')).toContain(url)
    expect($('main a:contains("Text it to me")').attr('href')).toBe(`sms:+1${phone}?&body=${encodeURIComponent(url)}`)
    expect((await plain.post(link, new URLSearchParams({ act: 'text' }))).status).toBe(409)
  })

  it('is texted to its own number, a few times a day', async () => {
    const phone = newPhone()
    const { link } = await booked(phone, texting)
    const $ = await read(link, texting)
    const form = $('form[action$="act=text"]')
    expect([form.attr('method'), form.attr('action')]).toEqual(['post', `${link}&act=text`])
    const send = () => texting.post(`${link}&act=text`, new URLSearchParams())
    const sent = await send()
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${link}&done=text`])
    const text = texting.delivered.at(-1)
    expect(text?.to).toBe(`+1${phone}`)
    expect(new URLSearchParams(text?.text).get('Body')).toContain(texting.env.SITE_URL + link)
    for (let more = 1; more < budgets.textsOfLink.limit; more++) await send()
    expect((await send()).status).toBe(429)
  })

  it('isn’t texted to a number that takes no texts', async () => {
    expect((await read((await booked('416 555 0172', texting)).link, texting))('main').text()).not.toContain('Text it')
  })
})

it('every link of a request that was forgotten is gone, and its neighbor’s still works', async () => {
  const links = async ({ link, reference }: Awaited<ReturnType<typeof booked>>) => {
    const picture = (await read(link))('main dl img').attr('src') ?? ''
    const stop = paths.stopMails({ token: await stopMailsToken(signer, reference) })
    const acting = [link, await sentLink(reference), stop]
    const photos = paths.leadPhotos({ token: await seePhotosToken(signer, reference) })
    return { looks: [...acting, link.replace('/your-request', '/your-request.ics'), picture, photos], acting }
  }
  const [gone, neighbor] = [await booked(newPhone()), await booked(newPhone())]
  const [theirs, others] = [await links(gone), await links(neighbor)]
  await forgetRequest(signer, gone.reference)
  for (const link of theirs.looks) expect((await plain.get(link)).status, link).toBe(410)
  const body = () => new URLSearchParams({ phone: newPhone(), act: 'number' })
  for (const link of theirs.acting) expect((await plain.post(link, body())).status, link).toBe(410)
  for (const link of others.looks) expect((await plain.get(link)).status, link).toBe(200)
})

describe('a lost link', () => {
  const ask = (contact: string, path = paths.findPickup, headers = {}) =>
    texting.post(path, new URLSearchParams({ contact }), headers)
  const linkOf = (text = '') =>
    /https:[^ "]+your-request[^ "\n]+/.exec(decodeURIComponent(text.replaceAll('+', ' ')))?.[0]

  it.each(everyPathOf('findPickup'))(
    'is sent to the number and the address that it was booked with, however they’re typed at %s',
    async (path) => {
      const [phone, email] = [newPhone(), `${newPhone()}@example.com`]
      const { link } = await booked(phone, texting, { email, texts: 'yes' })
      expect((await read(path, texting))('main form [required]')).toHaveLength(1)
      for (const typed of [`${printed(phone)} x4`, email.toUpperCase()]) {
        texting.delivered.length = 0
        const asked = await ask(typed, path)
        expect([asked.status, asked.headers.get('location')]).toEqual([303, `${path}?sent=yes`])
        const sent = texting.delivered.filter(({ channel }) => channel === 'copy' || channel === 'text')
        expect(new Map(sent.map(({ to, text }) => [to, linkOf(text)]))).toEqual(
          new Map([`+1${phone}`, email].map((to) => [to, texting.env.SITE_URL + link])),
        )
      }
      // Most of a day's messages stay for what we have to say.
      texting.delivered.length = 0
      expect((await ask(phone, path)).status).toBe(303)
      expect(texting.delivered).toEqual([])
    },
  )

  it('is answered alike where there’s none, where it’s only held, and to a robot’s number, and ends after a few tries', async () => {
    const phone = newPhone()
    await booked(phone, texting, { [honeypotName]: 'x', elapsed: '10' })
    texting.delivered.length = 0
    const answered = async (contact: string) => {
      const { headers, status } = await ask(contact)
      return [status, headers.get('location')]
    }
    const answers = await Promise.all([phone, newPhone(), 'nobody@example.com'].map(answered))
    expect(answers).toEqual(answers.map(() => [303, `${paths.findPickup}?sent=yes`]))
    expect(texting.delivered).toEqual([])
    const $ = await read(`${paths.findPickup}?sent=yes`)
    expect($('main').text()).toContain('If there’s a pickup, we’ve sent its link')
    const address = ownAddress()
    for (let index = 0; index < budgets.findsOfAddress.limit; index++) await ask(phone, undefined, address)
    const refused = await ask(phone, undefined, address)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  })

  it.each(['12', 'ann@', ''])('keeps what was typed where it’s no number and no address: “%s”', async (typed) => {
    const refused = await ask(typed)
    const $ = load(await refused.text())
    expect([refused.status, $('#contact').attr('value')]).toEqual([422, typed])
  })

  it('isn’t promised where nothing can be sent', async () => {
    expect((await plain.post(paths.findPickup, new URLSearchParams({ contact: newPhone() }))).status).toBe(503)
  })
})

describe('an assistant finds a pickup', () => {
  const find = async (reference: string, phone: string) =>
    (await findOwn(signer as never, { reference, phone: `+1${phone}` }, { address: '' })).kind

  it('by what’s right, not while it’s only held, and not by a number of somebody who couldn’t prove whose it is', async () => {
    const [stranger, phone] = [newPhone(), newPhone()]
    const { link, reference } = await held(newPhone())
    const changes = (at: string, fields: Record<string, string>) => plain.post(at, new URLSearchParams(fields))
    expect((await changes(`${link}&act=number`, { phone: stranger })).status).toBe(303)
    expect(await find(reference, stranger)).toBe('none')
    const own = await mailed(reference)
    expect((await changes(`${own}&act=confirm`, { revision: '1' })).status).toBe(303)
    expect(await find(reference, stranger)).toBe('none')
    expect((await changes(`${own}&act=number`, { phone })).status).toBe(303)
    expect([await find(reference, phone), await find('AAAAAAAAAA', phone)]).toEqual(['found', 'none'])
  })

  it('not after a few tries for one reference, even with what’s right', async () => {
    const phone = newPhone()
    const { reference } = await booked(phone)
    for (let index = 0; index < budgets.findsOfReference.limit; index++) await find(reference, '2025550999')
    expect(await find(reference, phone)).toBe('too-many')
  })
})
