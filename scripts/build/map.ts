import { readFileSync } from 'node:fs'
import { type GeoPermissibleObjects, type GeoProjection, geoBounds, geoMercator, geoPath } from 'd3-geo'
import { site } from '#site/site.ts'
import { towns as ownTowns } from '#site/towns.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import type { MapGeometry } from '../../src/ui/shared/mapGeometry.ts'
import { cached } from './cache.ts'
import { filesUnder } from './files.ts'
import { abroad } from './map/abroad.ts'
import { borderShape, countyShapes, landShape, type Point } from './map/atlas.ts'
import { round } from './map/boxes.ts'
import { drawFrame, nameTowns } from './map/frame.ts'
import type { Placement } from './map/labels.ts'
import { type Plan, plans } from './map/plans.ts'

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

/** `air`: share of the frame's inside that stays free on each side. */
const fitTo = (towns: readonly Town[], { width, height, margin }: Plan, air = 0): GeoProjection => {
  const [left, right] = [margin.left, width - margin.right]
  const [top, bottom] = [margin.top, height - margin.bottom]
  const places: GeoPermissibleObjects = { type: 'MultiPoint', coordinates: cornersOf(towns) }
  return geoMercator().fitExtent(
    [
      [left + (right - left) * air, top + (bottom - top) * air],
      [right - (right - left) * air, bottom - (bottom - top) * air],
    ],
    places,
  )
}

/**
 * The names of towns need room, so a map where some have none shows more country, if more of them have then. Throws where a
 * record puts a name in the way at any size.
 */
export function fitNames(towns: readonly Town[], plan: Plan) {
  const fitted: { projection: GeoProjection; labels: readonly Placement[]; left: number }[] = []
  const errors: unknown[] = []
  for (const air of [0, 0.12, 0.24]) {
    const projection = fitTo(towns, plan, air)
    try {
      const { labels } = nameTowns(towns, plan, projection)
      const left = labels.filter(({ crowded }) => crowded).length
      fitted.push({ projection, labels, left })
      if (left === 0) break
    } catch (error) {
      errors.push(error)
    }
  }
  const [best] = fitted.sort((a, b) => a.left - b.left)
  if (!best) throw errors.at(-1)
  return best
}

/** The map of the towns we serve. Shapes are drawn once, in the wide frame's units; the narrow one scales them. */
export const drawMap = (towns: readonly Town[]): MapGeometry => {
  const { projection: wide } = fitNames(towns, plans.wide)
  const { projection: narrow } = fitNames(towns, plans.narrow)
  const [wideFrame, narrowFrame] = [drawFrame(towns, plans.wide, wide), drawFrame(towns, plans.narrow, narrow)]
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
    abroad: site.area.water === undefined ? '' : trace(abroad),
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
