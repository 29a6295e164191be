import type { Sending, Sign } from '../domain/suspicion.ts'
import { signsOf } from '../domain/suspicion.ts'
import { challengeOrigin, site } from '../site.ts'
import { within } from './deadline.ts'
import { cameWith } from './referralCode.ts'
import type { Submission } from './submission.ts'
import type { Wires } from './wires.ts'

const hour = 60 * 60_000
/** Requests an hour from everybody together. */
const usualLimit = 300
/** How long each of the questions may take, in ms: without an answer the request is as good as any. */
const patience = { limiter: 300, count: 800, challenge: 2000 }

/** What a request says of where it comes from, besides its content. */
export type Sender = {
  /** Network address, as the platform says. Used to count, never stored. */
  readonly address: string
  /** Code of the friend who sent them; empty without. */
  readonly referredBy: string
}

export const senderOf = (request: Request): Sender => ({
  address: request.headers.get('cf-connecting-ip') ?? '',
  referredBy: cameWith(request),
})

async function isFrequent({ env }: Wires, address: string): Promise<boolean> {
  if (!env.SENDS || !address) return false
  const { success } = await within(patience.limiter, env.SENDS.limit({ key: address }))
  return !success
}

async function challengePassed({ env, fetch }: Wires, token: string): Promise<boolean | undefined> {
  if (!site.challengeKey || !env.TURNSTILE_SECRET) return undefined
  if (!token) return false
  const body = new URLSearchParams({ secret: env.TURNSTILE_SECRET, response: token })
  const signal = AbortSignal.timeout(patience.challenge)
  const answer = await fetch(`${challengeOrigin}/turnstile/v0/siteverify`, {
    method: 'POST',
    body,
    signal,
  })
  return ((await answer.json()) as { success?: boolean }).success === true
}

async function countHour({ env, now }: Wires, reference: string) {
  const counted = env.DB.prepare(
    `SELECT (SELECT count(*) FROM leads WHERE received_at > ?1) AS sent,
       EXISTS (SELECT 1 FROM leads WHERE reference = ?2) AS known`,
  )
    .bind(now() - hour, reference)
    .first<{ sent: number; known: number }>()
  return within(patience.count, counted)
}

/**
 * Whether more requests have come within the hour than could be real. One that is known already always may, and all may
 * while nobody can count.
 */
export async function isPastLimit(wires: Wires, reference: string): Promise<boolean> {
  const found = await countHour(wires, reference).catch(() => null)
  const limit = Number(wires.env.HOURLY_LIMIT) || usualLimit
  return found !== null && found.sent >= limit && !found.known
}

/** The signs that a request was not sent by a person. What cannot be found out is no sign. */
export async function scrutinise(wires: Wires, submission: Submission, sender: Sender): Promise<Sign[]> {
  const [frequent, passed] = await Promise.all([
    isFrequent(wires, sender.address).catch(() => false),
    challengePassed(wires, submission.challenge).catch(() => undefined),
  ])
  const sending: Sending = {
    trap: submission.trap,
    elapsedMs: submission.elapsedMs,
    texts: Object.values(submission.values),
    frequent,
    challengePassed: passed,
  }
  return signsOf(sending)
}
