import type { ReactElement } from 'react'
import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import { fromPrice } from '../../../src/business/money.ts'
import { menu, quickLinks } from '../../../src/business/navigation.ts'
import { listedRoutes } from '../../../src/pages/pages.ts'
import { paths } from '../../../src/routes.ts'
import { headlineWidth } from './parts.tsx'
import { RoadCard } from './RoadCard.tsx'
import type { Stretch } from './roadScene.tsx'

/** The image of one kind of page, before it is drawn. */
export type Card = {
  /** The page that its headline is from. */
  readonly path: string
  /** The pages that are shared with it. */
  readonly paths: readonly string[]
  /** Alternative text of the image. */
  readonly alt: string
  readonly headline: string
  /** Room for the headline, in px. */
  readonly width: number
  readonly draw: (size: number) => ReactElement
}

/** Stretches of the panorama, by the page that has the picture: everything below that page has it too. */
const stretches: Readonly<Record<string, Stretch>> = {
  [paths.home]: { from: 330, truck: { piled: true } },
  [paths.services]: { from: 980, truck: {} },
  [paths.serviceAreas]: { from: 0, truck: { piled: true } },
  [paths.blog]: { from: 980, truck: { piled: true } },
  [paths.calculator]: { from: 330, truck: { fill: 0.6 } },
  [paths.items]: { from: 980, truck: { fill: 0.25 } },
  [paths.schedule()]: { from: 0, truck: {} },
}

/** The page whose picture a page has; Home's, where it's of no kind with one of its own. */
function picturedBy(path: string): string {
  if (path === paths.bookOnline) return paths.schedule()
  return Object.keys(stretches).find((own) => path === own || path.startsWith(`${own}/`)) ?? paths.home
}

/** The strip has the business's name and the tag the price, so the headline needn't. */
const headlineOf = (title: string) => title.replace(` | ${site.name}`, '').replace(/,?(?: from| about)+ \$[\d,]+$/, '')

/** The images of all pages that may be listed: one for each kind. */
export const cards: readonly Card[] = listedRoutes.flatMap(({ path, page }) => {
  const stretch = stretches[path]
  if (!stretch) return []
  const headline = headlineOf(page.head.title)
  const label =
    [...quickLinks(), ...menu()].find((item) => item.path === path && path !== paths.home)?.label ?? 'Job ticket'
  const price = fromPrice().toLowerCase()
  return {
    path,
    paths: listedRoutes.map((route) => route.path).filter((other) => picturedBy(other) === path),
    alt: `Job ticket: “${headline}”, ${price}, ${site.phone.label}. ${pageWords.truckPicture.replace(/\.$/, '')}.`,
    headline,
    width: headlineWidth,
    draw: (size) => <RoadCard label={label} headline={headline} size={size} stretch={stretch} />,
  }
})
