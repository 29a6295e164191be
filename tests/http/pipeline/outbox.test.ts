import { Webhook } from 'standardwebhooks'
import { afterEach, expect, it, vi } from 'vitest'
import { channelsFor } from '../../../src/server/delivery/channels/channels.ts'
import { deliver } from '../../../src/server/delivery/outbox.ts'
import { messageSchedule, webhookSchedule } from '../../../src/server/delivery/retries.ts'
import type { Services } from '../../../src/server/lib/services.ts'
import { leadStatements } from '../../../src/server/store/leads.ts'
import { appSite } from '../../support/appSite.ts'
import type { Delivered } from '../../support/outside.ts'
import { everyChannel } from '../../support/outside.ts'
import { lead, testServices } from '../../support/services.ts'

const site = appSite()
const start = Date.UTC(2026, 10, 21, 18)
const hour = 60 * 60_000
vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(async () => {
  const { DB } = site.env
  await DB.batch(['leads', 'revisions', 'outbox'].map((table) => DB.prepare(`DELETE FROM ${table}`)))
})

const store = ({ env, now }: Services, reference: string, location = 'Springfield') => {
  const one = lead(reference, { answers: { ...lead('').answers, location } })
  return env.DB.batch(leadStatements(env.DB, one, channelsFor(env, one), now()))
}

type Row = { channel: string; state: string; attempts: number; due_at: number }
const rows = () => site.rows<Row>('SELECT channel, state, attempts, due_at FROM outbox ORDER BY channel')

it('retries for 80 hours by its schedule, then marks the message dead', async () => {
  const clock = { now: start }
  const services = await testServices(site, clock, [], { email: 'throws', webhook: '5xx', sms: 'throws' })
  await store(services, 'SCHEDV1E0A')
  const attempts = new Map<string, number[]>()
  for (;;) {
    const before = await rows()
    await deliver(services)
    for (const { channel, attempts: made } of await rows()) {
      const earlier = before.find((row) => row.channel === channel)?.attempts
      if (made !== earlier) attempts.set(channel, [...(attempts.get(channel) ?? []), clock.now - start])
    }
    const due = (await rows()).filter(({ state }) => state === 'pending').map(({ due_at }) => due_at)
    if (due.length === 0) break
    clock.now = Math.min(...due)
    expect(clock.now - start).toBeLessThan(85 * hour)
  }
  const waits = (channel: string) => (attempts.get(channel) ?? []).map((at, index, all) => at - (all[index - 1] ?? 0))
  const schedules = { email: messageSchedule, sms: messageSchedule, webhook: webhookSchedule }
  for (const [channel, schedule] of Object.entries(schedules))
    for (const [index, wait] of schedule.entries()) {
      const waited = waits(channel)[index + 1] ?? 0
      expect(waited, channel).toBeGreaterThanOrEqual(wait)
      expect(waited, channel).toBeLessThanOrEqual(wait * 1.1)
    }
  expect((await rows()).map(({ channel, state, attempts: made }) => [channel, state, made])).toEqual([
    ['email', 'dead', 8],
    ['sms', 'dead', 8],
    ['webhook', 'dead', 10],
  ])
})

it('never sends a row twice, however many sweepers there are', async () => {
  const delivered: Delivered[] = []
  const clock = { now: start }
  const services = await testServices(site, clock, delivered)
  const references = Array.from({ length: 40 }, (_, index) => `SWEEP${String(index).padStart(5, '0')}`)
  for (const reference of references) {
    // More at once would be a flood.
    clock.now += 2 * 60_000
    await store(services, reference)
  }
  await Promise.all(Array.from({ length: 6 }, () => deliver(services)))
  expect(delivered.filter(({ channel }) => channel === 'email')).toHaveLength(40)
  expect(new Set(delivered.map(({ channel, text }) => channel + text)).size).toBe(delivered.length)
  expect(delivered).toHaveLength(120)
})

it('a naive sweeper without leases sends twice and fails the same check', async () => {
  const delivered: Delivered[] = []
  const services = await testServices(site, { now: start }, delivered)
  await store(services, 'N41VESWEEP')
  const naive = async () => {
    const due = await rows()
    await services.env.EMAIL.send({
      to: services.env.NOTIFY_TO,
      from: 'a@example.com',
      subject: 'x',
      text: String(due.length),
    })
    await services.env.DB.prepare(`UPDATE outbox SET state = 'sent'`).run()
  }
  await Promise.all([naive(), naive()])
  expect(delivered.length).toBeGreaterThan(1)
})

it('retries a row whose lease has expired', async () => {
  const clock = { now: start }
  const delivered: Delivered[] = []
  const services = await testServices(site, clock, delivered)
  await store(services, 'CRASHED000')
  await services.env.DB.prepare('UPDATE outbox SET attempts = 1, leased_until = ?')
    .bind(start + 60_000)
    .run()
  await deliver(services)
  expect(delivered).toEqual([])
  clock.now += 60_000
  await deliver(services)
  expect(delivered).toHaveLength(3)
})

it('sends only the newest revision of what was corrected before the first message', async () => {
  const clock = { now: start }
  const delivered: Delivered[] = []
  const broken = await testServices(site, clock, [], { email: 'throws', webhook: '5xx', sms: 'throws' })
  await store(broken, 'C0RRECTED0')
  await deliver(broken)
  clock.now += 30_000
  const services = await testServices(site, clock, delivered)
  await store(services, 'C0RRECTED0', 'Riverton')
  clock.now += 10 * 60_000
  await deliver(services)
  const mails = delivered.filter(({ channel }) => channel === 'email')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('ZIP or town: Springfield -> Riverton')
})

it('signs webhooks so that the specification’s own library verifies them, with the old key too', async () => {
  const delivered: Delivered[] = []
  const services = await testServices(site, { now: Date.now() }, delivered)
  const WEBHOOK_SECRET_OLD = 'whsec_b2xkIGtleSBvZiB0aGUgdGVzdHM='
  await store(services, 'S1GNED0000')
  await deliver({ ...services, env: { ...services.env, WEBHOOK_SECRET_OLD } })
  const hook = delivered.find(({ channel }) => channel === 'webhook')
  if (!hook) throw new Error('No webhook came')
  const headers = Object.fromEntries(hook.headers)
  for (const secret of [everyChannel.WEBHOOK_SECRET, WEBHOOK_SECRET_OLD])
    expect(new Webhook(secret).verify(hook.text, headers)).toMatchObject({
      type: 'lead.created',
      data: { reference: 'S1GNED0000', answers: { location: 'Springfield' } },
    })
  expect(() => new Webhook('whsec_d3Jvbmc=').verify(hook.text, headers)).toThrow()
})
