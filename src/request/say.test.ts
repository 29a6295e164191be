import { expect, it } from 'vitest'
import { everyChannel } from '../../tests/support/outside.ts'
import type { SpamSignal } from '../domain/source.ts'
import type { Env } from '../env.ts'
import { after } from './act.ts'
import { type Arrival, say } from './say.ts'

const now = 1000
const nothing = { request: undefined, mail: 'new', messages: [] } as const

it.each<[string, Arrival, SpamSignal[], string, string]>([
  ['as usual', {}, [], 'new', 'email webhook sms copy text'],
  ['from a network that had its texts', { noTexts: true }, [], 'new', 'email webhook copy'],
  ['in a flood: the owner has it in a batch, its sender at once', { batched: true }, [], 'waiting', 'copy text'],
  [
    'in a flood from one place: those may be other people’s addresses',
    { batched: true },
    ['many-from-one-place'],
    'waiting',
    '',
  ],
  ['for a day that’s over', { isOver: true }, [], 'new', ''],
])('a request tells its readers when it comes %s', (_, arrival, spamSignals, mail, names) => {
  const answers = { phone: '+12025550123', email: 'jo@example.com', texts: 'yes' }
  const form = { form: 'quote', area: 'yes', answers, spamSignals, code: '', referredBy: '', unconfirmed: false }
  const sent = { kind: 'sent', data: { ...form, source: {}, language: 'en' } } as const
  const request = after('7K2M9QX4RD', undefined, [sent], { at: now, person: '' })
  const told = say(everyChannel as unknown as Env, nothing, request, arrival, now)
  expect([told.mail, told.messages.map(({ channel }) => channel).join(' ')]).toEqual([mail, names])
})
