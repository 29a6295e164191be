import { expect, it } from 'vitest'
import { costTotal, costWords } from './costs.ts'

it.each([
  [{}, undefined, ''],
  [{ tons: 1.2, ticket: '4711' }, undefined, '1.2 tons, ticket 4711'],
  [{ dump: 8500, tons: 1, fuel: 2050, other: 0 }, 10_550, 'dump $85, 1 ton, fuel $20.50, other $0'],
])('%j costs %j in all: %s', (costs, total, words) => {
  expect([costTotal(costs), costWords(costs)]).toEqual([total, words])
})
