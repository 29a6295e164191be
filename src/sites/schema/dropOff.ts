import type { County } from './town.ts'

/** What a site accepts. */
export type DropOffUse = 'chemicals' | 'electronics' | 'paint' | 'donations'

/**
 * A site that accepts what we don't take, or donations. Each is written once; town pages choose by county or by distance.
 * Hours, fees and limits change, so they are left to the link.
 */
export type DropOffSite = {
  readonly name: string
  readonly use: DropOffUse
  readonly note: string
  /** Absent where a name is all that could be confirmed. */
  readonly href?: string
  /**
   * The town that it is in and that town's center, which is close enough to choose the nearest sites but not to print a
   * distance; absent where there are several addresses.
   */
  readonly town?: { readonly name: string; readonly lat: number; readonly lng: number }
  /** Counties whose residents it serves; everyone where absent. */
  readonly counties?: readonly County[]
  /** Slugs of the only towns it is shown to. */
  readonly towns?: readonly string[]
}
