import * as v from 'valibot'
import { scene } from '../../words/en/towns.ts'
import type { OwnDrawingColors } from './theme.ts'

/** The kinds of country that can be drawn around a business; one of them is `site.landscape`. */
export const landscapeNames = ['prairie', 'desert', 'coast', 'mountains', 'woods', 'city'] as const

/** What there is to see in each, in their order. */
export const landscapeWords = [
  'fields, oaks and a wide sky',
  'mesas, cactus and adobe',
  'dunes, cottages and a lighthouse',
  'snowy peaks, firs and cabins',
  'hills, maples and a white church',
  'row houses, street trees and towers',
] as const

export type LandscapeName = (typeof landscapeNames)[number]

export type TownPart = keyof typeof scene

/** What a town's strip can be put together from, in any landscape: what we have words for. */
const townParts = Object.keys(scene) as TownPart[]

/** Three parts, from left to right. */
export type TownScene = readonly [TownPart, TownPart, TownPart]

export const sceneSchema = v.pipe(
  v.array(v.picklist(townParts)),
  v.length(3, 'must have three parts, like ["adobes", "palms", "mesa"]'),
  v.check((parts) => new Set(parts).size === parts.length, 'has a part twice: name three'),
  v.guard((parts): parts is [TownPart, TownPart, TownPart] => parts.length === 3),
)

/** What's drawn of land and plants in other colors than on the prairie; a business's own colors come before these. */
export const landscapeColors: Readonly<Record<LandscapeName, Partial<OwnDrawingColors>>> = {
  prairie: {},
  desert: {
    leaf: '#6f8a5c',
    leafDark: '#4a6449',
    sand: '#d3b48a',
    wheat: '#efd9ac',
    prairie: '#dcb583',
    prairieDark: '#bd8f60',
    brick: '#96472c',
    brickLight: '#c8764f',
    ground: '#f0e3c8',
    groundBand: '#e6d3ae',
    countyGreen: '#f1ecd6',
    countySand: '#f9eddb',
  },
  coast: {
    leaf: '#5f8560',
    leafDark: '#3f6350',
    skyDeep: '#a6cbd6',
    sand: '#d6c6a0',
    wheat: '#ead9ad',
    prairie: '#c3bf86',
    prairieDark: '#8d9b68',
  },
  mountains: {
    leaf: '#356a54',
    leafDark: '#244d40',
    sand: '#c3b798',
    wheat: '#e5c878',
    prairie: '#a9b56f',
    prairieDark: '#768a54',
    steel: '#a3b2ba',
    steelDark: '#6e7f8a',
  },
  woods: {
    leaf: '#4b7f45',
    leafDark: '#2f5a38',
    wheat: '#e3bd63',
    prairie: '#9fb267',
    prairieDark: '#718f4c',
    brickLight: '#c0623a',
  },
  city: {
    leaf: '#477c56',
    leafDark: '#2f5b42',
    sand: '#c9c3b2',
    wheat: '#e0d3ae',
    prairie: '#a5b27d',
    prairieDark: '#8f9a76',
  },
}
