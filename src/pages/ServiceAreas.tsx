import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Page } from '../document/page.ts'
import { paths } from '../routes.ts'
import { HowFar } from '../ui/serviceAreas/HowFar.tsx'
import { edges, SharedZips, TownByTown, townRules } from '../ui/serviceAreas/TownByTown.tsx'
import { ZipCheck } from '../ui/serviceAreas/ZipCheck.tsx'
import { readZipLookup } from '../ui/serviceAreas/zip.ts'
import { CallLink } from '../ui/shared/ContactLinks.tsx'
import { HeadActions } from '../ui/shared/HeadActions.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { Section } from '../ui/shared/Section.tsx'
import { hasMap, ServiceMap, TownList } from '../ui/shared/ServiceMap.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'

const { curbRules, permits, dropOffs } = site.features

const [onlyTown] = towns.length === 1 ? towns : []

/** What a town's page tells besides when it's worth calling us. */
const told = [
  ...(curbRules ? ['what the curb takes there'] : []),
  ...(permits ? ['who decides on permits'] : []),
  ...(dropOffs ? ['where paint and old TVs can go'] : []),
]
const townPages =
  told.length > 0 ? `: ${new Intl.ListFormat('en-US').format([...told, 'when it’s worth calling us'])}.` : '.'

const hasRules = townRules.length > 0 && !onlyTown
const hasMore = hasRules || edges.length > 0

/** The end of the page, one more line of its lists. */
const LiveOutside = () => (
  <section aria-labelledby="closing-title" className={`wrap pb-14 md:pb-20 ${hasMore ? '' : 'pt-14 md:pt-20'}`}>
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 pt-6 border-t-4 border-ink">
      <div className="flex-[1_1_24rem]">
        <h2 id="closing-title" className="h2">
          Live just outside?
        </h2>
        <p className="mt-2">Call us with your street, and we’ll tell you if we can come.</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:w-full">
        <a href={paths.schedule()} className="btn-main max-sm:grow">
          Book a pickup
        </a>
        <CallLink className="link tap font-bold" />
      </p>
    </div>
  </section>
)

export const serviceAreas: Page = {
  kind: 'service-areas',
  head: {
    title: pageWords.areasTitle,
    crumb: 'Service areas',
    pageType: 'CollectionPage',
    description: pageWords.areasDescription,
  },
  perRequest: true,
  body: ({ query }) => (
    <>
      <PageHead
        here="Service areas"
        heading={onlyTown ? 'The town we serve' : 'Towns we serve'}
        lead={pageWords.areasLead}
        picture={hasMap && <ServiceMap half />}
      >
        <div className="mt-5 max-w-[28rem]">
          <ZipCheck asked={readZipLookup(query)} />
        </div>
        <HeadActions />
      </PageHead>
      <Section
        id="towns-title"
        heading={onlyTown ? `Junk removal in ${onlyTown.name}` : 'Find your town'}
        className="wrap py-14 md:py-20 lg:grid lg:grid-cols-[1fr_1.6fr] lg:gap-x-14 lg:content-start"
      >
        <p className="mt-3 max-w-[36rem] lg:col-start-1">{`${onlyTown ? onlyTown.name : 'Each town'} has its own page${townPages}`}</p>
        <Fold />
        <div className="mt-8 lg:mt-0 lg:col-start-2 lg:row-start-1 lg:row-span-3">
          <TownList towns={towns} />
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
}
