import type { SiteRecord } from '../schema/business.ts'
import type { Site } from '../schema/site.ts'
import { wholeSite } from '../schema/wholeSite.ts'
import answers from './answers/site.json' with { type: 'json' }
import towns from './answers/towns.json' with { type: 'json' }

/**
 * Who the business is and where it works, as `npm run new-site` was told, and what it doesn't ask for. The fields are
 * explained in `../schema/site.ts`, and the build checks them.
 */
const record: SiteRecord = {
  ...(answers as unknown as Pick<SiteRecord, keyof typeof answers>),
  hsts: { days: 1, includeSubDomains: false, preload: false },
  challengeKey: '',
  reviewed: '2026-11-22',
  unconfirmed: [
    'the words of every page (a starting text: make it yours)',
    'prices between the smallest load and the full truck, and what costs extra',
    'holidays, number of crews and length of a pickup window (calendar.ts)',
    'the items and what happens to each (items.ts)',
    'the two services (services/)',
    'what you do with what you haul: donate, recycle, dispose',
    'teardown at homes from before 1978: the EPA’s lead-safe certification, or that you don’t offer it there',
    'each town’s center, county and ZIP codes',
    'promises on every page: free estimates, no trip charge, moving and canceling for free',
  ],
}

export const site: Site = wholeSite(record, towns)
