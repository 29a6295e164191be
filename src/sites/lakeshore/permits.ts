import type { PermitRules } from '../schema/town.ts'

/** We take nothing down that needs a permit. */
export const permitRules: PermitRules | undefined = undefined
