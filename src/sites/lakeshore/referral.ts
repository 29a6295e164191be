import type { ReferralStep, ReferralTerm } from '../schema/texts.ts'

// We have no referral program.
export const invitation = ''
export const reward: string | undefined = undefined
export const theyCall: readonly ReferralStep[] = []
export const terms: readonly ReferralTerm[] = []
