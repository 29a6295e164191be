import type { Photo } from '../texts.ts'

export const photos: readonly Photo[] = []
