import { dropOffSites as en } from '#site/dropOffSites.ts'
import { texts } from '#texts'
import { textsByLanguage } from '../language/texts.ts'
import type { DropOffSite } from '../sites/schema/town.ts'

/** Who accepts what we don't take, and donations. */
export const dropOffSites = textsByLanguage<readonly DropOffSite[]>(en, () => texts.dropOffSites)
