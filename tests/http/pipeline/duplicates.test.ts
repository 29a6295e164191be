import { beforeAll, expect, it } from 'vitest'
import { createApp } from '../../../src/app/app.ts'
import type { Services } from '../../../src/server/lib/services.ts'
import { appSite } from '../../support/appSite.ts'
import { multipart, typedQuote } from '../../support/requests.ts'
import { testServices } from '../../support/services.ts'

const site = appSite()
const times = Array.from({ length: 50 }, (_, index) => index)
let services: Services
beforeAll(async () => {
  services = await testServices(site, { now: Date.UTC(2026, 10, 21, 18) }, [])
})

/** How many leads a phone number has, and the channels on which messages about it went out. */
async function traces(phone: string) {
  const leads = await site.rows<{ reference: string }>(`SELECT reference FROM leads WHERE phone = '${phone}'`)
  const delivered = await site.rows<{ channel: string }>(
    `SELECT channel FROM outbox WHERE reference IN (SELECT reference FROM leads WHERE phone = '${phone}') ORDER BY channel`,
  )
  return { leads: leads.length, delivered: delivered.map(({ channel }) => channel) }
}
const one = { leads: 1, delivered: ['email', 'sms', 'webhook'] }

it('fifty parallel requests with one key are one lead, one reference, one message on each channel', async () => {
  const background: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException() {},
    props: {},
  }
  const app = createApp(services)
  const body = () => multipart({ ...typedQuote({ phone: '2025550501' }), key: 'the-same-key-every-time' })
  const answers = await Promise.all(
    times.map(() => app.request('/', { method: 'POST', body: body() }, services.env, context)),
  )
  await Promise.all(background)
  const references = new Set(answers.map(({ headers }) => headers.get('location')?.slice(0, 28)))
  expect(answers.map(({ status }) => status)).toEqual(times.map(() => 303))
  expect(references.size).toBe(1)
  expect(await traces('+12025550501')).toEqual(one)
})

it('a naive receiver that selects before it inserts fails the same check', async () => {
  const { DB } = services.env
  const receive = async () => {
    const known = await DB.prepare(`SELECT 1 FROM leads WHERE phone = '+12025550502'`).first()
    if (known) return
    const reference = crypto.randomUUID()
    await DB.prepare(
      `INSERT INTO leads (reference, form, received_at, changed_at, phone, answers) VALUES (?, 'quote', 0, 0, '+12025550502', '{}')`,
    )
      .bind(reference)
      .run()
    for (const channel of one.delivered)
      await DB.prepare('INSERT INTO outbox (reference, revision, channel, due_at) VALUES (?, 1, ?, 0)')
        .bind(reference, channel)
        .run()
  }
  await Promise.all(times.map(receive))
  expect(await traces('+12025550502')).not.toEqual(one)
})
