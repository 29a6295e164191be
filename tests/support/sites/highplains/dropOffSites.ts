import type { DropOffSite } from '../../../../src/sites/schema/dropOff.ts'

export const dropOffSites: readonly DropOffSite[] = []
