import { menu, quickLinks } from '../../src/business/navigation.ts'
import { paths } from '../../src/routes.ts'
import type { Service } from '../../src/sites/schema/service.ts'
import type { Town } from '../../src/sites/schema/town.ts'

type Slugs = readonly { readonly slug: string }[]

/** Every path that content may link to; a feature that the business leaves out has none. */
export const pagePaths = (services: Slugs, towns: Slugs, posts: Slugs): ReadonlySet<string> =>
  new Set([
    ...[...menu, ...quickLinks].map(({ path }) => path),
    ...services.map(({ slug }) => paths.service(slug)),
    ...towns.map(({ slug }) => paths.town(slug)),
    ...posts.map(({ slug }) => paths.post(slug)),
  ])

/** Links in a text to pages that the business doesn't have, each with its place: `links.0.href`. */
export function deadLinks(value: unknown, pages: ReadonlySet<string>, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = place ? `${place}.${key}` : key
    if (key !== 'href' || typeof inner !== 'string') return deadLinks(inner, pages, here)
    const [path = ''] = inner.split(/[?#]/)
    return !path.startsWith('/') || pages.has(path) ? [] : [`${here}: ${inner} is no page of this site`]
  })
}

/** Dead links of all texts, by the name of their place. */
export const linkProblems = (
  texts: Readonly<Record<string, unknown>>,
  collections: { readonly services: readonly Service[]; readonly towns: readonly Town[]; readonly posts: Slugs },
): string[] => {
  const paths = pagePaths(collections.services, collections.towns, collections.posts)
  return Object.entries(texts).flatMap(([name, text]) => deadLinks(text, paths).map((problem) => `${name}: ${problem}`))
}
