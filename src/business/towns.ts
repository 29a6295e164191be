import { towns as en } from '#site/towns.ts'
import { texts } from '#texts'
import { say } from '#words'
import { listed } from '../language/list.ts'
import { recordsByLanguage } from '../language/texts.ts'
import { slugIn } from '../routes.ts'
import type { Town } from '../sites/schema/town.ts'

/** The towns we serve. */
export const towns = recordsByLanguage<Town>(en, () => texts.towns)

/** "19 towns we serve", or "town we serve". */
export const townsServed = (): string => say.map.townsServed(en.length)

/** Which towns have a page in the language of the moment, where others don't. */
export function townPages(): string {
  const here = en.filter(({ slug }) => slugIn('town', slug))
  return here.length < en.length ? say.map.townPages(listed(here.map(({ name }) => name))) : ''
}

/** Names a link to all of them: "All 19 towns". */
export const allTowns = (): string => say.map.allTowns(en.length)
