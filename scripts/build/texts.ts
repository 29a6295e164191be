import { chapters, receipt, yard } from '#site/about.ts'
import { questionGroups } from '#site/faq.ts'
import { promises, shots, stops } from '#site/howItWorks.ts'
import { catalog } from '#site/items.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Post, PostText } from '../../src/content/posts.ts'
import type { Catalog } from '../../src/sites/item.ts'
import type { Service, ServiceFacts, ServiceText } from '../../src/sites/service.ts'
import { siteProblems } from '../../src/sites/site.ts'
import type { AboutText, FaqText, HowItWorksText } from '../../src/sites/texts.ts'
import type { Town, TownFacts, TownText } from '../../src/sites/town.ts'
import { contentProblems } from './contentProblems.ts'
import { readPosts } from './posts.ts'

type PageText = ServiceText | TownText | PostText | FaqText | AboutText | HowItWorksText | Catalog

/**
 * Content in two parts: what the Worker has in memory, by the name of its `#build/` file, and the long texts, each by
 * the path of the only page that shows it. The catalog, which several pages use, has a path that is no page's.
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
  const { slug, name, title, description, summary, heading, lead, picture, ...text } = service
  return [{ slug, name, title, description, summary, heading, lead, picture }, text]
}

/** Reads all content and splits it. Bad content throws one error that names each file and field. */
export function readTexts(root: string): Texts {
  const problems = [...siteProblems(site).map((problem) => `site.ts: ${problem}`), ...contentProblems(towns, services)]
  if (problems.length > 0) throw new Error(`.site can't be built:\n${problems.join('\n')}`)
  const splitServices = services.map(splitService)
  const splitTowns = towns.map(splitTown)
  const splitPosts = readPosts(root).map(({ html, contents, ...post }) => [post, { html, contents }] as const)
  return {
    index: {
      'services.json': splitServices.map(([facts]) => facts),
      'towns.json': splitTowns.map(([facts]) => facts),
      'posts.json': splitPosts.map(([post]) => post),
    },
    byPath: Object.fromEntries([
      ['/about', { chapters, receipt, yard }],
      ['/faq', { questionGroups }],
      ['/how-it-works', { promises, shots, stops }],
      ['/items', catalog],
      ...splitServices.map(([{ slug }, text]) => [`/services/${slug}`, text]),
      ...splitTowns.map(([{ slug }, text]) => [`/service-areas/${slug}`, text]),
      ...splitPosts.map(([{ slug }, text]) => [`/blog/${slug}`, text]),
    ]),
  }
}

/** Name of a text's static file, by its path or name. */
export const textName = (path: string): string => `text-${path.replace(/^\//, '').replaceAll('/', '-')}.json`
