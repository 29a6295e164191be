import type { Photo } from '../schema/texts.ts'

export const photos: readonly Photo[] = []
