import { towns } from '#site/towns.ts'
import type { Town } from '../../../sites/schema/town.ts'

/** What a town's strip is put together from, and what it shows, in words. */
const words = {
  riverwalk: 'a bell tower and a covered footbridge',
  stoneBridge: 'a stone bridge over the river',
  canalLock: 'a lock on the old canal',
  grainElevator: 'a grain elevator',
  station: 'a train station',
  waterTower: 'a water tower',
  mainStreet: 'brick storefronts downtown',
  oaks: 'oaks in a field',
  houses: 'a street of houses',
} as const

export type TownPart = keyof typeof words

/** From left to right. */
export type TownScene = readonly [TownPart, TownPart, TownPart]

export type StripName = `town-${string}`

/** What every suburb around here has. */
export const sceneOf = ({ scene = ['houses', 'waterTower', 'oaks'] }: Pick<Town, 'scene'>): TownScene => scene

/** Towns of one scene share a file, named after the first of them. */
export const stripOf = (town: Town): StripName =>
  `town-${(towns.find((other) => String(sceneOf(other)) === String(sceneOf(town))) ?? town).slug}`

/** "a stone bridge over the river, a train station, and oaks in a field" */
export const sceneInWords = (town: Town): string =>
  new Intl.ListFormat('en-US').format(sceneOf(town).map((part) => words[part]))
