import type { SharedDrawn } from './theme.ts'

/** Colors of drawn things that look alike at any business: brick, wheat, steel, a road, people, the land on the map. */
export const sharedDrawn: SharedDrawn = {
  leaf: '#2f6b4e',
  leafDark: '#1d4a35',
  brick: '#8f321c',
  brickLight: '#b9573c',
  skyDeep: '#b5d1d5',
  cloud: '#eef5f4',
  sand: '#c4b896',
  wheat: '#e6cd8d',
  prairie: '#b9b768',
  prairieDark: '#8d9350',
  road: '#56605a',
  steel: '#a9b4ae',
  steelDark: '#7a8781',
  skinFair: '#f2c9a6',
  skinTan: '#d9a074',
  skinBrown: '#b0764c',
  skinDeep: '#85563a',
  ground: '#ece3cb',
  groundBand: '#e4dbc2',
  border: '#8a8f78',
  label: '#47524b',
  county: '#fcf9ec',
  countyGreen: '#f1f0dc',
  countySand: '#f8f0db',
}
