import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import map from '#build/map.json'
import { pageWords } from '#site/pages.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { lowestPrice } from '../../../src/business/money.ts'
import { menu, quickLinks } from '../../../src/business/navigation.ts'
import { posts } from '../../../src/business/posts.ts'
import type { Route } from '../../../src/pages/pages.ts'
import { listedRoutes } from '../../../src/pages/pages.ts'
import { paths } from '../../../src/routes.ts'
import type { DrawingName } from '../../../src/ui/drawings/catalog.ts'
import { drawings } from '../../../src/ui/drawings/catalog.ts'
import { daylight as palette } from '../schemes.ts'
import { Panel, panelText } from './Panel.tsx'
import { PostCard, postText } from './PostCard.tsx'
import { PrairieCard, prairieText } from './PrairieCard.tsx'
import { Headline } from './parts.tsx'
import type { Stretch } from './prairieScene.tsx'
import { townMap } from './townMap.tsx'

/** The image of one page, before it is drawn. */
export type Card = {
  readonly path: string
  /** Alternative text of the image. */
  readonly alt: string
  /** The headline's constraints: its width and lines; the first size that fits is used. */
  readonly headline: string
  readonly width: number
  readonly sizes: readonly { readonly size: number; readonly lines: number }[]
  readonly draw: (size: number) => ReactElement
}

type Plan = Omit<Card, 'path' | 'alt'> & { readonly picture: string; readonly fromDollars?: number }

const sizes = (lines: number, ...list: number[]) => list.map((size) => ({ size, lines }))
const panelSizes = [...sizes(2, 104), ...sizes(3, 94, 88, 80, 74, 68, 62, 56, 50, 46, 42)]

/** The strip has the business's name and the tag the price, so the headline needn't. */
const headlineOf = (title: string) => title.replace(` | ${site.name}`, '').replace(/,?(?: from| about)+ \$[\d,]+$/, '')

const svgOf = (name: DrawingName) => {
  const Drawing = drawings[name]
  return renderToStaticMarkup(<Drawing />)
}

const serviceCard = (headline: string, slug: string): Plan | undefined => {
  const service = services.find((record) => record.slug === slug)
  return (
    service && {
      headline,
      width: panelText.width,
      sizes: panelSizes,
      picture: service.picture,
      fromDollars: service.fromDollars,
      draw: (size) => (
        <Panel label="Job ticket" picture={svgOf(service.drawing)} fromDollars={service.fromDollars}>
          <Headline size={size}>{headline}</Headline>
        </Panel>
      ),
    }
  )
}

const areaCard = (title: string, slug: string): Plan | undefined => {
  const town = towns.find((record) => record.slug === slug)
  if (!town?.name || !title.includes(town.name)) return undefined
  const [before = '', after = ''] = title
    .split(town.name)
    .map((words) => words.replace(`, ${site.address.region}`, '').trim())
  const { svg, names } = townMap(map, towns, slug)
  const small = (words: string) =>
    words && <div style={{ fontSize: 46, fontWeight: 500, lineHeight: 1.1 }}>{words}</div>
  return {
    headline: town.name,
    width: panelText.width,
    sizes: [...sizes(1, 124, 112, 104), ...sizes(2, 92, 84, 76, 68)],
    picture: `A map of the towns ${site.area.direction} with ${town.name} marked`,
    draw: (size) => (
      <Panel label={`${town.counties[0]} County, ${site.address.region}`} picture={svg} over={names}>
        {small(before)}
        <Headline size={size}>{town.name}</Headline>
        {small(after)}
        <div
          style={{
            marginTop: 18,
            fontSize: 34,
            fontWeight: 500,
            lineHeight: 1.2,
            color: palette.soft,
            textWrap: 'balance',
          }}
        >
          {`ZIP ${town.zips.join(', ')}`}
        </div>
      </Panel>
    ),
  }
}

const postCard = (headline: string, slug: string): Plan | undefined => {
  const post = posts.find((record) => record.slug === slug)
  return (
    post && {
      headline,
      width: postText.width,
      sizes: sizes(2, 74, 68, 62, 56, 50),
      picture: post.picture.alt,
      draw: (size) => (
        <PostCard label="Tips from our crew" headline={headline} size={size} scene={svgOf(post.picture.drawing)} />
      ),
    }
  )
}

/** All towns at once, for the page that lists them. */
const overviewCard = (headline: string): Plan => {
  const { svg, names } = townMap(map, towns)
  return {
    headline,
    width: panelText.width,
    sizes: panelSizes,
    picture: `A map of the ${towns.length} towns`,
    draw: (size) => (
      <Panel label="Towns we serve" picture={svg} over={names}>
        <Headline size={size}>{headline}</Headline>
      </Panel>
    ),
  }
}

/** Stretches of the panorama in turn, so that neighbors differ. */
const stretches: readonly Stretch[] = [
  { from: 330, truck: { piled: true } },
  { from: 980, truck: {} },
  { from: 0, truck: { piled: true } },
]

/** The truck on the pages that are about how full it is. */
const trucks: Readonly<Record<string, Stretch['truck']>> = { [paths.calculator]: { fill: 0.6 } }

const prairieCard = (headline: string, path: string, index: number): Plan => {
  const { from, truck } = stretches[index % stretches.length] ?? { from: 0, truck: {} }
  const label =
    [...quickLinks, ...menu].find((item) => item.path === path && path !== paths.home)?.label ?? 'Job ticket'
  return {
    headline,
    width: prairieText.width,
    sizes: [...sizes(2, 104, 96, 88, 82), ...sizes(3, 74, 70, 64, 58, 52)],
    picture: pageWords.truckPicture,
    draw: (size) => (
      <PrairieCard label={label} headline={headline} size={size} stretch={{ from, truck: trucks[path] ?? truck }} />
    ),
  }
}

const cardByKind: Readonly<Record<string, (headline: string, slug: string) => Plan | undefined>> = {
  service: serviceCard,
  area: areaCard,
  post: postCard,
}

function planOf({ path, page }: Route, index: number): Plan {
  const headline = headlineOf(page.head.title)
  const slug = path.replace(/^.*\//, '')
  const byKind = cardByKind[page.kind]?.(headline, slug)
  if (byKind) return byKind
  return path === paths.serviceAreas ? overviewCard(headline) : prairieCard(headline, path, index)
}

/** The images of all pages that may be listed. */
export const cards: readonly Card[] = listedRoutes.map((route, index) => {
  const { picture, fromDollars = site.price.from, ...plan } = planOf(route, index)
  const price = lowestPrice(fromDollars).toLowerCase()
  const alt = `Job ticket: “${headlineOf(route.page.head.title)}”, ${price}, ${site.phone.label}. ${picture.replace(/\.$/, '')}.`
  return { path: route.path, alt, ...plan }
})
