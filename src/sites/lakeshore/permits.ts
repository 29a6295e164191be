import type { PermitRules } from '../permits.ts'

/** We take nothing down that needs a permit. */
export const permitRules: PermitRules | undefined = undefined
