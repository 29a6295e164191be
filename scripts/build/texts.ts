import { chapters, receipt, yard } from '#site/about.ts'
import { questionGroups } from '#site/faq.ts'
import { nightBefore, promises, shots, stops } from '#site/howItWorks.ts'
import { catalog, refused } from '#site/items.ts'
import { permitRules } from '#site/permits.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Post, PostText } from '../../src/business/posts.ts'
import type { ItemFile } from '../../src/business/pricing.ts'
import { itemNames } from '../../src/domain/items/itemNames.ts'
import type { Service, ServiceFacts, ServiceText } from '../../src/sites/schema/service.ts'
import { siteProblems } from '../../src/sites/schema/site.ts'
import type { AboutText, FaqText, HowItWorksText, ServicesText } from '../../src/sites/schema/texts.ts'
import type { Town, TownFacts, TownText } from '../../src/sites/schema/town.ts'
import { contentProblems } from './contentProblems.ts'
import { linkProblems } from './linkProblems.ts'
import { readPosts } from './posts.ts'
import { withPlace } from './problemPlace.ts'

type PageText = ServiceText | TownText | PostText | FaqText | AboutText | HowItWorksText | ServicesText | ItemFile

/**
 * Content in two parts: what the Worker has in memory, by the name of its `#build/` file, and the long texts, each by
 * the path of the only page that shows it. The items, which several pages use, have a path that is no page's.
 */
export type Texts = {
  readonly index: {
    readonly 'services.json': readonly ServiceFacts[]
    readonly 'towns.json': readonly TownFacts[]
    readonly 'posts.json': readonly Post[]
  }
  readonly byPath: Readonly<Record<string, PageText>>
}

function splitTown({
  mapLabel: _mapLabel,
  lead,
  curb,
  worthIt,
  dropOff,
  permit,
  around,
  ...facts
}: Town): [TownFacts, TownText] {
  return [facts, { lead, curb, worthIt, dropOff, permit, around }]
}

function splitService(service: Service): [ServiceFacts, ServiceText] {
  const { slug, drawing, name, title, description, summary, heading, lead, picture, fromDollars, ...text } = service
  return [{ slug, drawing, name, title, description, summary, heading, lead, picture, fromDollars }, text]
}

/** What a part needs that its business doesn't have. */
const partProblems = [
  ...(site.parts.calculator && !catalog ? ['items.ts: the calculator is on, but there is no catalog'] : []),
  ...(site.parts.permits && !permitRules ? ['permits.ts: permits are on, but there are no rules'] : []),
]

/** Reads all content and splits it. Bad content throws one error that names each file and field. */
export function readTexts(root: string): Texts {
  const splitServices = services.map(splitService)
  const splitTowns = towns.map(splitTown)
  const posts = site.parts.blog ? readPosts(root) : []
  const splitPosts = posts.map(({ html, contents, ...post }) => [post, { html, contents }] as const)
  const byPath: Texts['byPath'] = Object.fromEntries([
    ['/about', { chapters, ...(receipt && { receipt }), yard }],
    ['/faq', { questionGroups }],
    ['/how-it-works', { nightBefore, promises, shots, stops }],
    ...(site.parts.calculator && catalog ? [['/items', { ...catalog, names: itemNames }] as const] : []),
    ['/services', { refused }],
    ...splitServices.map(([{ slug }, text]) => [`/services/${slug}`, text]),
    ...splitTowns.map(([{ slug }, text]) => [`/service-areas/${slug}`, text]),
    ...splitPosts.map(([{ slug }, text]) => [`/blog/${slug}`, text]),
  ])
  const problems = [
    ...siteProblems(site).map((problem) => `site.ts: ${problem}`),
    ...partProblems,
    ...contentProblems(towns, services),
    ...linkProblems(byPath, { services, towns, posts }),
  ]
  if (problems.length > 0) {
    const placed = problems.map((problem) => withPlace(root, problem))
    throw new Error(`The site can't be built:\n${placed.join('\n')}`)
  }
  return {
    index: {
      'services.json': splitServices.map(([facts]) => facts),
      'towns.json': splitTowns.map(([facts]) => facts),
      'posts.json': splitPosts.map(([post]) => post),
    },
    byPath,
  }
}

/** Name of a text's static file, by its path or name. */
export const textName = (path: string): string => `text-${path.replace(/^\//, '').replaceAll('/', '-')}.json`
