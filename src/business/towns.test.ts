import { expect, test } from 'vitest'
import { towns } from '#site/towns.ts'
import type { Town } from '../sites/schema/town.ts'
import { townHead } from './places.ts'

test('slugs, names, titles and descriptions are unique', () => {
  for (const of of [
    ({ slug }: Town) => slug,
    ({ name }: Town) => name,
    (town: Town) => townHead(town).title,
    (town: Town) => townHead(town).description,
  ])
    expect(new Set(towns.map(of)).size).toBe(towns.length)
})

test('a description names every ZIP code of the town', () => {
  for (const town of towns) for (const zip of town.zips) expect(townHead(town).description).toContain(zip)
})
