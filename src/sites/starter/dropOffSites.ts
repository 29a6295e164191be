import type { DropOffSite } from '../schema/town.ts'

/** Places that take what we don't, and donations. None is listed until the owner has checked it. */
export const dropOffSites: readonly DropOffSite[] = []
