import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { listed } from '../../../language/texts.ts'
import type { LandscapeName, TownScene } from '../../../sites/schema/landscape.ts'
import type { Town } from '../../../sites/schema/town.ts'

/** What towns in a landscape have, in turn, where their records don't say. */
const usual: Readonly<Record<LandscapeName, readonly [TownScene, ...TownScene[]]>> = {
  prairie: [
    ['houses', 'waterTower', 'oaks'],
    ['mainStreet', 'grainElevator', 'houses'],
    ['oaks', 'houses', 'mainStreet'],
  ],
  desert: [
    ['adobes', 'saguaros', 'mesa'],
    ['palms', 'mainStreet', 'saguaros'],
    ['mesa', 'adobes', 'windpump'],
  ],
  coast: [
    ['cottages', 'lighthouse', 'dunes'],
    ['pier', 'mainStreet', 'cottages'],
    ['dunes', 'cottages', 'pier'],
  ],
  mountains: [
    ['cabins', 'peak', 'pines'],
    ['pines', 'mainStreet', 'peak'],
    ['peak', 'houses', 'pines'],
  ],
  woods: [
    ['houses', 'steeple', 'maples'],
    ['maples', 'mill', 'mainStreet'],
    ['pines', 'houses', 'mill'],
  ],
  city: [
    ['rowhouses', 'skyline', 'park'],
    ['mainStreet', 'park', 'skyline'],
    ['skyline', 'rowhouses', 'station'],
  ],
}

export type StripName = `town-${string}`

/** The parts of a town's strip: its own, or those that towns around there have. */
export function sceneOf({ scene, slug }: Pick<Town, 'scene' | 'slug'>): TownScene {
  const scenes = usual[site.landscape]
  const at = towns.filter((town) => !town.scene).findIndex((town) => town.slug === slug)
  return scene ?? scenes[Math.max(0, at) % scenes.length] ?? scenes[0]
}

/** Towns of one scene share a file, named after the first of them. */
export const stripOf = (town: Town): StripName =>
  `town-${(towns.find((other) => String(sceneOf(other)) === String(sceneOf(town))) ?? town).slug}`

/** "a stone bridge over the river, a train station, and oaks in a field" */
export const sceneInWords = (town: Town): string => listed(sceneOf(town).map((part) => say.scene[part]))
