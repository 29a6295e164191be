// Who has to be called, and when: what the owner does with a request that isn't decided yet.
import { describe, expect, it } from 'vitest'
import { everyChannel } from '../../tests/support/outside.ts'
import type { SpamSignal } from '../domain/source.ts'
import { after } from './act.ts'
import { emptyForm, type NewEvent, type RequestEvent, type SentForm } from './event.ts'
import { fold } from './evolve.ts'
import { type Arrival, say } from './say.ts'
import { rowOf } from './store.ts'

const [ann, jo] = ['ann@example.com', '']
type Step = readonly [person: string, event: NewEvent]
const form: SentForm = {
  ...emptyForm,
  form: 'quote',
  area: 'yes',
  answers: { phone: '+12025550123', email: 'jo@example.com', texts: 'yes', location: 'Springfield' },
}
const sent: Step = [jo, { kind: 'sent', data: form }]
const by = (person: string, kind: NewEvent['kind'], data: object = {}): Step => [person, { kind, data } as NewEvent]
/** The request after some steps, a minute apart: the form is at 1. */
const given = (...steps: readonly Step[]) =>
  fold(
    '7K2M9QX4RD',
    [sent, ...steps].map(
      ([person, event], index) => ({ ...event, number: index + 1, at: index + 1, person, key: '' }) as RequestEvent,
    ),
  )

const again = by(ann, 'call-again', { date: '2026-11-26' })
const called = by(ann, 'called')
const voicemail = by(ann, 'voicemail')
const priced = by(ann, 'priced', { cents: 24_500 })
const later = by(ann, 'call-again', { date: '2026-12-01' })
const booked = by(jo, 'booked', { slot: '2026-11-27T08' })
const details = (person: string, answers: object, more = {}) => by(person, 'details', { answers, ...more })
const undone = (number: number) => by(ann, 'undone', { number })

it.each([
  ['nothing', [], 'new', '', null],
  ['withdrawn by its customer: nobody has answered', [by(jo, 'withdrawn')], 'lost', '', null],
  ['a note', [by(ann, 'note', { text: 'x' })], 'new', '', 2],
  ['a note, then a call that’s undone', [by(ann, 'note', { text: 'x' }), called, undone(3)], 'new', '', 2],
  ['both undone', [by(ann, 'note', { text: 'x' }), called, undone(3), undone(2)], 'new', '', null],
  ['a voicemail: nobody has heard from us', [voicemail], 'new', '', null],
  ['a voicemail, then a call', [voicemail, called], 'called', '', 3],
  ['put off', [again], 'called', '2026-11-26', 2],
  ['put off, and undone', [again, undone(2)], 'new', '', null],
  ['put off twice, the second time undone', [again, later, undone(3)], 'called', '2026-11-26', 2],
  ['put off, then a voicemail', [again, voicemail], 'called', '2026-11-26', 2],
  ['put off, then called', [again, called], 'called', '', 2],
  ['put off with a price', [priced, again], 'priced', '2026-11-26', 2],
  ['put off with a price, then called: the price is good', [priced, again, called], 'priced', '', 2],
  ['put off, then priced', [again, priced], 'priced', '', 2],
  ['put off, then lost', [again, by(ann, 'lost', { reason: 'No answer' })], 'lost', '', 2],
  ['put off, then withdrawn', [again, by(jo, 'withdrawn')], 'lost', '', 2],
  ['put off, then booked and canceled', [again, booked, by(ann, 'canceled')], 'lost', '', 2],
  ['a number put right: they still wait', [details(ann, { phone: '+12025550124' })], 'new', '', null],
] as const)('%s', (_, steps, status, callAgain, touchedAt) => {
  const request = given(...steps)
  expect([request.status, rowOf(request, 'new').call_again, request.touchedAt]).toEqual([status, callAgain, touchedAt])
})

it('knows since when it has its price, and when it was answered last', () => {
  const request = given(priced, by(ann, 'priced', { cents: 30_000 }), voicemail, by(jo, 'photos'))
  expect([request.pricedAt, request.touchedAt, request.answeredAt]).toEqual([3, 2, 3])
  expect(given(priced, undone(2)).pricedAt).toBeUndefined()
})

it('isn’t finished while nobody has said so', () => {
  const ends = [by(ann, 'late', { minutes: 15 }), by(ann, 'done', { went: [] }), by(jo, 'canceled'), by(ann, 'spam')]
  const days = ends.map((end) => rowOf(given(booked, end), 'new').stop_day)
  expect(days).toEqual(['2026-11-27', '', '', ''])
})

describe('details that are put right', () => {
  const email = { email: 'jo.right@example.com' }
  it.each([
    ['the owner’s address gets copies', [details(ann, email)], 'jo.right@example.com'],
    ['nobody else’s does', [details(jo, email)], 'jo@example.com'],
    [
      'nor once the owner has put it right',
      [details(ann, email), details(jo, { email: 'x@example.com' })],
      'jo.right@example.com',
    ],
    [
      'theirs does that they put right',
      [details(ann, { email: '' }), details(jo, email, { copyTo: email.email })],
      'jo.right@example.com',
    ],
    ['none does that was taken out', [details(ann, { email: '' })], undefined],
  ] as const)('%s', (_, steps, copyTo) => {
    expect(given(...steps).copyTo).toBe(copyTo)
  })

  it('say what another place is for us, and open nothing again', () => {
    const lost = by(ann, 'lost', { reason: 'No answer' })
    const moved = details(ann, { location: '90210' }, { area: 'too-far' })
    expect(given(lost, moved)).toMatchObject({ area: 'too-far', status: 'lost', reason: 'No answer' })
    expect(given(lost, details(jo, { location: '90210' })).status).toBe('new')
  })

  it.each([
    ['an address of a pickup', [booked], ann, { address: '7 Elm Street' }, 'copy text'],
    ['an email address of a pickup', [booked], ann, email, 'copy text'],
    ['a name of a pickup', [booked], ann, { name: 'Jo' }, ''],
    ['an address without a pickup', [], ann, { address: '7 Elm Street' }, ''],
    ['where their mails go, by its customer', [booked], jo, email, 'email copy', { copyTo: email.email }],
    ['an address, by its customer', [booked], jo, { address: '7 Elm Street' }, 'email sms'],
  ] as const)('are told: %s', (_, steps, person, answers, expected, more: object | undefined = {}) => {
    const request = given(...steps)
    const next = given(...steps, details(person, answers, more))
    const told = say(everyChannel as never, { request, mail: 'new', messages: [] }, next, {}, 9)
    const names = told.messages.map(({ channel }) => channel).filter((name) => name !== 'webhook')
    expect(names.join(' ')).toBe(expected)
  })
})

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
  const event = { kind: 'sent', data: { ...form, spamSignals } } as const
  const request = after('7K2M9QX4RD', undefined, [event], { at: 1, person: '' })
  const told = say(everyChannel as never, nothing, request, arrival, 1)
  expect([told.mail, told.messages.map(({ channel }) => channel).join(' ')]).toEqual([mail, names])
})
