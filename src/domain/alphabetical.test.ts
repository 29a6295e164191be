import { expect, it } from 'vitest'
import { alphabetical } from './alphabetical.ts'

it('puts names in the order of their letters', () => {
  expect(['Riverton', 'Ashford', 'Springfield', 'Ash', 'Riverton'].sort(alphabetical)).toEqual([
    'Ash',
    'Ashford',
    'Riverton',
    'Riverton',
    'Springfield',
  ])
  expect([alphabetical('a', 'b'), alphabetical('b', 'a'), alphabetical('a', 'a')]).toEqual([-1, 1, 0])
})
