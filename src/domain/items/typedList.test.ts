import { expect, it } from 'vitest'
import { formatItemList } from './itemList.ts'
import { typedList } from './typedList.ts'

const things: Readonly<Record<string, string>> = {
  couch: 'sofa',
  sofá: 'sofa',
  fridge: 'fridge',
  table: 'table',
  garage: 'garage',
}
const find = (words: string) => {
  const [, id] = Object.entries(things).find(([name]) => words.includes(name)) ?? []
  if (words.includes('paint')) return { id: 'paint', accepted: false }
  return id === undefined ? undefined : { id, accepted: true }
}

it.each([
  ['couch', 'sofa', true],
  ['Two couches and a fridge', 'sofa.2_fridge', true],
  ['3 fridges, couch + couch', 'fridge.3_sofa.2', true],
  ['dos sofás y una fridge', 'sofa.2_fridge', true],
  ['8-foot table & a 6 seat table', 'table.2', true],
  ['one couch, second floor', 'sofa', false],
  ['a couch. It is in the garage', 'sofa', false],
  ['garage', 'garage', true],
  ['paint and a couch', 'sofa', false],
  ['a thing', '', false],
  ['', '', false],
])('reads “%s”', (typed, list, isWhole) => {
  const read = typedList(typed, find)
  expect([formatItemList(read.list), read.isWhole]).toEqual([list, isWhole])
})
