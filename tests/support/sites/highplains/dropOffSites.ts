import type { DropOffSite } from '../../../../src/sites/dropOff.ts'

export const dropOffSites: readonly DropOffSite[] = []
