import { landscape } from '../../shared/drawings/landscapes/landscape.ts'

/** The landscape's own horizon. */
export const Skyline = landscape.Far

/** A row of roofs with one taller building: the landmark on the map. */
export const mapSkyline = 'M-50 0v-8h8v-4h6v4h5v-9h6v4h5v-16h6v16h5v-7h6v11h4V0z'

/** No drawings of our own. */
export const scenes = {} as const
