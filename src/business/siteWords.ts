import { site } from '#site/site.ts'
import { texts } from '#texts'
import { textsByLanguage } from '../language/texts.ts'
import { waysToPay } from '../sites/schema/phrases.ts'
import type { SiteWords } from '../sites/schema/translation.ts'

/** What the business says of itself in a few words; ways to pay as they're said inside a sentence. */
export const siteWords = textsByLanguage<SiteWords>(
  {
    tagline: site.tagline,
    description: site.description,
    payment: [...waysToPay(site)],
    license: site.license,
    area: site.area,
    phoneHours: site.hours.phone,
    insurance: site.insurance?.label,
  },
  () => texts.siteWords,
)
