import type { DrawingName } from '../ui/drawings/catalog.ts'

/** A photo of the owner's that takes the place of a drawing wherever that drawing is shown. */
export type Photo = {
  readonly replaces: Exclude<DrawingName, 'icon' | 'panorama'>
  /** Name of a JPEG, PNG or WebP file in `public/photos/`. */
  readonly file: string
  /** What the photo shows, for those who do not see it: at least 10 characters. */
  readonly alt: string
  /** The side to keep when the photo is cropped to the drawing's shape; its middle unless told. */
  readonly focus?: 'top' | 'right' | 'bottom' | 'left'
}

export const photos: readonly Photo[] = []
