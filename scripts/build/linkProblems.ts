import { itemPages } from '../../src/business/itemPages.ts'
import { menu, quickLinks } from '../../src/business/navigation.ts'
import { paths } from '../../src/routes.ts'
import type { Service } from '../../src/sites/schema/service.ts'
import type { Town } from '../../src/sites/schema/town.ts'
import { leavesOf } from './contentFiles.ts'

type Slugs = readonly { readonly slug: string }[]

/** Every path that content may link to; a feature that the business leaves out has none. */
export const pagePaths = (services: Slugs, towns: Slugs, posts: Slugs): ReadonlySet<string> =>
  new Set([
    ...[...menu(), ...quickLinks()].map(({ path }) => path),
    ...services.map(({ slug }) => paths.service(slug)),
    ...towns.map(({ slug }) => paths.town(slug)),
    ...posts.map(({ slug }) => paths.post(slug)),
    ...itemPages.map(({ slug }) => paths.itemPage(slug)),
  ])

/** The addresses that a record links to, with their paths. */
export const linksIn = (record: unknown): (readonly [path: string, href: string])[] =>
  leavesOf(record).flatMap(([path, leaf]) =>
    /(^|\.)href$/.test(path) && typeof leaf === 'string' ? [[path, leaf] as const] : [],
  )

/** Links in a text to pages that the business doesn't have, each with its place: `links.0.href`. */
export const deadLinks = (text: unknown, pages: ReadonlySet<string>): string[] =>
  linksIn(text).flatMap(([place, href]) => {
    const [path = ''] = href.split(/[?#]/)
    return !path.startsWith('/') || pages.has(path) ? [] : [`${place}: ${href} is no page of this site`]
  })

/** Dead links of all texts, by the name of their place. */
export const linkProblems = (
  texts: Readonly<Record<string, unknown>>,
  collections: { readonly services: readonly Service[]; readonly towns: readonly Town[]; readonly posts: Slugs },
): string[] => {
  const paths = pagePaths(collections.services, collections.towns, collections.posts)
  return Object.entries(texts).flatMap(([name, text]) => deadLinks(text, paths).map((problem) => `${name}: ${problem}`))
}
