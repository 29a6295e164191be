import type { DrawingName } from '../ui/drawings/catalog.ts'

/** An owner's photo that replaces a drawing wherever it is shown. */
export type Photo = {
  readonly replaces: Exclude<DrawingName, 'icon' | 'panorama'>
  /** Name of a JPEG, PNG or WebP file in `public/photos/`. */
  readonly file: string
  /** Alternative text, at least 10 characters. */
  readonly alt: string
  /** The side to keep when the photo is cropped to the drawing's shape; the middle by default. */
  readonly focus?: 'top' | 'right' | 'bottom' | 'left'
}

export const photos: readonly Photo[] = []
