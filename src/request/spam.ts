import { site } from '#site/site.ts'
import { challengeOrigin } from '../business/contact.ts'
import type { Values } from '../shared/forms/form.ts'
import { addressOf } from '../shared/http/access.ts'
import type { Services } from '../shared/http/services.ts'
import { codeInCookie } from './referralCode.ts'

/** How long the challenge's service may take, in ms; without an answer the request counts as if there were no challenge. */
const timeoutMs = 1000

export type Sender = {
  /** Network address, as the platform says. It's for counting, and never stored. */
  readonly address: string
  /** Code of the friend who sent them; empty without. */
  readonly referredBy: string
  /** Where their visit came from, cleaned. */
  readonly source: Values
}

export const senderOf = (request: Request, source: Values): Sender => ({
  address: addressOf(request),
  referredBy: codeInCookie(request),
  source,
})

/** Whether the challenge against robots was passed; undefined without one, or without an answer. Never throws. */
export async function challengePassed({ env, fetch }: Services, token: string): Promise<boolean | undefined> {
  if (!site.challengeKey || !env.TURNSTILE_SECRET) return undefined
  if (!token) return false
  const body = new URLSearchParams({ secret: env.TURNSTILE_SECRET, response: token })
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(`${challengeOrigin}/turnstile/v0/siteverify`, { method: 'POST', body, signal })
    return ((await answer.json()) as { success?: boolean }).success === true
  } catch {
    return undefined
  }
}
