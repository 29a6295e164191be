import { permitRules as en } from '#site/permits.ts'
import { texts } from '#texts'
import { textsByLanguage } from '../language/texts.ts'
import type { PermitRules } from '../sites/schema/town.ts'

/** What's said wherever something is torn down; undefined for a business that doesn't speak of permits. */
export const permitRules = textsByLanguage<PermitRules | undefined>(en, () => texts.permitRules)
