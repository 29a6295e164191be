import type { PermitRules } from '../../../../src/sites/permits.ts'

export const permitRules: PermitRules | undefined = undefined
