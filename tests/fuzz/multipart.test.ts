import fc from 'fast-check'
import { expect, it } from 'vitest'
import { multipartProperty } from './multipartBodies.ts'

it('every body ends in one of the known outcomes, in pieces as at once', async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    multipartProperty((outcome) => outcomes.add(outcome)),
    { numRuns: 400, seed: 20_261_117 },
  )
  // The generated bodies cover the usual outcomes.
  for (const outcome of ['taken with 0 files', 'taken with 2 files', 'cut-off', 'too-large', 'malformed'])
    expect(outcomes).toContain(outcome)
})
