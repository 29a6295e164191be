// How many mails and texts one person gets, no matter who asks for them: the address or number may be somebody else's.
import { logFailure } from '../log.ts'
import { emailKey, phoneKey } from '../server/http/clientAddress.ts'
import type { Services } from '../server/lib/services.ts'
import { type Spending, spend } from '../server/store/budgets.ts'
import { hasStoppedMails } from '../server/store/stoppedMails.ts'

/** Which message to whom. Only the first attempt of a message counts. */
export type Recipient = {
  readonly reference: string
  /** An email address, or a phone number (E.164). */
  readonly to: string
  readonly attempt: number
}

async function isWithin(services: Services, { reference, attempt }: Recipient, spendings: readonly Spending[]) {
  if (attempt > 1) return true
  const { past } = await spend(services.env.DB, spendings, services.now())
  if (past) logFailure('message-dropped', `past the budget ${past}`, { reference })
  return !past
}

/** Whether a mail may go to an address. `ofBooking`: it's about a real booking. Throws when D1 does. */
export async function mayMail(services: Services, recipient: Recipient, ofBooking: boolean): Promise<boolean> {
  const { env } = services
  const spender = await emailKey(env.LEAD_SECRET, recipient.to)
  if (await hasStoppedMails(env.DB, spender)) return false
  return isWithin(services, recipient, [
    { budget: ofBooking ? 'mailsOfBooking' : 'mails', spender },
    { budget: 'mailsOfDay', spender: '' },
  ])
}

/** Whether a text may go to a number. `isLink`: whoever has a booking's link asks for it. Throws when D1 does. */
export async function mayText(services: Services, recipient: Recipient, isLink = false): Promise<boolean> {
  const spender = await phoneKey(services.env.LEAD_SECRET, recipient.to)
  return isWithin(services, recipient, [
    ...(isLink ? [spender, recipient.reference] : []).map((by) => ({ budget: 'textsOfLink', spender: by }) as const),
    { budget: 'texts', spender },
    { budget: 'textsOfDay', spender: '' },
  ])
}

/** Whether the owner may be told that somebody waits: in a flood, most do. */
export const mayNudge = (services: Services, recipient: Recipient): Promise<boolean> =>
  isWithin(services, recipient, [{ budget: 'nudges', spender: '' }])

/** The same for a text to the owner. */
export const mayTextOwner = (services: Services, recipient: Recipient): Promise<boolean> =>
  isWithin(services, recipient, [{ budget: 'textsOfDay', spender: '' }])
