import { randomUUID } from 'node:crypto'
import { jpeg, multipart, ownAddress, typedQuote } from '../support/requests.ts'

/** Answers that senders got: what was acknowledged must not be lost. */
export type Answers = { readonly acknowledged: Set<string>; refused: number; cutOff: number }

/** Concurrent requests. */
const senders = 12

async function sendOne(origin: string, number: number, seen: Answers): Promise<void> {
  const fields = typedQuote({ 'junk-type': `Couch number ${number}`, key: randomUUID() })
  const files = number % 6 === 0 ? [jpeg('couch.jpg', number % 251)] : []
  const request = { method: 'POST', redirect: 'manual', body: multipart(fields, files), headers: ownAddress() } as const
  const answer = await fetch(origin, request)
  const [, reference] = /received\/(\w{10})/.exec(answer.headers.get('location') ?? '') ?? []
  if (answer.status === 303 && reference) seen.acknowledged.add(reference)
  else seen.refused += 1
}

/** Sends requests until it is stopped, and counts broken connections. */
export function startLoad(origin: string, seen: Answers): { readonly stop: () => Promise<void> } {
  let going = true
  let number = 0
  const send = async () => {
    while (going)
      await sendOne(origin, number++, seen).catch(() => {
        seen.cutOff += 1
        going = false
      })
  }
  const all = Promise.all(Array.from({ length: senders }, send))
  return {
    async stop() {
      going = false
      await all
    },
  }
}
