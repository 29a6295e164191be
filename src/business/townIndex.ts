import facts from '#build/towns.json'
import type { TownFacts } from '../sites/schema/town.ts'

/** Every town without its text, which the build takes from `towns.ts`. The Worker's code imports this one. */
export const towns: readonly TownFacts[] = facts
