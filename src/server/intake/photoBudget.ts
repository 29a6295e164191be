import { logFailure } from '../../log.ts'
import { addressKey } from '../http/clientAddress.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import type { Budget } from '../store/budgets.ts'
import { spend } from '../store/budgets.ts'
import { budgets, leastPhoto } from './budgets.ts'

/** How long the database may take for each, in ms. */
const timeoutMs = 800

/**
 * Spends a photo of its sender's budget; `early`: also of what all photos that come before their forms may take together.
 * False when one of them is used up. `address`: network address, as the platform says. Without a database nothing is counted.
 */
export async function spendPhoto(
  { env, now }: Services,
  address: string,
  bytes: number,
  early: boolean,
): Promise<boolean> {
  const [at, amount] = [now(), Math.max(bytes, leastPhoto)]
  const spender = await addressKey({ env, now }, address)
  try {
    const has = (budget: Budget, name: string) =>
      withTimeout(timeoutMs, spend(env.DB, budget, { spender: name, amount, now: at }))
    if (spender && !(await has(budgets.photosOfAddress, spender))) return false
    return !early || (await has(budgets.photosEarly, ''))
  } catch (error) {
    logFailure('budget-not-spent', error)
    return true
  }
}
