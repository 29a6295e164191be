import type { ReferralStep, ReferralTerm } from '../../../../src/sites/schema/texts.ts'

export const invitation = ''
export const reward: string | undefined = undefined
export const theyCall: readonly ReferralStep[] = []
export const terms: readonly ReferralTerm[] = []
