import type { PermitRules } from '../schema/permits.ts'

/** We take nothing down that needs a permit. */
export const permitRules: PermitRules | undefined = undefined
