import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { lead, memoryServices, storedLead } from '../../tests/support/memoryServices.ts'
import { everyChannel } from '../../tests/support/outside.ts'
import { pickupReference, pickups } from '../../tests/support/pickups.ts'
import { cancel, keep, move, record } from '../../tests/support/seats.ts'
import { signalWords } from '../domain/source.ts'
import { quoteForm } from '../shared/forms/forms.ts'
import type { Change, StoredLead } from '../store/lead.ts'
import { mailText } from './media/mail.ts'
import { deliver, sendMessage } from './outbox.ts'
import { type Message, messageNamed } from './say.ts'
import { batchMail } from './toOwner.ts'

it('comes from the site’s own address; one that is refused for the visitor’s goes without it the next time', async () => {
  const clock = { now: Date.UTC(2026, 10, 21, 18) }
  const { services, DB } = memoryServices(clock)
  const tried: { replyTo?: string; text: string; from: unknown; to: string }[] = []
  const send = async (mail: (typeof tried)[number]) => {
    tried.push(mail)
    if (mail.replyTo) throw new Error('invalid Reply-To')
  }
  const strict = { ...services, env: { ...services.env, EMAIL: { send } as never } }
  const answers = { message: 'Hello', phone: '+12025550123', email: 'jo@example.com', name: '' }
  await keep(DB, lead('AAAAAAAAAA', { form: 'contact', answers }), clock.now, { channels: ['email'] })
  await deliver(strict)
  clock.now += 60 * 60_000
  await deliver(strict)
  const expected = { to: everyChannel.NOTIFY_TO, from: { email: everyChannel.NOTIFY_FROM, name: site.name } }
  expect(tried).toMatchObject([{ ...expected, replyTo: 'jo@example.com' }, expected])
  expect(tried[1]).not.toHaveProperty('replyTo')
  expect(tried[1]?.text).toContain('Email: jo@example.com')
  const ended = [{ state: 'sent', attempts: 2 }]
  expect((await DB.prepare('SELECT state, attempts FROM outbox').all()).results).toEqual(ended)
})

type Sent = Record<'to' | 'text', string> & {
  replyTo?: string
  headers?: Record<string, string>
  attachments?: { filename: string; type: string; content: string }[]
}

/** A pickup, and its mails: those to the owner, unless the customer gets them too. */
async function booked(channels = ['email']) {
  const one = pickups(Date.UTC(2026, 10, 21, 18))
  const sent: Sent[] = []
  Object.assign(one.services.env, { EMAIL: { send: async (mail: Sent) => void sent.push(mail) } })
  const answers = { phone: '+12025550123', slot: '2026-11-24T10', name: 'Marge Olson', email: 'jo@example.com' }
  await one.booked(answers, {}, { channels })
  await deliver(one.services)
  return { ...one, sent }
}

it('brings a pickup into the owner’s calendar, moves it there, and takes it out again', async () => {
  const { sent, DB, clock, services } = await booked()
  for (const change of [
    () => move(DB, pickupReference, 1, '2026-11-24T12', 9, clock.now, ['email']),
    () => cancel(DB, pickupReference, 2, clock.now, ['email']),
  ]) {
    await change()
    clock.now += 2 * 60_000
    await deliver(services)
  }
  const files = sent.map(({ attachments: [file] = [] }) => file)
  expect(files.map((file) => file?.filename)).toEqual(['pickup.ics', 'pickup.ics', 'pickup.ics'])
  expect(files.map((file) => file?.type.split('method=')[1])).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL'])
  const lines = (name: string) =>
    files.map((file) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(file?.content ?? '')?.[1]?.trim())
  expect(new Set(lines('UID')).size).toBe(1)
  expect(lines('SEQUENCE')).toEqual(['0', '1', '2'])
  expect(lines('SUMMARY')).toEqual(['Pickup: Marge Olson', 'Pickup: Marge Olson', 'Canceled: Marge Olson'])
  const url = `${everyChannel.SITE_URL}/desk/requests/${pickupReference}`
  expect(lines('URL')[0]).toBe(url)
  // Google and Outlook leave URL out.
  expect(files[0]?.content.replaceAll('\r\n ', '')).toMatch(new RegExp(`^DESCRIPTION:.*${url}\r$`, 'm'))
})

it('keeps what is about one request together, for its customer too, and says that a program wrote it', async () => {
  const { sent, DB, clock, services } = await booked(['email', 'copy'])
  await cancel(DB, pickupReference, 1, clock.now, ['email', 'copy'])
  clock.now += 2 * 60_000
  await deliver(services)
  const id = `<request-${pickupReference}@hauling.example>`
  expect(sent).toHaveLength(4)
  for (const { headers } of sent)
    expect(headers).toMatchObject({ References: id, 'In-Reply-To': id, 'Auto-Submitted': 'auto-generated' })
})

it('is answered to the business by a customer, who stops mails with one click', async () => {
  const { sent } = await booked(['copy'])
  const [stop] = /https:\S+t=stop-mails\S+/.exec(sent[0]?.text ?? '') ?? []
  const oneClick = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  expect(sent).toMatchObject([{ to: 'jo@example.com', replyTo: site.email, headers: oneClick }])
})

it('goes without headers and attachments at the third attempt, in case the service refuses one of them', async () => {
  const { services, DB, clock, sent } = await booked()
  await DB.prepare(`UPDATE outbox SET state = 'pending', attempts = 2, due_at = 0, leased_until = 0`).run()
  clock.now += 60_000
  await deliver(services)
  expect(sent.at(-1)).not.toHaveProperty('headers')
  expect(sent.at(-1)).not.toHaveProperty('attachments')
})

it('has no calendar file of a time that isn’t theirs', async () => {
  const { services, DB, sent, clock } = await booked()
  await record(DB, pickupReference, [{ kind: 'moved', data: { slot: '2026-11-24T10', heldUntil: 9e15 } }], clock.now)
  await DB.prepare(`UPDATE outbox SET state = 'pending', attempts = 0, due_at = 0`).run()
  await deliver(services)
  expect(sent).toHaveLength(2)
  expect(sent[1]).not.toHaveProperty('attachments')
})

const shared = { reference: '7K2M9QX4RD', form: 'quote', revision: 2, area: 'yes', photos: 2 }
const known = storedLead({
  ...shared,
  language: 'es',
  spamSignals: ['links'],
  copyTo: 'jo@example.com',
  code: 'C0DE',
  referredBy: 'AB',
})
/** What a receiver gets of a lead. */
const data = {
  ...shared,
  language: 'es',
  receivedAt: '2026-11-21T16:05:00.000Z',
  signs: ['links'],
  answers: known.answers,
}

/** Sends on the channel, and gives what came. */
async function came(send: (services: ReturnType<typeof memoryServices>['services']) => Promise<unknown> | undefined) {
  // The library that checks the signature allows for five minutes by its own clock.
  const now = Math.floor(Date.now() / 1000) * 1000 + 999
  const { services, delivered } = memoryServices({ now })
  await send(services)
  const [{ text, headers } = { text: '', headers: new Headers() }, ...more] = delivered
  expect(more).toEqual([])
  return { now, headers, body: new Webhook(everyChannel.WEBHOOK_SECRET).verify(text, Object.fromEntries(headers)) }
}

const program = messageNamed('webhook') as Message

it.each([
  ['sent', 'lead.created'],
  ['corrected', 'lead.corrected'],
  ['photos', 'lead.photos'],
  ['moved', 'lead.moved'],
  ['canceled', 'lead.cancelled'],
] as const)('tells programs of a request that was %s as %s', async (change: Change, type) => {
  const revision = { change, at: Date.UTC(2026, 10, 21, 19), before: undefined }
  const { now, headers, body } = await came((services) =>
    sendMessage(
      program,
      { lead: known, form: quoteForm, revision, number: 2, id: '7K2M9QX4RD_2', attempt: 1 },
      services,
    ),
  )
  expect(body).toEqual({ type, timestamp: '2026-11-21T19:00:00.000Z', data })
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('webhook-id')).toBe('7K2M9QX4RD_2')
  expect(headers.get('webhook-timestamp')).toBe(String(Math.floor(now / 1000)))
})

it('tells programs of many requests in one event', async () => {
  const at = Date.UTC(2026, 10, 21, 19)
  const { services } = memoryServices({ now: at })
  const batch = await program.batch?.([known, { ...known, reference: 'B' }], services)
  const leads = [data, { ...data, reference: 'B' }]
  expect(JSON.parse(String(batch))).toEqual({
    type: 'leads.batch',
    timestamp: new Date(at).toISOString(),
    data: { leads },
  })
})

const mailOf = (...leads: StoredLead[]) => batchMail(leads, 'https://hauling.example', () => undefined)
const textOf = (...leads: StoredLead[]) => mailText(mailOf(...leads))
/** The first request of a batch, without the link to it. */
const itemOf = (lead: StoredLead) => {
  const item = mailOf(lead).parts.find(({ kind }) => kind === 'item')
  return item?.kind === 'item' ? [item.title.label, ...item.line.split('\n'), item.call?.label] : []
}

it('shows who each one is, what it’s about, and how to call and find them', () => {
  expect(mailOf(storedLead()).subject).toBe('1 request in one email, likely customers: 1')
  expect(itemOf(storedLead())).toEqual(['(202) 555-0123', 'Quote: one couch, Springfield', 'Call (202) 555-0123'])
  expect(textOf(storedLead())).toContain('  https://hauling.example/desk/requests/7K2M9QX4RD\n')
})

it('shows what looks unusual after the likely customers, with every reason', () => {
  const odd = storedLead({ reference: 'ODD', spamSignals: ['links', 'too-fast'] })
  expect(mailOf(odd, storedLead()).subject).toBe('2 requests in one email, likely customers: 1')
  const text = textOf(odd, storedLead())
  expect(text).toContain(`  It looks unusual: ${signalWords(['links', 'too-fast'])}.\n`)
  expect(text.indexOf('These look unusual: 1')).toBeGreaterThan(text.indexOf('/7K2M9QX4RD'))
})

it('names a sign that it does not know as it is stored', () => {
  expect(textOf(storedLead({ spamSignals: ['of-tomorrow' as never] }))).toContain('It looks unusual: of-tomorrow.')
})

it.each([
  ['Quote: one couch, Springfield', {}],
  ['Changed: Quote: one couch, Springfield', { revision: 2 }],
  ['Changed: Pickup, Springfield: one couch', { form: 'booking', booking: 'live', revision: 2 }],
  ['Canceled: Pickup, Springfield: one couch', { form: 'booking', booking: 'canceled', revision: 2 }],
  ['survey: one couch', { form: 'survey' }],
] as const)('says what it is: %s', (line, changes) => {
  expect(itemOf(storedLead(changes))[1]).toBe(line)
})

it('has what somebody wrote, in one line and cut behind a word', () => {
  const answers = { phone: '+12025550123', message: `Hello\nReference 0000000000 ${'and so on '.repeat(60)}` }
  const [, , said] = itemOf(storedLead({ form: 'contact', answers }))
  expect(said).toMatch(/^Hello Reference 0000000000 and so on .* (?:and|so|on)…$/)
  expect(said?.length).toBeLessThanOrEqual(300)
})

it('shows sixty, the likely customers first, and has a line for each of the others', () => {
  const odd = storedLead({ reference: 'ODD', spamSignals: ['links'] })
  const customers = Array.from({ length: 62 }, (_, index) => storedLead({ reference: `R${index}` }))
  const text = textOf(odd, ...customers)
  expect(text.match(/\/R\d+$/gm)).toHaveLength(60)
  for (const reference of ['R60', 'R61', 'ODD'])
    expect(text).toContain(`(202) 555-0123: Quote: one couch, Springfield, ${reference}\n`)
  expect(text.indexOf('More that look unusual')).toBeGreaterThan(text.indexOf('R61'))
})
