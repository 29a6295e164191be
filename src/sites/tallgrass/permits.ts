import { illinoisPermits } from '../packs/illinois.ts'
import type { PermitRules } from '../schema/town.ts'

export const permitRules: PermitRules | undefined = illinoisPermits
