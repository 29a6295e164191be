import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { guides } from '../business/guides.ts'
import { itemPages } from '../business/itemPages.ts'
import { menu, otherLinks, quickLinks } from '../business/navigation.ts'
import { posts } from '../business/posts.ts'
import { townsServed } from '../business/siteTexts.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { HeadActions, PlainHead } from '../shared/parts/PageHead.tsx'

const pages = [
  ...menu(),
  ...quickLinks().filter(({ path }) => !menu().some((item) => item.path === path)),
  ...otherLinks(),
]

const itemLinks = site.features.calculator
  ? [
      {
        title: 'Items',
        links: [
          { path: paths.items as string, label: 'All items and prices' },
          ...itemPages.map(({ slug, name }) => ({ path: paths.itemPage(slug), label: name })),
        ],
      },
    ]
  : []

const groups = [
  { title: 'Pages', links: pages.map(({ path, label }) => ({ path, label })) },
  { title: 'Services', links: services.map(({ slug, name }) => ({ path: paths.service(slug), label: name })) },
  ...(guides.length > 0
    ? [{ title: 'Guides', links: guides.map(({ slug, name }) => ({ path: paths.guide(slug), label: name })) }]
    : []),
  ...itemLinks,
  { title: 'Towns', links: towns.map(({ slug, name }) => ({ path: paths.town(slug), label: name })) },
  ...(posts.length > 0
    ? [{ title: 'Blog', links: posts.map(({ slug, title }) => ({ path: paths.post(slug), label: title })) }]
    : []),
]

const topics = site.features.blog ? 'prices, booking, questions and the blog' : 'prices, booking and questions'

export const sitemap: Page = {
  kind: 'sitemap',
  head: {
    title: 'Sitemap: every page of this site',
    crumb: 'Sitemap',
    pageType: 'CollectionPage',
    description: `All pages on one page: services, the ${townsServed()}, ${topics}.`,
  },
  body: () => (
    <>
      <PlainHead here="Sitemap" heading="Sitemap" />
      <div className="wrap pt-6 pb-12 md:pb-16">
        <p>Every page of this site, in one list.</p>
        <HeadActions />
        <div className="grid gap-10 mt-10">
          {groups.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 className="h3">{title}</h2>
              <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <a href={path} className="link tap md:min-h-8">
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
