// `npm run test:fuzz [seed]`: twenty thousand multipart bodies, other ones each time unless a seed is given.
import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { answerHelp } from '../../scripts/lib/options.ts'
import { multipartProperty } from './multipartBodies.ts'

answerHelp(
  'npm run test:fuzz           reads 20,000 random request bodies: every outcome is a known one\nnpm run test:fuzz -- SEED   the same ones again',
)

const numRuns = 20_000
const seed = Number(process.argv[2]) || randomInt(1, 2 ** 31 - 1)
console.log(`seed ${seed}`)
const outcomes = new Map<string, number>()
await fc.assert(
  multipartProperty((outcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)),
  { numRuns, seed },
)
for (const [outcome, count] of [...outcomes].sort(([, a], [, b]) => b - a)) console.log(`${count}  ${outcome}`)
console.log(`${numRuns} bodies, and every outcome is a known one`)
