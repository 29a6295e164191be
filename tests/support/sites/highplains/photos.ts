import type { Photo } from '../../../../src/sites/schema/texts.ts'

export const photos: readonly Photo[] = []
