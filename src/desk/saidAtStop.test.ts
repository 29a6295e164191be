import { expect, it } from 'vitest'
import { saidAtStop, typedAtStop } from './saidAtStop.ts'

it.each([
  [
    { step: 'done', paid: '-5' },
    { message: expect.stringContaining('in dollars'), wrong: 'paid' },
  ],
  [{ step: 'done', paid: '0', method: 'cash' }, { wrong: 'reason' }],
  [
    { step: 'done', paid: '0', method: 'cash', reason: ' A  gift ' },
    { event: { data: { cents: 0, reason: 'A gift' } } },
  ],
  [
    { step: 'costs', seen: '0', tons: '.5', other: '0' },
    { event: { data: { tons: 0.5, other: 0 } }, seen: 0 },
  ],
  [{ step: 'on-the-way', drive: '20' }, { event: { data: { minutes: 20 } } }],
  [{ step: 'on-the-way', drive: '21' }, { event: { data: {} } }],
  [{ step: 'costs', dump: '85', fuel: 'some' }, { wrong: 'fuel' }],
  [{ step: 'costs', tons: 'two' }, { wrong: 'tons' }],
])('%j is read as what it says', (fields: Readonly<Record<string, string>>, expected) => {
  const field = (name: string) => fields[name] ?? ''
  expect(saidAtStop(typedAtStop(field), field)).toMatchObject(expected)
})
