import { languages as siteLanguages } from '#site/languages.ts'
import { site } from '#site/site.ts'
import { linkedSite, topLevelSite } from '../../scripts/lib/environment.ts'
import { configuredSiteUrl } from '../../scripts/lib/wranglerConfig.ts'
import { languages } from '../../src/language/language.ts'
import { takesBookings } from '../../src/sites/schema/phrases.ts'

/** A town of the business under test, one of its ZIP codes, and both as people type them. */
export const { town: ownTown, zip: ownZip } = site.area.example
export const ownPlace = `${ownTown} ${ownZip}`
/** The town with one letter missing from its first long word; empty for a name that's too short to be guessed, like Ely. */
export const misspelledTown = /\p{L}{5,}/u.test(ownTown)
  ? ownTown.replace(/\p{L}{5,}/u, (word) => word.slice(0, 2) + word.slice(3))
  : ''

export const spoken = languages.filter((language) => language === 'en' || siteLanguages[language])

/** Whether there are windows to book, in their season at least. */
export const hasWindows = takesBookings(site.hours)

export const speaksSpanish = spoken.includes('es')

export const siteUrl = await configuredSiteUrl()

/** Whether the business's texts are the project's own: an owner may write theirs as they like. */
export const isOurs = [topLevelSite('.'), 'starter'].includes(linkedSite())
