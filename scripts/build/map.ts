import { type GeoPermissibleObjects, type GeoProjection, geoBounds, geoMercator, geoPath } from 'd3-geo'
import { site } from '#site/site.ts'
import { towns as ownTowns } from '#site/towns.ts'
import type { MapGeometry } from '../../src/shared/parts/mapGeometry.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import { abroad } from './map/abroad.ts'
import { borderShape, countyShapes, landShape, type Point } from './map/atlas.ts'
import { drawFrame } from './map/frame.ts'
import { type Plan, plans, round } from './map/plans.ts'

/** How far shapes continue past the frame, so that no cut edge has a stroke. */
const bleed = 30

/** What a map of one town shows around it, in degrees each way: at least about seven miles, and at most thirty. */
const around = { least: 0.1, most: 0.42 }

/** The corners of what a map has to show: its towns, or of one town as much of its county as there's room for. */
function cornersOf(towns: readonly Town[]): Point[] {
  const [only, ...others] = towns
  if (!only || others.length > 0) return towns.map(({ lng, lat }) => [lng, lat])
  const county = countyShapes.find(({ name }) => name === only.counties[0])
  const [from, to] = county ? geoBounds(county.shape) : [[only.lng, only.lat] as Point, [only.lng, only.lat] as Point]
  const reach = (middle: number, end: number) =>
    middle + Math.sign(end - middle) * Math.min(around.most, Math.max(around.least, Math.abs(end - middle)))
  return [from, to].map(([lng, lat]) => [reach(only.lng, lng), reach(only.lat, lat)])
}

const fitTo = (towns: readonly Town[], { width, height, margin }: Plan): GeoProjection =>
  geoMercator().fitExtent(
    [
      [margin.left, margin.top],
      [width - margin.right, height - margin.bottom],
    ],
    { type: 'MultiPoint', coordinates: cornersOf(towns) },
  )

/** The map of the towns we serve. Shapes are drawn once, in the wide frame's units; the narrow one scales them. */
export const drawMap = (towns: readonly Town[]): MapGeometry => {
  const [wide, narrow] = [fitTo(towns, plans.wide), fitTo(towns, plans.narrow)]
  const [wideFrame, narrowFrame] = [drawFrame(towns, plans.wide, wide), drawFrame(towns, plans.narrow, narrow)]
  const zoom = narrow.scale() / wide.scale()
  const [x = 0, y = 0] = [0, 1].map(
    (axis) => (narrow.translate()[axis] as number) - zoom * (wide.translate()[axis] as number),
  )

  const path = geoPath(
    geoMercator()
      .scale(wide.scale())
      .translate(wide.translate())
      .clipExtent([
        [Math.min(0, -x / zoom) - bleed, Math.min(0, -y / zoom) - bleed],
        [
          Math.max(plans.wide.width, (plans.narrow.width - x) / zoom) + bleed,
          Math.max(plans.wide.height, (plans.narrow.height - y) / zoom) + bleed,
        ],
      ]),
  ).digits(1)
  const trace = (shape: GeoPermissibleObjects): string => path(shape) ?? ''

  return {
    land: trace(landShape),
    abroad: site.area.water === undefined ? '' : trace(abroad),
    borders: trace(borderShape),
    counties: countyShapes.map(({ name, shape }) => ({ name, d: trace(shape) })),
    narrow: { ...narrowFrame, transform: `translate(${round(x)} ${round(y)})scale(${zoom.toFixed(4)})` },
    wide: wideFrame,
  }
}

/** The map of the business's own towns. Says which of their names aren't on it, and why. */
export function readMap(): MapGeometry {
  const map = drawMap(ownTowns)
  for (const { crowded } of [...map.narrow.towns, ...map.wide.towns]) if (crowded) console.warn(`Warning: ${crowded}`)
  return map
}
