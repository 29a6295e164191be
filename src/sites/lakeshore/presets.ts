import type { Preset, Search } from '../texts.ts'

/** We have no calculator. */
export const presets: readonly Preset[] = []
export const searches: readonly Search[] = []
