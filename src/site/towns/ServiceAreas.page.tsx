import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { pageTexts } from '../../business/siteTexts.ts'
import { listed } from '../../language/texts.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { readZipLookup } from '../../shared/form/zip.ts'
import { CallLink } from '../../shared/parts/ContactLinks.tsx'
import { HeadActions, PageHead } from '../../shared/parts/PageHead.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import { hasMap, ServiceMap, TownList } from '../../shared/parts/ServiceMap.tsx'
import { edges, HowFar, SharedZips, TownByTown, townRules } from './TownByTown.tsx'
import { ZipCheck } from './ZipCheck.tsx'

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
})
