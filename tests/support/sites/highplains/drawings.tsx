export { LowSkyline as Skyline } from '../../../../src/ui/drawings/panorama/Skyline.tsx'

export const mapSkyline = 'M-50 0v-8h20v-8h12v10h14V0z'
export const scenes = {} as const
