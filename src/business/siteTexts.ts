import { chapters, receipt, yard } from '#site/about.ts'
import { questionGroups as englishQuestions } from '#site/faq.ts'
import * as englishHome from '#site/home.ts'
import { nightBefore, promises, shots, stops } from '#site/howItWorks.ts'
import { pageWords } from '#site/pages.ts'
import { permitRules as englishPermits } from '#site/permits.ts'
import { invitation, terms, theyCall } from '#site/referral.ts'
import { moreReviews, ratings } from '#site/reviews.ts'
import { alsoHauled, beforeTeardown, serviceGroups } from '#site/serviceGroups.ts'
import { services as englishServices } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns as englishTowns } from '#site/towns.ts'
import { texts } from '#texts'
import { say } from '#words'
import { nearest } from '../domain/places/neighbors.ts'
import { dataByLanguage, listed, recordsByLanguage, textsByLanguage } from '../language/texts.ts'
import { slugIn } from '../routes.ts'
import type { ServiceListTexts } from '../sites/schema/service.ts'
import type {
  AboutTexts,
  HomeTexts,
  HowItWorksTexts,
  PageWords,
  ReferralTexts,
  ReviewTexts,
} from '../sites/schema/texts.ts'
import type { PermitRules, Town } from '../sites/schema/town.ts'
import type { OwnSiteWords, SiteWords } from '../sites/schema/translation.ts'
import { descriptionOf, phoneHoursOf } from '../sites/schema/wholeSite.ts'

/** What the business says of itself in a few words. */
export const siteWords = dataByLanguage<SiteWords, OwnSiteWords>(
  {
    tagline: site.tagline,
    description: site.description,
    payment: site.payment,
    license: site.license,
    phoneHours: site.hours.phone,
    insurance: site.insurance?.label,
    terms: site.terms?.chapters,
  },
  (_, own) => ({
    description: descriptionOf({ ...site, ...own }),
    phoneHours: phoneHoursOf(site.hours),
    ...own,
  }),
  () => texts.siteWords,
)

export const homeTexts = textsByLanguage<HomeTexts>(englishHome, () => texts.home)

/** What the shared pages say of the business and its places. */
export const pageTexts = textsByLanguage<PageWords>(pageWords, () => texts.pageWords)

export const howItWorksTexts = textsByLanguage<HowItWorksTexts>(
  { stops, shots, nightBefore, promises },
  () => texts.howItWorks,
)

export const aboutTexts = textsByLanguage<AboutTexts>(
  { chapters, yard, receipt, owner: englishHome.owner },
  () => texts.about,
)

export const reviewTexts = textsByLanguage<ReviewTexts>({ ratings, moreReviews }, () => texts.reviews)

export const referralTexts = textsByLanguage<ReferralTexts>({ invitation, terms, theyCall }, () => texts.referral)

export const questionGroups = textsByLanguage(englishQuestions, () => texts.questionGroups)

/** What's said wherever something is torn down; undefined for a business that doesn't speak of permits. */
export const permitRules = textsByLanguage<PermitRules | undefined>(englishPermits, () => texts.permitRules)

/** The services as the overview shows them: in groups, with what's hauled without a page of its own. */
export const serviceList = textsByLanguage<ServiceListTexts>(
  { groups: serviceGroups, beforeTeardown, alsoHauled },
  () => texts.serviceGroups,
)

/** Those that have a name in the language of the moment. */
export const services = recordsByLanguage(englishServices, () => texts.services, true)

export const towns = recordsByLanguage<Town>(englishTowns, () => texts.towns)

/** "19 towns we serve", or "town we serve". */
export const townsServed = (): string => say.map.townsServed(englishTowns.length)

/** Which towns have a page in the language of the moment, where others don't. */
export function townPages(): string {
  const here = englishTowns.filter(({ slug }) => slugIn('town', slug))
  return here.length < englishTowns.length ? say.map.townPages(listed(here.map(({ name }) => name))) : ''
}

/** Names a link to all of them: "All 19 towns". */
export const allTowns = (): string => say.map.allTowns(englishTowns.length)

const neighborCount = 5

export const neighborsOf = (town: Town) =>
  nearest(
    town,
    englishTowns.filter(({ slug }) => slug !== town.slug),
  )
    .slice(0, neighborCount)
    .map(({ place }) => place)
