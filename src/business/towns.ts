import { towns } from '#site/towns.ts'

const isOne = towns.length === 1

/** After "the": "19 towns we serve", or "town we serve". */
export const townsServed = isOne ? 'town we serve' : `${towns.length} towns we serve`

/** Names a link to all of them: "All 19 towns". */
export const allTowns = isOne ? 'Our service area' : `All ${towns.length} towns`
