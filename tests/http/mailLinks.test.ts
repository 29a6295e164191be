// Programs that check mails open every link of every mail: that has to change nothing.
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { arrivalRules } from '../../src/business/calendar.ts'
import { slotDate, slots, slotTimes } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { budgets } from '../../src/store/budgets.ts'
import { appSite } from '../support/appSite.ts'
import { deskAt } from '../support/desk.ts'
import { everyChannel, ownerAddress } from '../support/outside.ts'
import { jpeg, leadsTo, multipart, typedBooking, typedQuote } from '../support/requests.ts'

const minute = 60_000
const hour = 60 * minute
type Mail = Readonly<Record<'to' | 'text' | 'html', string>> & { readonly headers?: Record<string, string> }
const mails: Mail[] = []
const EMAIL = { send: async (mail: Mail) => void mails.push(mail) } as unknown as Env['EMAIL']
// A Tuesday morning, in hours in which somebody answers.
const site = appSite({ ...everyChannel, EMAIL } as Partial<Env>, Date.UTC(2026, 10, 24, 17))
const desk = deskAt(site)

/** Runs the cron, `later` ms from now. */
async function cron(later: number) {
  site.clock.now += later
  await site.cron()
}
let phones = 2025557100
const sent = async (path: string, fields: Record<string, string>, files: File[] = []) =>
  leadsTo(await site.post(path, multipart({ ...fields, phone: String(phones++) }, files)))

/** All that a site can mail, from a quote and its price to the receipt, and with a flood. Gives the owner’s cookie. */
async function everyMail() {
  const cookie = await desk.cookie(ownerAddress)
  const open = slots(site.clock.now, arrivalRules(), new Map()).filter(({ id }) => id > '2026-11-25')
  const [slot = '', other = ''] = open.map(({ id }) => id)
  const date = slotDate(slot)
  const email = 'jo@example.com'
  const quote = await sent('/', typedQuote(), [jpeg('a.jpg', 1)])
  const pickup = await sent('/schedule', typedBooking(slot, { email }))
  const canceled = await sent('/schedule', typedBooking(other, { email: 'al@example.com' }))
  await sent('/contact', { message: 'Hello', email: 'mo@example.com' })
  await sent('/referral-program', { name: 'Ann' })
  const own = paths.ownRequest({ token: quote.token })
  await cron(16 * minute)
  await desk.post(cookie, deskPaths.request(quote.reference), { act: 'priced', seen: '0', detail: '245' })
  await site.post(own, multipart({ act: 'accept', cents: '24500', slot: other, address: '12 Oak Street', name: 'Jo' }))
  const link = paths.ownRequest({ token: canceled.token })
  await site.post(link, new URLSearchParams({ act: 'cancel', revision: '1' }))
  await cron(2 * minute)
  const { start } = slotTimes(slot, arrivalRules())
  while (site.clock.now < start - hour) await cron(30 * minute)
  const late = { minutes: '30', 'as-of': String(site.clock.now), [`tell-${pickup.reference}`]: 'yes' }
  await desk.post(cookie, deskPaths.day(date), late)
  const done = { reference: pickup.reference, step: 'done', paid: '245', method: 'card' }
  await desk.post(cookie, deskPaths.day(date), done)
  await cron(minute)
  for (let index = 0; index < budgets.everybody.marked + 3; index++) await sent('/', typedQuote())
  for (let minutes = 0; minutes < 3; minutes++) await cron(minute)
  await site.post(deskPaths.signIn(), new URLSearchParams({ address: ownerAddress }))
  return cookie
}

/** Everything that the site keeps. */
async function kept() {
  const tables = await site.rows<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
  const rows = await Promise.all(tables.map(async ({ name }) => [name, await site.rows(`SELECT * FROM ${name}`)]))
  return { rows, files: [...site.files.keys()], mails: mails.length }
}

it('takes the one click of a mail program, which sends no cookie and no origin, without a redirect', async () => {
  await sent('/contact', { message: 'Hello', email: 'liz@example.com' })
  const header = mails.find(({ to }) => to === 'liz@example.com')?.headers?.['List-Unsubscribe'] ?? ''
  const link = header.slice(1 + everyChannel.SITE_URL.length, -1)
  const answer = await site.post(link, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))
  expect(answer.status).toBe(200)
  expect(await site.rows('SELECT 1 FROM stopped_mails')).toHaveLength(1)
})

it('changes nothing when a program opens every link of every mail with GET and HEAD, in the owner’s browser too', async () => {
  const cookie = await everyMail()
  const channels = await site.rows<{ of: string }>(
    `SELECT DISTINCT iif(reference IN ('day', 'batch', 'flood'), reference, channel) AS "of" FROM outbox
     WHERE state = 'sent' AND channel NOT IN ('sms', 'webhook', 'text', 'nudge-text') ORDER BY 1`,
  )
  expect(channels.map((row) => row.of)).toEqual([
    'batch',
    'copy',
    'day',
    'email',
    'flood',
    'late-mail',
    'nudge',
    'receipt',
    'reminder',
  ])
  const hrefs = mails.flatMap(({ text, html }) => [
    ...(text.match(/https?:\S+/g) ?? []),
    ...Array.from(html.matchAll(/(?:href|src)="([^"]*)"/g), ([, url = '']) => load(`<p>${url}</p>`)('p').text()),
  ])
  const own = new Set(hrefs.filter((url) => url.startsWith(everyChannel.SITE_URL)))
  const kinds = new Set([...own].map((url) => new URL(url).pathname.split('/').slice(0, 3).join('/')))
  for (const kind of [
    '/your-request',
    '/your-request.ics',
    '/stop-mails',
    '/lead-photos',
    '/desk/requests',
    '/desk/sign-in',
    '/desk',
  ])
    expect(kinds).toContain(kind)
  const before = await kept()
  for (const url of own)
    for (const method of ['GET', 'HEAD'])
      for (const who of ['', cookie]) {
        const { status } = await desk.get(who, url.slice(everyChannel.SITE_URL.length) || '/', { method })
        expect(status, url).toBeLessThan(400)
      }
  expect(await kept()).toEqual(before)
})
