import { dropOffSites } from '#site/dropOffSites.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { pageTexts } from '../../business/siteTexts.ts'
import { milesBetween, milesLabel, type Spot } from '../../domain/places/neighbors.ts'
import { inDollars } from '../../domain/prices/price.ts'
import { alphabetical } from '../../domain/text.ts'
import { listed } from '../../language/texts.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { readZipLookup } from '../../shared/form/zip.ts'
import { CallLink } from '../../shared/parts/Link.tsx'
import { HeadActions, PageHead } from '../../shared/parts/PageHead.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import { hasMap, ServiceMap, TownList } from '../../shared/parts/ServiceMap.tsx'
import type { Town } from '../../sites/schema/town.ts'
import { ZipCheck } from './ZipCheck.tsx'

type End = Spot & { readonly name: string }

const furthest = (of: (town: End) => number): End => towns.reduce((best, town) => (of(town) > of(best) ? town : best))

const ends: readonly (readonly [End, End])[] = [
  [furthest(({ lng }) => -lng), furthest(({ lng }) => lng)],
  [furthest(({ lat }) => lat), furthest(({ lat }) => -lat)],
]

/** A single town has no span, and two may be each other's both times. */
const spans = ends.filter(
  ([from, to], at) => from !== to && !ends.slice(0, at).some((span) => span.includes(from) && span.includes(to)),
)

/** How wide and how tall the service area is, measured on the map. */
export const HowFar = () => (
  <section aria-labelledby="how-far" className="bg-marigold text-night py-14 md:py-20">
    <div className="wrap grid gap-8 lg:grid-cols-[1fr_1fr] lg:gap-16 lg:items-start">
      <div>
        <h2 id="how-far" className="h2">
          {say.serviceAreas.far}
        </h2>
        <p className="mt-4 max-w-[34rem]">{say.serviceAreas.pastTheLine}</p>
        <p className="mt-3 max-w-[34rem]">
          {say.serviceAreas.noTripCharge(towns.length === 1, inDollars(site.price.from), inDollars(site.price.to))}
        </p>
      </div>
      <dl className="grid gap-6 sm:grid-cols-2">
        {spans.map(([from, to]) => (
          <div key={from.name} className="border-t-2 border-night pt-3 flex flex-col-reverse justify-end">
            <dt className="mt-1">{say.serviceAreas.straightLine(from.name, to.name)}</dt>
            <dd className="font-head font-bold text-[3.25rem] md:text-[4.5rem] leading-none">
              {milesLabel(milesBetween(from, to))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

const { features } = site

/** The features that this business has. */
export function townRules() {
  const { curb, permits, dropOffs, dropOffsText } = say.serviceAreas
  return [
    { isOn: features.curbRules, name: curb, text: pageTexts().curbRule ?? '' },
    { isOn: features.permits, name: permits, text: pageTexts().permitRule ?? '' },
    { isOn: features.dropOffs, name: dropOffs, text: dropOffsText(dropOffSites.length > 0) },
  ].filter(({ isOn }) => isOn)
}

type Edge = { readonly zip: string; readonly place: string; readonly towns: readonly Town[] }

const isOurs = (place: string) => towns.some(({ name }) => name === place)

/** Places that share a mailing ZIP with our towns, each once; our own towns are left out. */
export const edges: readonly Edge[] = towns
  .flatMap(({ sharedZips = [] }) => sharedZips)
  .filter(({ place }, at, all) => all.findIndex((other) => other.place === place) === at && !isOurs(place))
  .map(({ zip, place }): Edge => {
    const sharing = towns.filter(({ sharedZips = [] }) => sharedZips.some((shared) => shared.place === place))
    return { zip, place, towns: sharing }
  })
  .sort((a, b) => alphabetical(a.place, b.place))

/** What differs from town to town, for those who pick their town next. */
export const TownByTown = () => (
  <Section id="town-by-town" heading={say.serviceAreas.different}>
    <dl className={edges.length > 0 ? 'mt-5' : 'mt-5 lg:grid lg:grid-cols-3 lg:gap-x-8'}>
      {townRules().map(({ name, text }) => (
        <div key={name} className="py-4 border-t-2 border-ink">
          <dt className="h3">{name}</dt>
          <dd className="mt-1 max-w-[36rem]">{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
)

const TownLink = ({ town: { slug, name } }: { readonly town: Town }) => (
  <a href={paths.town(slug)} className="link tap-low">
    {name}
  </a>
)

/** Places where a ZIP code doesn't decide whether we come. */
export const SharedZips = () => (
  <Section id="edges" heading={say.serviceAreas.edges}>
    <p className="mt-4 max-w-[34rem]">{say.serviceAreas.edgesText}</p>
    <dl className="mt-5 max-w-[34rem] border-b-2 border-ink">
      {edges.map(({ zip, place, towns }) => (
        <div key={place} className="pairs gap-x-4 items-center py-1.5 border-t border-line">
          <dt>
            <strong>{place}</strong> <span className="whitespace-nowrap">{zip}</span>
          </dt>
          <dd className="flex flex-wrap items-center gap-x-2">
            <span className="text-soft">{say.serviceAreas.nextTo}</span>
            {towns.map((town) => (
              <TownLink key={town.slug} town={town} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
)

const { curbRules, permits, dropOffs } = site.features

const [onlyTown] = towns.length === 1 ? towns : []

/** What a town's page tells besides when it's worth calling us. */
function townPages(): string {
  const { told, ownPage } = say.serviceAreas
  const rules = [
    ...(curbRules ? [told.curb] : []),
    ...(permits ? [told.permits] : []),
    ...(dropOffs ? [told.dropOffs] : []),
  ]
  return ownPage(onlyTown?.name, rules.length > 0 ? listed([...rules, told.worth]) : undefined)
}

const hasRules = townRules().length > 0 && !onlyTown
const hasMore = hasRules || edges.length > 0

/** The end of the page, one more line of its lists. */
const LiveOutside = () => (
  <section aria-labelledby="closing-title" className={`wrap pb-14 md:pb-20 ${hasMore ? '' : 'pt-14 md:pt-20'}`}>
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 pt-6 border-t-4 border-ink">
      <div className="flex-[1_1_24rem]">
        <h2 id="closing-title" className="h2">
          {say.serviceAreas.outside}
        </h2>
        <p className="mt-2">{say.serviceAreas.outsideText}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:w-full">
        <a href={paths.schedule()} className="btn-main max-sm:grow">
          {say.frame.bookPickup}
        </a>
        <CallLink className="link tap font-bold" />
      </p>
    </div>
  </section>
)

export const serviceAreas = (): Page => ({
  kind: 'service-areas',
  head: {
    title: pageTexts().areasTitle,
    crumb: say.serviceAreas.crumb,
    pageType: 'CollectionPage',
    description: pageTexts().areasDescription,
  },
  perRequest: true,
  body: ({ query }) => (
    <>
      <PageHead
        here={say.serviceAreas.crumb}
        heading={say.serviceAreas.heading(onlyTown !== undefined)}
        lead={pageTexts().areasLead}
        picture={hasMap && <ServiceMap half />}
      >
        <div className="mt-5 max-w-[28rem]">
          <ZipCheck asked={readZipLookup(query)} />
        </div>
        <HeadActions />
      </PageHead>
      <Section
        id="towns-title"
        heading={onlyTown ? say.places.removalIn(onlyTown.name) : say.serviceAreas.findYours}
        className="wrap py-14 md:py-20 lg:grid lg:grid-cols-[1fr_1.6fr] lg:gap-x-14 lg:content-start"
      >
        <p className="mt-3 max-w-[36rem] lg:col-start-1">{townPages()}</p>
        <div className="mt-8 lg:mt-0 lg:col-start-2 lg:row-start-1 lg:row-span-3">
          <TownList />
        </div>
      </Section>
      <HowFar />
      {hasMore && (
        <div className={`wrap py-14 md:py-20 grid gap-14 ${edges.length > 0 ? 'lg:grid-cols-2 lg:gap-16' : ''}`}>
          {hasRules && <TownByTown />}
          {edges.length > 0 && <SharedZips />}
        </div>
      )}
      <LiveOutside />
    </>
  ),
})
