import { slugOf } from '../../../src/domain/text.ts'
import { nearestBrand } from '../../../src/sites/schema/brand.ts'
import type { Business, TownAnswers } from '../../../src/sites/schema/business.ts'

/** A business as its folder's `answers` have it: what it said, and what's settled with that for good. */
export type WholeBusiness = {
  readonly folder: string
  /** One that text can be read on; without it, the colors stay as they are. */
  readonly color?: string
  readonly site: Business['site']
  readonly languages: Business['languages']
  readonly adjustments: Business['adjustments']
  readonly towns: readonly (TownAnswers & { readonly slug: string })[]
  readonly worker: Required<Business['worker']>
}

type Named = { readonly name: string; readonly state?: string | undefined; readonly slug?: string | undefined }

/** Each town's address: one that it has stays, and the second of two with one name has its state in it. */
export const slugsOf = (towns: readonly Named[]): readonly string[] => {
  const slugs = towns.map(({ name, slug = slugOf(name) }) => slug)
  return slugs.map((slug, at) => {
    const state = slugs.indexOf(slug) < at && towns[at]?.state
    return state ? `${slug}-${state.toLowerCase()}` : slug
  })
}

/** Settles what's published, so that it never changes: addresses of pages, and of the sender. */
export function complete({ folder, color, languages, site, towns, worker, adjustments }: Business): WholeBusiness {
  const slugs = slugsOf(towns)
  return {
    folder,
    languages,
    adjustments,
    ...(color && { color: nearestBrand(color) }),
    site,
    towns: towns.map((town, at) => ({ ...town, slug: slugs[at] ?? '' })),
    worker: { sender: `website@${new URL(worker.origin).hostname.replace(/^www\./, '')}`, ...worker },
  }
}
