import facts from '#build/towns.json'
import type { TownFacts } from './towns.ts'

/** Every town's facts without its text, as the build took them from `towns.ts`. What runs in the Worker imports this. */
export const towns: readonly TownFacts[] = facts
