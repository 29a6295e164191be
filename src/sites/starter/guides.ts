import type { Guide } from '../schema/guide.ts'

/** Pages that answer one question whole; none until somebody writes one. */
export const guides: readonly Guide[] = []
