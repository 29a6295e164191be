import type { Photo } from '../../../../src/sites/texts.ts'

export const photos: readonly Photo[] = []
