import { randomUUID } from 'node:crypto'
import { arrivalRules } from '../../../src/business/calendar.ts'
import { slots } from '../../../src/domain/calendar/slots.ts'
import { jpeg, multipart, ownAddress, referenceAt, typedBooking, typedQuote } from '../../support/requests.ts'

/** Answers that senders got: what was acknowledged must not be lost, nor the seat of what was booked. */
export type Answers = {
  readonly acknowledged: Set<string>
  readonly booked: Set<string>
  refused: number
  cutOff: number
}

/** Concurrent requests. */
const senders = 4

const windows = slots(Date.now(), arrivalRules(), new Map()).map(({ id }) => id)

/** Every third request is a booking, each in the next window; the others are quotes, some with a photo. */
function requestOf(number: number): { readonly path: string; readonly body: FormData } {
  const window = number % 3 === 0 ? windows[(number / 3) % windows.length] : undefined
  const phone = `202555${String(number % 10_000).padStart(4, '0')}`
  const changes = { 'junk-type': `Couch number ${number}`, key: randomUUID(), phone }
  if (window) return { path: 'schedule', body: multipart(typedBooking(window, changes)) }
  const files = number % 4 === 0 ? [jpeg('couch.jpg', number % 251)] : []
  return { path: '', body: multipart(typedQuote(changes), files) }
}

async function sendOne(origin: string, number: number, seen: Answers): Promise<void> {
  const { path, body } = requestOf(number)
  const answer = await fetch(origin + path, { method: 'POST', redirect: 'manual', body, headers: ownAddress() })
  const location = new URL(answer.headers.get('location') ?? '', origin)
  const reference = referenceAt(location.href)
  if (answer.status !== 303 || !reference) {
    seen.refused += 1
    return
  }
  seen.acknowledged.add(reference)
  // Only a pickup that was confirmed has a link to it.
  if (location.searchParams.get('t')?.startsWith('own.')) seen.booked.add(reference)
}

let number = 0

/** Sends requests until it is stopped, and counts broken connections. */
export function startLoad(origin: string, seen: Answers): { readonly stop: () => Promise<void> } {
  let going = true
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
