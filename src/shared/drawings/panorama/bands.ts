/**
 * The panorama is one scene, 2000 wide and 560 high, cut into bands by distance. Every band is drawn in the scene's
 * own coordinates, in its own slot of the file, and reaches lower than what covers it, so that layers can shift
 * against each other without a gap.
 */
export interface Band {
  id: string
  x: number
  y: number
  width: number
  height: number
}

export const scene = { width: 2000, height: 560 }

/** Empty room between the slots keeps a neighbor from showing at a rounded edge. */
export const slot = 720

/** From far to near. */
export const bands: readonly Band[] = [
  { id: 'clouds', x: 0, y: 0, width: 2000, height: 220 },
  { id: 'skyline', x: 0, y: 40, width: 2000, height: 360 },
  { id: 'prairie', x: 0, y: 250, width: 2000, height: 200 },
  { id: 'roofs', x: 0, y: 180, width: 2000, height: 300 },
  { id: 'trees', x: 0, y: 190, width: 2000, height: 310 },
  { id: 'road', x: 0, y: 340, width: 2000, height: 350 },
  { id: 'truck', x: 808, y: 230, width: 400, height: 240 },
  { id: 'grass', x: 0, y: 340, width: 2000, height: 350 },
]
