import type { DropOffSite } from '../../../../src/sites/schema/town.ts'

export const dropOffSites: readonly DropOffSite[] = []
