import { dropOffSites as en } from '#site/dropOffSites.ts'
import { dropOffSites as es } from '#site/es.ts'
import { textsByLanguage } from '../language/texts.ts'
import type { DropOffSite } from '../sites/schema/town.ts'

/** Who accepts what we don't take, and donations. */
export const dropOffSites = textsByLanguage<readonly DropOffSite[]>(en, { es })
