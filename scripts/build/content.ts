import { chapters, receipt, yard } from '#site/about.ts'
import { questionGroups } from '#site/faq.ts'
import { nightBefore, promises, shots, stops } from '#site/howItWorks.ts'
import { itemPages } from '#site/itemPages.ts'
import { catalog } from '#site/items.ts'
import { permitRules } from '#site/permits.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Place } from '../../src/business/places.ts'
import type { Post } from '../../src/business/posts.ts'
import { contentProblems } from './contentProblems.ts'
import { linkProblems } from './linkProblems.ts'
import { readPosts } from './posts.ts'

/** What a browser needs of each town to look up a place that somebody types. */
export const places: readonly Place[] = towns.map(({ slug, name, zips, boxZips, sharedZips }) => ({
  slug,
  name,
  zips,
  boxZips,
  sharedZips,
}))

/** What a feature needs that its business doesn't have. */
const featureProblems = [
  ...(site.features.calculator && !catalog ? ['items.ts: the calculator is on, but there is no catalog'] : []),
  ...(site.features.permits && !permitRules ? ['permits.ts: permits are on, but there are no rules'] : []),
]

/** Texts that may link to pages, by the name that a problem has for their place. */
const linkingTexts: Readonly<Record<string, unknown>> = {
  'about.ts': { chapters, receipt, yard },
  'faq.ts': { questionGroups },
  'howItWorks.ts': { nightBefore, promises, shots, stops },
  'itemPages.ts': { itemPages },
  ...Object.fromEntries(services.map((service) => [`services (${service.slug})`, service])),
  ...Object.fromEntries(towns.map((town) => [`towns.ts: ${town.slug}`, town])),
}

/** Checks the business's content and reads its posts. Bad content throws one error that names each file and field. */
export function readContent(root: string): readonly Post[] {
  const posts = site.features.blog ? readPosts(root) : []
  const problems = [
    ...featureProblems,
    ...contentProblems(towns, services),
    ...linkProblems(linkingTexts, { services, towns, posts }),
  ]
  if (problems.length > 0) throw new Error(`The site can't be built:\n${problems.join('\n')}`)
  return posts
}
