import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { LandscapeName, TownPart, TownScene } from '../../../sites/schema/landscape.ts'
import type { Town } from '../../../sites/schema/town.ts'

/** What a town's strip shows, in words. */
const words: Readonly<Record<TownPart, string>> = {
  riverwalk: 'a bell tower and a covered footbridge',
  stoneBridge: 'a stone bridge over the river',
  canalLock: 'a lock on the old canal',
  grainElevator: 'a grain elevator',
  station: 'a train station',
  waterTower: 'a water tower',
  mainStreet: 'brick storefronts downtown',
  oaks: 'oaks in a field',
  houses: 'a street of houses',
  mesa: 'a red mesa',
  saguaros: 'saguaros',
  adobes: 'adobe houses',
  palms: 'palm trees',
  windpump: 'a ranch’s windmill',
  lighthouse: 'a lighthouse',
  pier: 'boats at a pier',
  cottages: 'shingled cottages',
  dunes: 'dunes with a sand fence',
  peak: 'a snowy peak',
  pines: 'tall firs',
  cabins: 'log cabins',
  mill: 'a mill on the river',
  steeple: 'a white church',
  maples: 'maples and birches',
  skyline: 'downtown towers',
  rowhouses: 'brick row houses',
  park: 'trees in a city park',
}

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
export const sceneInWords = (town: Town): string =>
  new Intl.ListFormat('en-US').format(sceneOf(town).map((part) => words[part]))
