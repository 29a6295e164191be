import { describe, expect, it } from 'vitest'
import { memoryServices } from '../../tests/support/memoryServices.ts'
import { everyChannel } from '../../tests/support/outside.ts'
import type { Env } from '../env.ts'
import { writeHealthFlags } from '../store/health.ts'
import { sweep } from '../sweep.ts'
import { type About, type Asked, messageNamed, messages, messagesFor, updatesOn } from './say.ts'

const env = (vars: Partial<Env> = {}) => ({ ...everyChannel, ...vars }) as unknown as Env
const all = { phone: '+12025550123', email: 'jo@example.com', texts: 'yes' }
const robot = { spamSignals: ['links', 'too-fast'] } as const
const own = { isByOwner: true }

it.each<[About, string, Partial<Asked>, object, string]>([
  ['state', 'somebody who wants all', {}, {}, 'email webhook sms copy text'],
  ['state', 'somebody without an address', { answers: { ...all, email: '' } }, {}, 'email webhook sms text'],
  ['state', 'somebody who wants no texts', { answers: { ...all, texts: '' } }, {}, 'email webhook sms copy'],
  ['state', 'a number abroad', { answers: { ...all, phone: '+18765550123' } }, {}, 'email webhook sms copy'],
  ['state', 'an extension', { answers: { ...all, phone: `${all.phone};ext=4` } }, {}, 'email webhook sms copy'],
  ['state', 'an addition without answers', { answers: {} }, {}, 'email webhook sms'],
  ['state', 'one odd thing', { spamSignals: ['links'] }, {}, 'email webhook sms copy text'],
  ['state', 'what looks like a robot’s', robot, {}, 'email webhook'],
  ['state', 'a network that had its texts', { noTexts: true }, {}, 'email webhook copy'],
  ['state', 'what the owner did', {}, own, 'webhook copy text'],
  ['reminder', 'somebody who wants all', {}, {}, 'reminder reminder-text'],
  ['reminder', 'somebody who can’t be told', { answers: { phone: all.phone } }, {}, ''],
  ['reminder', 'what looks like a robot’s', robot, {}, ''],
  ['on-the-way', 'somebody who wants all', {}, {}, 'on-the-way'],
  ['on-the-way', 'somebody who wants no texts', { answers: { ...all, texts: '' } }, {}, ''],
  ['late', 'somebody who wants all: they’d rather have a text', {}, {}, 'late-text late-mail'],
  ['late', 'somebody who wants no texts', { answers: { ...all, texts: '' } }, {}, 'late-mail'],
  ['missed', 'somebody who wants all: they’d rather have a text', {}, {}, 'missed-text missed'],
  ['receipt', 'somebody who wants all', {}, {}, 'receipt'],
  ['receipt', 'somebody without an address', { answers: { ...all, email: '' } }, {}, 'receipt-text'],
  ['correction', 'somebody without an address', { answers: { ...all, email: '' } }, {}, 'correction-text'],
  ['nudge', 'somebody whom nobody has answered', {}, {}, 'nudge nudge-text'],
  ['nudge', 'what looks like a robot’s', robot, {}, ''],
])('causes about the %s of %s: %j', (about, _, asked, options, names) => {
  expect(messagesFor(env(), { answers: all, ...asked }, about, options).join(' ')).toBe(names)
})

describe('where not all is set up', () => {
  it.each<[Partial<Env>, string, string[]]>([
    [{ VISITOR_COPY: 'off' }, 'email webhook sms text', ['texts']],
    [{ VISITOR_TEXTS: 'off' }, 'email webhook sms copy', ['mail']],
    [{ SMS_TO: '' }, 'email webhook copy text', ['mail', 'texts']],
    [{ SMS_FROM: '' }, 'email webhook copy', ['mail']],
    [{ SMS_TOKEN: '' }, 'email webhook copy', ['mail']],
    [{ SMS_ACCOUNT: '' }, 'email webhook copy', ['mail']],
    [{ WEBHOOK_URL: '' }, 'email sms copy text', ['mail', 'texts']],
    [{ WEBHOOK_SECRET: '' }, 'email sms copy text', ['mail', 'texts']],
    [{ WEBHOOK_SECRET: '', WEBHOOK_SECRET_OLD: 'whsec_b2xk' }, 'email webhook sms copy text', ['mail', 'texts']],
    [{ VISITOR_COPY: 'off', VISITOR_TEXTS: 'off', WEBHOOK_URL: '', SMS_TO: '' }, 'email', []],
  ])('%j', (vars, names, updates) => {
    expect(messagesFor(env(vars), { answers: all }).join(' ')).toBe(names)
    expect(updatesOn(env(vars))).toEqual(updates)
  })
})

it('says how one customer hears of their request', () => {
  expect(updatesOn(env(), all)).toEqual(['mail', 'texts'])
  expect(updatesOn(env(), { ...all, email: '' })).toEqual(['texts'])
})

it('has names that rows in the outbox keep, each once', () => {
  const kept = `email webhook sms copy text reminder reminder-text on-the-way late-text late-mail missed-text missed receipt receipt-text correction correction-text thanks thanks-text link link-text nudge nudge-text`
  expect(messages.map(({ name }) => name).join(' ')).toBe(kept)
  expect(messageNamed('fax')).toBeUndefined()
})

const minute = 60_000
const day = 24 * 60 * minute
/** A quarter of an hour in the night, when no other mail is due. */
const night = Date.UTC(2026, 10, 24, 8)

/** A site with a cron, and what its owner hears. */
function watched() {
  const clock = { now: night }
  const { services, DB, delivered } = memoryServices(clock)
  return {
    services,
    DB,
    clock,
    run: async (at: number) => {
      clock.now = at
      await sweep(services)
    },
    said: () =>
      delivered.filter(({ text }) => text.startsWith('Something on your website needs a look')).map(({ text }) => text),
    dead: () =>
      DB.prepare(
        `INSERT INTO outbox (reference, revision, channel, due_at, state) VALUES ('A', 1, 'sms', 0, 'dead')`,
      ).run(),
  }
}

it('tells once a day that something is wrong, in plain words, and every day as long as it is', async () => {
  const { run, dead, said } = watched()
  await dead()
  for (let minutes = 0; minutes < 60; minutes++) await run(night + minutes * minute)
  expect(said()).toEqual([expect.stringContaining('A message couldn’t be delivered.')])
  expect(said()[0]).not.toMatch(/dead-letters|npm run/)
  await run(night + day)
  await run(night + day + minute)
  expect(said()).toHaveLength(2)
})

it('says nothing when all is well, nor of what is over before it goes out', async () => {
  const { run, dead, said, DB } = watched()
  for (let minutes = 0; minutes < 31; minutes++) await run(night + minutes * minute)
  await dead()
  await run(night + 45 * minute)
  await DB.prepare(`DELETE FROM outbox WHERE reference = 'A'`).run()
  await run(night + 46 * minute)
  expect(said()).toEqual([])
})

it('isn’t about a cron that was away: when it says so, it’s back', async () => {
  const { run, said, DB } = watched()
  await writeHealthFlags(DB, { swept: night - day })
  await run(night)
  await run(night + minute)
  expect(said()).toEqual([])
})
