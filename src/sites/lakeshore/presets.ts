import type { Preset } from '../texts.ts'

/** We have no calculator. */
export const presets: readonly Preset[] = []
