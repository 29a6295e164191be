import type { FormFailure, Values } from '../../forms/form.ts'
import { logFailure } from '../../log.ts'
import { addressKey } from '../http/clientAddress.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import type { Budget } from '../store/budgets.ts'
import { spendStatement } from '../store/budgets.ts'
import type { Situation } from '../store/storedLeads.ts'
import { readSituation } from '../store/storedLeads.ts'
import { budgets, secondsLeft, softLimits } from './budgets.ts'

/** How long each question to the database may take, in ms: without an answer the request is admitted. */
const timeoutMs = 800

/** A request that can be read, and where it comes from. */
type ClientRequest = { readonly reference: string; readonly answers: Values; readonly address: string }

type Admission =
  /** `frequent`: many came from this address. `earlier`: spam signals of what was sent before under the same reference. */
  | { readonly ok: true; readonly frequent: boolean; readonly earlier: string }
  /** `retryAfter` in whole seconds. */
  | {
      readonly ok: false
      readonly failure: Extract<FormFailure, 'too-many' | 'too-many-changes'>
      readonly retryAfter: number
    }

/** What the database says of a request before it's stored; undefined when the database doesn't answer. Never throws. */
export const lookUp = ({ env, now }: Services, reference: string): Promise<Situation | undefined> =>
  withTimeout(timeoutMs, readSituation(env.DB, reference, now())).catch((error: unknown) => {
    logFailure('situation-not-read', error, { reference })
    return undefined
  })

/** How much of a budget is used up with this request; undefined when nothing was left. Without a database it's 0. */
async function spendOne({ env, now }: Services, budget: Budget, spender: string): Promise<number | undefined> {
  try {
    const spent = spendStatement(env.DB, budget, { spender, amount: 1, now: now() }).first<{ used: number }>()
    return (await withTimeout(timeoutMs, spent))?.used
  } catch (error) {
    logFailure('budget-not-asked', error, { budget: budget.name })
    return 0
  }
}

const refusal = (failure: 'too-many' | 'too-many-changes', budget: Budget, now: number): Admission => ({
  ok: false,
  failure,
  retryAfter: secondsLeft(budget, now),
})

/**
 * Whether a request may be stored. One that changes nothing always may, and none is refused because of others: a flood only
 * makes the budget of each address smaller. A database that didn't answer isn't asked again. `passed`: whether the sender
 * passed the challenge against robots, which lifts that budget.
 */
export async function admit(
  services: Services,
  { reference, answers, address }: ClientRequest,
  situation: Situation | undefined,
  passed: boolean | undefined,
): Promise<Admission> {
  if (!situation) return { ok: true, frequent: false, earlier: '' }
  const { isFlooded, prior } = situation
  const now = services.now()
  const earlier = prior?.spamSignals ?? ''
  // A canceled booking becomes live again with the same answers, which is a change.
  if (prior?.answers === JSON.stringify(answers) && !prior.isCanceled) return { ok: true, frequent: false, earlier }
  if (prior && (await spendOne(services, budgets.corrections, reference)) === undefined)
    return refusal('too-many-changes', budgets.corrections, now)
  if (!address) return { ok: true, frequent: false, earlier }
  const spender = await addressKey(services, address)
  const budget = isFlooded ? budgets.requestsInFlood : budgets.requests
  const used = await spendOne(services, budget, spender)
  if (used === undefined && passed !== true) return refusal('too-many', budget, now)
  const soft = isFlooded ? softLimits.inFlood : softLimits.usual
  return { ok: true, frequent: passed !== true && (used ?? 0) > soft, earlier }
}
