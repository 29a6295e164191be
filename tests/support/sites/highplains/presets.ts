import type { Preset, Search } from '../../../../src/sites/schema/texts.ts'

export const presets: readonly Preset[] = []
export const searches: readonly Search[] = []
