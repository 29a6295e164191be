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

/** What a map of one town shows around it, in degrees each way: about seven miles. */
const around = 0.1

/** `air`: share of the frame's inside that stays free on each side. */
const fitTo = (towns: readonly Town[], { width, height, margin }: Plan, air = 0): GeoProjection => {
  const [left, right] = [margin.left, width - margin.right]
  const [top, bottom] = [margin.top, height - margin.bottom]
  const more = towns.length > 1 ? [0] : [-around, around]
  const coordinates = towns.flatMap(({ lng, lat }) => more.map((degrees) => [lng + degrees, lat + degrees]))
  const places: GeoPermissibleObjects = { type: 'MultiPoint', coordinates }
  return geoMercator().fitExtent(
    [
      [left + (right - left) * air, top + (bottom - top) * air],
      [right - (right - left) * air, bottom - (bottom - top) * air],
    ],
    places,
  )
}

/** The town's names need room, so a map where they have none shows more country. Throws where that doesn't help. */
function fitNames(towns: readonly Town[], plan: Plan, airs: readonly number[] = [0, 0.12, 0.24]) {
  const [air, ...others] = airs
  const projection = fitTo(towns, plan, air)
  try {
    return { projection, frame: drawFrame(towns, plan, projection) }
  } catch (error) {
    if (others.length === 0) throw error
    return fitNames(towns, plan, others)
  }
}

/** The map of the towns we serve. Shapes are drawn once, in the wide frame's units; the narrow one scales them. */
export const drawMap = (towns: readonly Town[]): MapGeometry => {
  const { projection: wide, frame: wideFrame } = fitNames(towns, plans.wide)
  const { projection: narrow, frame: narrowFrame } = fitNames(towns, plans.narrow)
  const zoom = narrow.scale() / wide.scale()
  const [x, y] = [0, 1].map((axis) => (narrow.translate()[axis] as number) - zoom * (wide.translate()[axis] as number))
  if (x === undefined || y === undefined) throw new Error('A projection without an origin')

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
    borders: trace(borderShape),
    counties: countyShapes.map(({ name, shape }) => ({ name, d: trace(shape) })),
    narrow: { ...narrowFrame, transform: `translate(${round(x)} ${round(y)})scale(${zoom.toFixed(4)})` },
    wide: wideFrame,
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
