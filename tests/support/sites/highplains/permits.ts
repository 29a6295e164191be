import type { PermitRules } from '../../../../src/sites/schema/town.ts'

export const permitRules: PermitRules | undefined = undefined
