// What whoever sent a request sees of it again without a script, how a wrong number is fixed, and how a lost link is found.

import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { arrivalRules } from '../../src/business/calendar.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { addPhotosToken, seePhotosToken, stopMailsToken } from '../../src/messages/links.ts'
import { everyPathOf, languageAt, paths } from '../../src/routes.ts'
import { forgetRequest } from '../../src/server/desk/forget.ts'
import { budgets } from '../../src/server/store/budgets.ts'
import { appSite } from '../support/appSite.ts'
import { everyChannel } from '../support/outside.ts'
import { jpeg, multipart, ownAddress, typedBooking, typedQuote } from '../support/requests.ts'
import { record } from '../support/seats.ts'

const plain = appSite()
const texting = appSite({ ...everyChannel } as Partial<Env>)
type Site = typeof plain

const read = async (path: string, site: Site = plain) => load(await (await site.get(path)).text())
let [phones, windows] = [2025556000, 0]
const newPhone = () => String(phones++)

/** Books a window of its own. */
async function booked(phone: string, site: Site = plain) {
  const open = slots(site.clock.now, arrivalRules(), new Map())
  const answers = typedBooking(open.at(-++windows)?.id ?? '', { phone })
  const sent = await site.post('/schedule', multipart(answers, [jpeg('a.jpg', windows)]))
  const path = sent.headers.get('location') ?? ''
  const url = new URL(path, site.origin)
  return { path, link: `/booking?t=${url.searchParams.get('t')}`, reference: url.pathname.split('/').at(-1) ?? '' }
}
const quoted = async (phone: string) =>
  (await plain.post('/', multipart(typedQuote({ phone }), [jpeg('a.jpg', 7)]))).headers.get('location') ?? ''
const fixHref = ($: Awaited<ReturnType<typeof read>>) => $('a[href^="/fix-number"]').attr('href') ?? ''
/** As it's printed: a number of these tests. */
const printed = (phone: string) => phone.replace(/(...)(...)(....)/, '($1) $2-$3')

describe('what was sent', () => {
  it('is repeated after a quote, after a booking and on the pickup’s page: number, things and photos', async () => {
    const phone = newPhone()
    const { path, link } = await booked(phone)
    for (const page of [await quoted(phone), path, link]) {
      const $ = await read(page)
      for (const said of [printed(phone), 'Wrong number?', 'One couch']) expect($('main').text(), page).toContain(said)
      const picture = await plain.get($('main dl img').attr('src') ?? '')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
  })

  it('isn’t shown without its token', async () => {
    const phone = newPhone()
    const $ = await read((await quoted(phone)).replace(/add=[^&]+/, 'add=x'))
    expect($('main').text()).not.toMatch(new RegExp(`${phone.slice(-4)}|couch`))
    expect($('main img, a[href^="/fix-number"]')).toHaveLength(0)
  })

  it('has a number that its form corrects, the owner hears of both, and the pickup shows the new one', async () => {
    const [phone, right] = [newPhone(), newPhone()]
    const { link, reference } = await booked(phone)
    const form = (await read(fixHref(await read(link))))('main form')
    expect(form.find('[name=phone]').attr('value')).toBe(printed(phone))
    const action = form.attr('action') ?? ''
    const refused = await plain.post(action, multipart({ phone: '12' }))
    expect([refused.status, load(await refused.text())('[name=phone]').attr('value')]).toEqual([422, '12'])
    const fixed = await plain.post(action, multipart({ phone: right }))
    expect([fixed.status, fixed.headers.get('location')]).toEqual([303, `${link}&done=fixed`])
    expect((await read(`${link}&done=fixed`))('main').text()).toContain(printed(right))
    expect(await plain.rows(`SELECT phone FROM leads WHERE reference = '${reference}'`)).toEqual([
      { phone: `+1${right}` },
    ])
    plain.clock.now += 2 * 60_000
    await plain.cron()
    expect(plain.delivered.at(-1)?.text).toContain(`Phone: ${printed(right)}\nPhone before: ${printed(phone)}\n`)
  })

  it('of a quote leads back to its confirmation', async () => {
    const right = newPhone()
    const fixed = await plain.post(fixHref(await read(await quoted(newPhone()))), multipart({ phone: right }))
    expect((await read(fixed.headers.get('location') ?? ''))('main').text()).toContain(`${printed(right)}Saved.`)
  })
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
    const { path, link } = await booked(phone, texting)
    const $ = await read(path, texting)
    const form = $('form:has(button[value=text])')
    expect([form.attr('method'), form.attr('action')]).toEqual(['post', link])
    const send = () => texting.post(link, new URLSearchParams({ act: 'text' }))
    const sent = await send()
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${link}&done=texted`])
    const text = texting.delivered.at(-1)
    expect([text?.to, new URLSearchParams(text?.text).get('Body')]).toEqual([
      `+1${phone}`,
      expect.stringContaining(texting.env.SITE_URL + link),
    ])
    for (let more = 1; more < budgets.textsOfLink.limit; more++) expect((await send()).status).toBe(303)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('You can copy it instead')
  })

  it('isn’t texted to a number that takes no texts', async () => {
    expect((await read((await booked('416 555 0172', texting)).link, texting))('main').text()).not.toContain('Text it')
  })
})

it('every link of a request that was forgotten is gone, and its neighbor’s still works', async () => {
  const signer = { env: plain.env, now: () => plain.clock.now }
  /** Addresses of a booking that only show something, and those where something can be done. */
  const links = async ({ path, link, reference }: Awaited<ReturnType<typeof booked>>) => {
    const picture = (await read(link))('main dl img').attr('src') ?? ''
    const token = await addPhotosToken(signer, reference)
    const shown = [path, `/booking.ics?${link.split('?')[1]}`, picture, paths.addPhotos({ token })]
    const stop = paths.stopMails({ token: await stopMailsToken(signer, reference) })
    const acting = [link, stop, ...[paths.addDetails, paths.fixNumber, paths.ownRequest].map((at) => at({ token }))]
    return {
      looks: [...shown, paths.leadPhotos({ token: await seePhotosToken(signer, reference) }), ...acting],
      acting,
    }
  }
  const [gone, neighbor] = [await booked(newPhone()), await booked(newPhone())]
  const [theirs, others] = [await links(gone), await links(neighbor)]
  await forgetRequest(signer, gone.reference)
  for (const link of theirs.looks) expect((await plain.get(link)).status, link).toBe(410)
  const body = () => new URLSearchParams({ phone: newPhone(), act: 'cancel' })
  for (const link of theirs.acting) expect((await plain.post(link, body())).status, link).toBe(410)
  for (const link of others.looks) expect((await plain.get(link)).status, link).toBeLessThan(400)
})

describe('finding a pickup', () => {
  const find = (reference: string, phone: string, headers = {}, path = '/find-my-pickup') =>
    plain.post(path, new URLSearchParams({ reference, phone }), headers)

  it.each(everyPathOf('findPickup'))(
    'leads from its reference and number to its link, however they’re typed at %s',
    async (path) => {
      const phone = newPhone()
      const { link, reference } = await booked(phone)
      const form = (await read(path))('main form')
      expect([form.attr('action'), form.find('[required]').length]).toEqual([path, 2])
      const token = new URL(link, plain.origin).searchParams.get('t') ?? ''
      const theirs = inLanguage(languageAt(path), () => paths.booking({ token }))
      for (const typed of [reference, ` ${reference.slice(0, 5)}-${reference.slice(5).toLowerCase()}`]) {
        const found = await find(typed, `${printed(phone)} x4`, {}, path)
        expect([found.status, found.headers.get('location')]).toEqual([303, theirs])
      }
    },
  )

  it('says the same of a wrong number, a wrong reference and a booking that isn’t confirmed, and keeps what was typed', async () => {
    const phone = newPhone()
    const { reference } = await booked(phone)
    const held = await booked(phone)
    const slot = '2027-01-15T10'
    await record(plain.env.DB, held.reference, [{ kind: 'moved', data: { slot, heldUntil: 9e15 } }], plain.clock.now)
    const said = new Set<string>()
    for (const [one, other] of [
      [reference, '2025550999'],
      ['AAAAAAAAAA', phone],
      [held.reference, phone],
    ] as const) {
      const answer = await find(one, other)
      const $ = load(await answer.text())
      expect([answer.status, $('#reference').attr('value'), $('#phone').attr('value')]).toEqual([422, one, other])
      said.add($('[data-error-summary]').text())
    }
    expect([...said]).toEqual([expect.stringContaining('We can’t find a pickup with those two')])
  })

  it('ends for an address and for a reference after a few tries, even with what’s right', async () => {
    const phone = newPhone()
    const { reference } = await booked(phone)
    const address = ownAddress()
    for (let index = 0; index < budgets.findsOfAddress.limit; index++)
      expect((await find(`TRY${index}000000`, phone, address)).status).toBe(422)
    const refused = await find(reference, phone, address)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    for (let index = 0; index < budgets.findsOfReference.limit; index++) await find(reference, '2025550999')
    expect((await find(reference, phone)).status).toBe(429)
  })
})
