import type { Preset } from '../../../../src/sites/texts.ts'

export const presets: readonly Preset[] = []
