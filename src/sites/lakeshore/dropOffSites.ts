import type { DropOffSite } from '../schema/dropOff.ts'

/** We list none. */
export const dropOffSites: readonly DropOffSite[] = []
