import type { DropOffSite } from '../dropOff.ts'

/** We list none. */
export const dropOffSites: readonly DropOffSite[] = []
