import { readFileSync } from 'node:fs'
import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoPath } from 'd3-geo'
import { site } from '#site/site.ts'
import { towns as ownTowns } from '#site/towns.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import type { MapGeometry } from '../../src/ui/shared/mapGeometry.ts'
import { cached } from './cache.ts'
import { filesUnder } from './files.ts'
import { borderShape, countyShapes, landShape } from './map/atlas.ts'
import { round } from './map/boxes.ts'
import { drawFrame } from './map/frame.ts'
import { type Plan, plans } from './map/plans.ts'

/** How far shapes continue past the frame, so that no cut edge has a stroke. */
const bleed = 30

const fitTo = (towns: readonly Town[], { width, height, margin }: Plan): GeoProjection => {
  const places: GeoPermissibleObjects = { type: 'MultiPoint', coordinates: towns.map(({ lng, lat }) => [lng, lat]) }
  return geoMercator().fitExtent(
    [
      [margin.left, margin.top],
      [width - margin.right, height - margin.bottom],
    ],
    places,
  )
}

/** The map of the towns we serve. Shapes are drawn once, in the wide frame's units; the narrow one scales them. */
export const drawMap = (towns: readonly Town[]): MapGeometry => {
  const wide = fitTo(towns, plans.wide)
  const narrow = fitTo(towns, plans.narrow)
  const zoom = narrow.scale() / wide.scale()
  const [x, y] = [0, 1].map((axis) => (narrow.translate()[axis] as number) - zoom * (wide.translate()[axis] as number))
  if (x === undefined || y === undefined) throw new Error('A projection without an origin')

  const path = geoPath(
    fitTo(towns, plans.wide).clipExtent([
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
    borders: trace(borderShape),
    counties: countyShapes.map(({ name, shape }) => ({ name, d: trace(shape) })),
    narrow: drawFrame(towns, plans.narrow, narrow, `translate(${round(x)} ${round(y)})scale(${zoom.toFixed(4)})`),
    wide: drawFrame(towns, plans.wide, wide, ''),
  }
}

/** The map of the business's own towns. Placing county names and grass takes seconds, so it's cached by its inputs. */
export async function readMap(root: string): Promise<MapGeometry> {
  const sources = filesUnder(root, ['scripts/build/map'], /\.ts$/).map((file) => readFileSync(file))
  const places = ownTowns.map(({ slug, name, counties, lat, lng, mapLabel }) => [
    slug,
    name,
    counties,
    lat,
    lng,
    mapLabel,
  ])
  const inputs = [JSON.stringify([places, site.area]), ...sources]
  const drawn = await cached('map', inputs, () => Buffer.from(JSON.stringify(drawMap(ownTowns))))
  return JSON.parse(drawn.toString())
}
