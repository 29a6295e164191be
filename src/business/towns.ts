import { towns as es } from '#site/es.ts'
import { towns as en } from '#site/towns.ts'
import { listed } from '../language/list.ts'
import { recordsByLanguage } from '../language/texts.ts'
import { slugIn } from '../routes.ts'
import type { Town } from '../sites/schema/town.ts'
import { mapWords } from '../words/map.ts'

/** The towns we serve. */
export const towns = recordsByLanguage<Town>(en, { es })

/** "19 towns we serve", or "town we serve". */
export const townsServed = (): string => mapWords().townsServed(en.length)

/** Which towns have a page in the language of the moment, where others don't. */
export function townPages(): string {
  const here = en.filter(({ slug }) => slugIn('town', slug))
  return here.length < en.length ? mapWords().townPages(listed(here.map(({ name }) => name))) : ''
}

/** Names a link to all of them: "All 19 towns". */
export const allTowns = (): string => mapWords().allTowns(en.length)
