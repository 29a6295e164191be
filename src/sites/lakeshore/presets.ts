import type { Preset, Search } from '../schema/texts.ts'

/** We have no calculator. */
export const presets: readonly Preset[] = []
export const searches: readonly Search[] = []
