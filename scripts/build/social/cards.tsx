import type { ReactElement } from 'react'
import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { menu, quickLinks } from '../../../src/business/navigation.ts'
import { fromPrice } from '../../../src/business/pricing.ts'
import { pageTexts } from '../../../src/business/siteTexts.ts'
import { listedRoutes, type SiteRoute } from '../../../src/pages.ts'
import { paths } from '../../../src/routes.ts'
import { RoadCard, type Stretch } from './RoadCard.tsx'

/** The image of one kind of page, before it is drawn. */
export type Card = {
  /** The page that its headline is from. */
  readonly path: string
  /** The pages that are shared with it. */
  readonly paths: readonly string[]
  /** Alternative text of the image. */
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

/** The page whose picture a page has; Home's, where it's of no kind with one of its own. */
function picturedBy(path: string): string {
  if (path === paths.bookOnline) return paths.schedule()
  const kinds = Object.keys(stretches()).filter((own) => own !== paths.home)
  return kinds.find((own) => path === own || path.startsWith(`${own}/`)) ?? paths.home
}

/** The strip has the business's name, so the headline needn't. */
const headlineOf = (title: string) => title.replace(/ \| .*$/, '')

/** A page's card, if it has one, in the language of the moment. */
function cardOf({ path, page, language }: SiteRoute): Card | undefined {
  const stretch = stretches()[path]
  if (!stretch) return undefined
  const headline = headlineOf(page.head.title)
  const { ticket, agree, alt } = say.card
  const label = [...quickLinks(), ...menu()].find((item) => item.path === path && path !== paths.home)?.label ?? ticket
  const price = fromPrice().toLowerCase()
  const inIt = listedRoutes.filter((route) => route.language === language).map((route) => route.path)
  return {
    path,
    paths: inIt.filter((other) => picturedBy(other) === path),
    alt: alt(headline, price, site.phone.label, pageTexts().truckPicture.replace(/\.$/, '')),
    headline,
    draw: (size) => <RoadCard {...{ label, headline, size, price, stretch }} note={agree} />,
  }
}

/** The images of all pages that may be listed: one for each kind and language. */
export const cards: readonly Card[] = listedRoutes.flatMap(
  (route) => inLanguage(route.language, () => cardOf(route)) ?? [],
)
