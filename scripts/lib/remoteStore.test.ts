import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { inlined } from './remoteStore.ts'

const database = new DatabaseSync(':memory:')

it.each([
  ['SELECT ?1 AS a, ?2 AS b, ?1 AS c', ["it's '", 7]],
  ['SELECT ? AS a, ? AS b', ['a ? and ?2; DROP TABLE leads; --', null]],
  [`SELECT '?1 isn''t one' AS a, ?1 AS b`, ['x']],
  ['SELECT ?2 AS a, ?12 AS b', ['1', "$1 $& '", '3', '4', '5', '6', '7', '8', '9', '10', '11', 'twelve']],
])('%s means the same with its values in place', (sql, values) => {
  expect(database.prepare(inlined({ sql, values })).get()).toEqual(database.prepare(sql).get(...values))
})
