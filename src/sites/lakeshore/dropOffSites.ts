import type { DropOffSite } from '../schema/town.ts'

/** We list none. */
export const dropOffSites: readonly DropOffSite[] = []
