/** What the build gives to the map's component. Lengths are in the frame's own units: CSS px at its drawn width. */
export type MapPoint = { readonly x: number; readonly y: number }

export type MapBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type MapLine = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }

export type MapSide = 'left' | 'right' | 'above' | 'below'

export type MapTown = MapPoint & {
  readonly slug: string
  /** Side of the dot on which the name is. */
  readonly side: MapSide
  /** The end of the name that faces the dot (its middle for above and below), on the baseline. */
  readonly label: MapPoint
  /** From the dot to a name that had to move away from it. */
  readonly leader?: MapLine
  /** Hit area for touch; also the shape of the focus ring and of the current town's plate. */
  readonly hit: MapBox
  /** Why its name has no room among the others: then it's written only where the page is about it. */
  readonly crowded?: string
  /** The radius round the dot that belongs to this town. */
  readonly reach: number
}

export type MapName = MapPoint & { readonly name: string }

export type MapFrame = {
  readonly width: number
  readonly height: number
  /** Puts the shared shapes into this frame. */
  readonly transform: string
  readonly dot: number
  readonly towns: readonly MapTown[]
  readonly counties: readonly MapName[]
  readonly lake: MapName | undefined
  /** Tufts of grass on land that nothing else stands on. */
  readonly tufts: readonly MapPoint[]
  readonly compass: MapPoint
  readonly scale: MapPoint & { readonly length: number; readonly miles: number }
  /**
   * The big city next door: a mark where it lies, or an arrow at the frame's edge that points to it. Absent where it's one of
   * the towns, or where neither has a place.
   */
  readonly landmark?: (MapName & { readonly outside: boolean }) | undefined
}

export type MapGeometry = {
  readonly land: string
  /** The land of other countries, as far as there's some between here and the water. */
  readonly abroad: string
  readonly borders: string
  readonly counties: readonly { readonly name: string; readonly d: string }[]
  readonly narrow: MapFrame
  readonly wide: MapFrame
}

export type MapSize = 'narrow' | 'wide'
