import type { Guide } from '../schema/guide.ts'
import { bigItemPickup } from './guides/bigItemPickup.ts'

/** Pages that answer one question whole, the most asked first. */
export const guides: readonly Guide[] = [bigItemPickup]
