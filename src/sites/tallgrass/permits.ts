import { illinoisPermits } from '../packs/illinois/permits.ts'
import type { PermitRules } from '../permits.ts'

export const permitRules: PermitRules | undefined = illinoisPermits
