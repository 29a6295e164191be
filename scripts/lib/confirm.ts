import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Asks, and says whether the answer is the word yes. No answer, and any other one, is a no. */
export async function confirmed(question: string, answers: Readable = process.stdin): Promise<boolean> {
  process.stdout.write(question)
  for await (const answer of createInterface({ input: answers })) return answer.trim().toLowerCase() === 'yes'
  return false
}
