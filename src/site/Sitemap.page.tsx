import { language } from '#language'
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { guidesNow } from '../business/guides.ts'
import { itemPagesNow } from '../business/itemPages.ts'
import { menu, otherLinks, quickLinks } from '../business/navigation.ts'
import { posts } from '../business/posts.ts'
import { services, towns, townsServed } from '../business/siteTexts.ts'
import { languageAt, paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { HeadActions, PlainHead } from '../shared/parts/PageHead.tsx'

type Links = readonly { readonly path: string; readonly label: string }[]

const linksOf = (
  path: (slug: string) => string,
  records: readonly { readonly slug: string; readonly name: string }[],
) => records.map(({ slug, name }) => ({ path: path(slug), label: name }))

/** Every page of the language of the moment, by kind. */
function groups(): readonly (readonly [title: string, links: Links])[] {
  const { groups: title, allItems } = sentences.sitemap
  const pages = [
    ...menu(),
    ...quickLinks().filter(({ path }) => !menu().some((item) => item.path === path)),
    ...otherLinks(),
  ]
  const items = site.features.calculator
    ? [{ path: paths.items, label: allItems }, ...linksOf(paths.itemPage, itemPagesNow())]
    : []
  const all: readonly (readonly [string, Links])[] = [
    [title.pages, pages],
    [title.services, linksOf(paths.service, services())],
    [sentences.guides.crumb, linksOf(paths.guide, guidesNow())],
    [title.items, items],
    [title.towns, linksOf(paths.town, towns())],
    [sentences.blog.crumb, posts().map(({ slug, title: label }) => ({ path: paths.post(slug), label }))],
  ]
  return all.flatMap(([name, links]) => {
    const own = links.filter(({ path }) => languageAt(path) === language())
    return own.length > 0 ? [[name, own] as const] : []
  })
}

export function sitemap(): Page {
  const { title, crumb, description, lead } = sentences.sitemap
  return {
    kind: 'sitemap',
    head: {
      title,
      crumb,
      pageType: 'CollectionPage',
      description: description(townsServed(), site.features.blog),
    },
    body: () => (
      <>
        <PlainHead here={crumb} heading={crumb} />
        <div className="wrap pt-6 pb-12 md:pb-16">
          <p>{lead}</p>
          <HeadActions />
          <div className="grid gap-10 mt-10">
            {groups().map(([name, links]) => (
              <section key={name} aria-label={name}>
                <h2 className="h3">{name}</h2>
                <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
                  {links.map(({ path, label }) => (
                    <li key={path}>
                      <a href={path} className="link tap-low">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </>
    ),
  }
}
