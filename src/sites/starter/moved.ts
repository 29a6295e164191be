import type { Moved } from '../schema/moved.ts'

/** Pages that were folded into another, and where their addresses lead now: none yet. */
export const moved: readonly Moved[] = []
