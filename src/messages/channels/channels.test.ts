import { expect, it } from 'vitest'
import { everyChannel } from '../../../tests/support/outside.ts'
import type { Env } from '../../env.ts'
import { batchChannels, channelsFor, ownerChannels } from './channels.ts'

const env = (vars: Partial<Env> = {}) => ({ ...everyChannel, ...vars }) as unknown as Env
const off = { VISITOR_COPY: 'off', WEBHOOK_URL: '', SMS_TO: '' } as const
const answers = { phone: '+12025550123', email: 'jo@example.com' }

it.each([
  ['everything that is on', {}, answers, ['email', 'webhook', 'sms', 'copy']],
  ['the owner’s mail alone', off, answers, ['email']],
  ['no copy without an address', {}, { ...answers, email: '' }, ['email', 'webhook', 'sms']],
  ['no copy where the plan may not write to anybody', { VISITOR_COPY: 'off' }, answers, ['email', 'webhook', 'sms']],
] as const)('notifies on %s', (_, vars, given, expected) => {
  expect(channelsFor(env(vars), { answers: given })).toEqual(expected)
})

it('neither rings the owner nor writes to strangers for what looks like a robot’s', () => {
  expect(channelsFor(env(), { answers, spamSignals: ['links', 'too-fast'] })).toEqual(['email', 'webhook'])
  expect(channelsFor(env(), { answers, spamSignals: ['links'] })).toContain('sms')
})

it('sends batches where they can be read, and tells the owner of other things where they are on', () => {
  expect([batchChannels(env()), ownerChannels(env())]).toEqual([
    ['email', 'webhook'],
    ['email', 'webhook', 'sms'],
  ])
  expect([batchChannels(env(off)), ownerChannels(env(off))]).toEqual([['email'], ['email']])
})
