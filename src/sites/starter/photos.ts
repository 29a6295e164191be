import type { Photo } from '../schema/texts.ts'

/** Your own photos in place of the drawings; `docs/run.md` says how. */
export const photos: readonly Photo[] = []
