import { guidesNow } from '../../src/business/guides.ts'
import { itemPagesNow } from '../../src/business/itemPages.ts'
import { menu, quickLinks } from '../../src/business/navigation.ts'
import { services, towns } from '../../src/business/siteTexts.ts'
import { paths } from '../../src/routes.ts'
import { leavesOf } from './contentFiles.ts'

/** Every path that content may link to; a feature that the business leaves out has none. */
export const pagePaths = (posts: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set([
    ...[...menu(), ...quickLinks()].map(({ path }) => path),
    ...services().map(({ slug }) => paths.service(slug)),
    ...towns().map(({ slug }) => paths.town(slug)),
    ...posts.map(({ slug }) => paths.post(slug)),
    ...itemPagesNow().map(({ slug }) => paths.itemPage(slug)),
    ...guidesNow().map(({ slug }) => paths.guide(slug)),
  ])

/** Links in a text to pages that the business doesn't have, each with its place: `links.0.href`. */
export const deadLinks = (text: unknown, pages: ReadonlySet<string>): string[] =>
  leavesOf(text).flatMap(([place, href]) => {
    if (!/(^|\.)href$/.test(place) || typeof href !== 'string') return []
    const [path = ''] = href.split(/[?#]/)
    return !path.startsWith('/') || pages.has(path) ? [] : [`${place}: ${href} is no page of this site`]
  })
