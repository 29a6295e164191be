import * as v from 'valibot'
import type { Holiday } from '../../domain/calendar/localTime.ts'
import { isDate } from '../../domain/calendar/slots.ts'
import { languages } from '../../language/language.ts'
import type { Collection } from '../../routes.ts'
import { type Data, slug, text, whole } from './fields.ts'
import { guidesFile } from './guide.ts'
import { itemsFile } from './item.ts'
import { itemPagesFile } from './itemPage.ts'
import { jobsFile } from './job.ts'
import { movedFile } from './moved.ts'
import { pricesFile } from './price.ts'
import { serviceGroupsFile, servicesFile } from './service.ts'
import { siteSchema } from './site.ts'
import {
  aboutFile,
  faqFile,
  homeFile,
  howItWorksFile,
  pagesFile,
  photosFile,
  presetsFile,
  referralFile,
  reviewsFile,
} from './texts.ts'
import { dropOffSitesFile, permitsFile, townsFile } from './town.ts'

const nth = v.union([whole(1, 5), v.literal('last')], 'must be 1 to 5, or last')
const yearly = { name: text, month: whole(1, 12) }
const two = (number: number) => String(number).padStart(2, '0')
const holiday = v.union(
  [
    v.pipe(
      v.strictObject({ ...yearly, day: whole(1, 31) }),
      v.check(({ month, day }) => isDate(`2028-${two(month)}-${two(day)}`), 'is no day of that month'),
    ),
    v.strictObject({ ...yearly, weekday: whole(0, 6), nth }),
  ],
  'must have name, month, and a day or a weekday with its nth',
) satisfies v.GenericSchema<unknown, Holiday>

const calendarFile = v.strictObject({
  holidays: v.array(holiday),
  windowHours: whole(1, 12),
  crews: whole(0, 50),
  crewNames: v.optional(v.array(text)),
  leadMinutes: whole(0, 1440),
})

const logo = v.pipe(
  v.string(),
  v.regex(/^M[\d\s.,MLHVCSQTAZ-]+$/i, 'must be one path of a drawing, like M4 26L16 4L28 26Z'),
)

const collections: readonly Collection[] = ['service', 'town', 'itemPage', 'guide']

const languagesFile = v.strictObject({
  languages: v.pipe(
    v.record(
      v.string(),
      v.looseObject({ slugs: v.optional(v.record(v.picklist(collections), v.record(v.string(), slug))) }),
    ),
    v.check((own) => Object.keys(own).length > 0, 'needs one, like { en: {} }'),
    v.check(
      (own) => Object.keys(own).every((name) => (languages as readonly string[]).includes(name)),
      `has one that this website doesn’t speak; there are: ${languages.join(', ')}`,
    ),
  ),
})

/**
 * What each file in a business's folder exports, by the file's name. TypeScript's types are inferred from these for an
 * editor, and the build says by them what's wrong, with the file and the field.
 */
export const fileSchemas = {
  'site.ts': v.strictObject({ site: siteSchema }),
  'prices.ts': pricesFile,
  'calendar.ts': calendarFile,
  'logo.ts': v.strictObject({ logo }),
  'languages.ts': languagesFile,
  'items.ts': itemsFile,
  'itemPages.ts': itemPagesFile,
  'guides.ts': guidesFile,
  'jobs.ts': jobsFile,
  'moved.ts': movedFile,
  'presets.ts': presetsFile,
  'home.ts': homeFile,
  'about.ts': aboutFile,
  'faq.ts': faqFile,
  'howItWorks.ts': howItWorksFile,
  'pages.ts': pagesFile,
  'permits.ts': permitsFile,
  'dropOffSites.ts': dropOffSitesFile,
  'photos.ts': photosFile,
  'referral.ts': referralFile,
  'reviews.ts': reviewsFile,
  'serviceGroups.ts': serviceGroupsFile,
  'services.ts': servicesFile,
  'towns.ts': townsFile,
}

/** What the files of a business export, by their names, once they're right. */
export type SiteFiles = { readonly [Name in keyof typeof fileSchemas]: Data<(typeof fileSchemas)[Name]> }
