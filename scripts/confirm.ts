import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Asks, and says whether the answer is the word yes. No answer, and any other one, is a no. */
export function confirmed(question: string, answers: Readable = process.stdin): Promise<boolean> {
  process.stdout.write(question)
  const input = createInterface({ input: answers })
  return new Promise((resolve) => {
    input.once('line', (answer) => {
      resolve(answer.trim().toLowerCase() === 'yes')
      input.close()
    })
    input.once('close', () => resolve(false))
  })
}
