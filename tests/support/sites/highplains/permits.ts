import type { PermitRules } from '../../../../src/sites/schema/permits.ts'

export const permitRules: PermitRules | undefined = undefined
