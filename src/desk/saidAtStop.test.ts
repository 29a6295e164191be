import { expect, it } from 'vitest'
import { costValues, receiptValues, saidAtStop, typedAtStop } from './saidAtStop.ts'

const said = (fields: Readonly<Record<string, string>>) => {
  const field = (name: string) => fields[name] ?? ''
  return saidAtStop(typedAtStop(field), field)
}
const message = (about: string) => ({ message: expect.stringContaining(about) })

it.each([
  [{ step: 'done' }, { receipt: { went: [] } }],
  [
    { step: 'done', paid: '310,00', method: 'card', donated: 'yes' },
    { receipt: { cents: 31_000, method: 'card', went: ['donated'] } },
  ],
  [{ step: 'done', paid: '-5' }, message('in dollars')],
  [{ step: 'done', paid: '1234567890' }, message('in dollars')],
  [{ step: 'done', paid: '0', method: 'cash' }, message('why nothing was paid')],
  [
    { step: 'receipt', seen: '3', paid: '0', method: 'cash', reason: ' A  gift ' },
    { receipt: { cents: 0, went: [], reason: 'A gift' }, seen: 3 },
  ],
  [{ step: 'costs', seen: '0' }, { costs: {} }],
  [
    { step: 'costs', dump: '$85', tons: '1.25', ticket: ' 4711 ', fuel: '20.5', other: '0' },
    { costs: { dump: 8500, tons: 1.25, ticket: '4711', fuel: 2050, other: 0 } },
  ],
  [{ step: 'costs', tons: '.5' }, { costs: { tons: 0.5 } }],
  [{ step: 'costs', dump: 'some' }, message('each cost')],
  [{ step: 'costs', tons: 'two' }, message('tons')],
  [
    { step: 'undo', number: '4' },
    { step: 'undo', number: 4 },
  ],
  [{ step: 'lunch' }, undefined],
] as const)('%j is read as what it says', (fields, expected) => {
  const read = said(fields as never)
  if (expected === undefined) expect(read).toBeUndefined()
  else expect(read).toMatchObject(expected)
})

it('shows again what it has read', () => {
  const receipt = { cents: 31_050, method: 'check', went: ['landfill'] } as const
  expect(said({ step: 'done', ...receiptValues(receipt) })).toMatchObject({ receipt })
  const costs = { dump: 8500, tons: 1.2, ticket: '4711', other: 50 }
  expect(said({ step: 'costs', ...costValues(costs) })).toMatchObject({ costs })
})
