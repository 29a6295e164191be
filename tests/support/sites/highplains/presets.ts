import type { Preset, Search } from '../../../../src/sites/texts.ts'

export const presets: readonly Preset[] = []
export const searches: readonly Search[] = []
