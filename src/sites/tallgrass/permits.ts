import { illinoisPermits } from '../packs/illinois/permits.ts'
import type { PermitRules } from '../schema/town.ts'

export const permitRules: PermitRules | undefined = illinoisPermits
