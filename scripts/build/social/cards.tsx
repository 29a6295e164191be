import type { ReactElement } from 'react'
import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { itemPagesNow, loadPrice } from '../../../src/business/itemPages.ts'
import { menu, quickLinks } from '../../../src/business/navigation.ts'
import { fromPrice } from '../../../src/business/pricing.ts'
import { pageTexts } from '../../../src/business/siteTexts.ts'
import { dollars } from '../../../src/domain/prices/price.ts'
import { listedRoutes, type SiteRoute } from '../../../src/pages.ts'
import { paths } from '../../../src/routes.ts'
import { RoadCard, type Stretch } from './RoadCard.tsx'

/** The image of one kind of page, before it is drawn. */
export type Card = {
  /** The page that its headline is from. */
  readonly path: string
  /** The pages that are shared with it. */
  readonly paths: readonly string[]
  readonly alt: string
  readonly headline: string
  readonly draw: (size: number) => ReactElement
}

/** Stretches of the panorama, by the page that has the picture: everything below that page has it too. */
const stretches = (): Readonly<Record<string, Stretch>> => ({
  [paths.home]: { from: 330, truck: { piled: true } },
  [paths.services]: { from: 980, truck: {} },
  [paths.serviceAreas]: { from: 0, truck: { piled: true } },
  [paths.blog]: { from: 980, truck: { piled: true } },
  [paths.calculator]: { from: 330, truck: { fill: 0.6 } },
  [paths.items]: { from: 980, truck: { fill: 0.25 } },
  [paths.schedule()]: { from: 0, truck: {} },
})

/** "From $125", by the page of an item that we take: the first price in its title, or else of what people usually have. */
const lowestPrices = (): ReadonlyMap<string, string> =>
  new Map(
    itemPagesNow().flatMap((page) =>
      'usual' in page && page.usual
        ? [
            [
              paths.itemPage(page.slug),
              say.prices.from(
                /\$[\d,]+/.exec(page.title)?.[0] ?? dollars(loadPrice(page.usual.items).estimate.total.low),
              ),
            ] as const,
          ]
        : [],
    ),
  )

/** The page whose picture a page has; Home's, where it's of no kind with one of its own. */
function picturedBy(path: string): string {
  if (path === paths.bookOnline) return paths.schedule()
  const kinds = Object.keys(stretches()).filter((own) => own !== paths.home)
  return kinds.find((own) => path === own || path.startsWith(`${own}/`)) ?? paths.home
}

/** The strip has the business's name, so the headline needn't. */
const headlineOf = (title: string) => title.replace(/ \| .*$/, '')

/** The cards of some pages, in the language of the moment: one for each kind, and one for each item with a price. */
function cardsOf(routes: readonly SiteRoute[]): readonly Card[] {
  const itemPrices = lowestPrices()
  const { ticket, agree, alt } = say.card
  return routes.flatMap(({ path, page }) => {
    const itemPrice = itemPrices.get(path)
    const stretch = stretches()[itemPrice ? paths.items : path]
    if (!stretch) return []
    const headline = headlineOf(page.head.title)
    const label =
      [...quickLinks(), ...menu()].find((item) => item.path === path && path !== paths.home)?.label ?? ticket
    const price = (itemPrice ?? fromPrice()).toLowerCase()
    return {
      path,
      paths: itemPrice
        ? [path]
        : routes.flatMap((other) => (picturedBy(other.path) === path && !itemPrices.has(other.path) ? other.path : [])),
      alt: alt(headline, price, site.phone.label, pageTexts().truckPicture.replace(/\.$/, '')),
      headline,
      draw: (size) => <RoadCard {...{ label, headline, size, price, stretch }} note={agree} />,
    }
  })
}

/** The images of all pages that may be listed, by language. */
export const cards: readonly Card[] = [...new Set(listedRoutes.map(({ language }) => language))].flatMap((language) =>
  inLanguage(language, () => cardsOf(listedRoutes.filter((route) => route.language === language))),
)
