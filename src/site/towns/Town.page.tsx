import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { countyIn, dropOffSitesFor, type NearSite, townHead } from '../../business/places.ts'
import { neighborsOf, permitRules } from '../../business/siteTexts.ts'
import { milesLabel } from '../../domain/places/neighbors.ts'
import { inDollars } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { townData, townNumbers } from '../../shared/document/structuredData/records.ts'
import { sceneInWords, stripOf } from '../../shared/drawings/town/scene.ts'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { TextIcon } from '../../shared/parts/icons.tsx'
import { JobsHere } from '../../shared/parts/JobCards.tsx'
import { LinkRow, TextLink } from '../../shared/parts/Link.tsx'
import { HeadActions, PageHead } from '../../shared/parts/PageHead.tsx'
import { SameDayClock } from '../../shared/parts/SameDay.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import { hasMap, ServiceMap } from '../../shared/parts/ServiceMap.tsx'
import type { DropOffUse, Town } from '../../sites/schema/town.ts'
import { CurbTicket, PermitTicket, TownPrices } from './TownTickets.tsx'

type Props = { readonly town: Town }

/** What a town's residents drive somewhere themselves; the last two only where there's a site nearby. */
const kinds = ['chemicals', 'paint', 'electronics', 'donations', 'books'] as const satisfies readonly DropOffUse[]

const isGiven = (use: DropOffUse) => use === 'donations' || use === 'books'

/** Where a site is: "In Springfield, about 6 miles". */
const whereabouts = ({ town, miles = 0 }: NearSite): string | undefined =>
  town && (miles < 0.5 ? say.town.inTown(town.name) : say.town.away(town.name, milesLabel(miles)))

/** One drop-off site on the notice board: name, note, town and how far that is. */
const DropOffEntry = ({ site }: { readonly site: NearSite }) => (
  <dd>
    {site.href ? (
      <a href={site.href} className="link font-bold tap-low">
        {site.name}
      </a>
    ) : (
      <strong>{site.name}</strong>
    )}{' '}
    {site.note && <span className="block">{site.note}</span>}{' '}
    {site.town && <span className="block text-soft">{whereabouts(site)}</span>}
  </dd>
)

const DropOffs = ({ town }: Props) => (
  <dl className="notice notice-ledger grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-x-12">
    {kinds.map((use) => {
      const found = dropOffSitesFor(town, use)
      return found.length === 0 && isGiven(use) ? null : (
        <div key={use}>
          <dt>{say.town.uses[use]}</dt>
          {found.map((site) => (
            <DropOffEntry key={site.name} site={site} />
          ))}
          {found.length === 0 && <dd>{say.town.countyKnows(countyIn(town, town.counties[0] ?? town.name))}</dd>}
        </div>
      )
    })}
  </dl>
)

const PictureSlip = ({ town: { name } }: Props) => (
  <p className="notice notice-slip mx-auto">
    <TextLink
      message={say.town.message(name)}
      className="flex flex-wrap items-center gap-2 min-h-11 underline underline-offset-3 decoration-2"
    >
      <TextIcon className="w-6 h-6 shrink-0" />
      {say.town.textPhoto}
    </TextLink>
  </p>
)

/** A notice board: where to take what we can't, and what's still good. */
export const NoticeBoard = ({ town }: Props) =>
  site.features.dropOffs && (
    <Section
      id="drop-offs"
      heading={say.town.dropOffsNear(town.name)}
      look="h2 px-4 py-5 bg-pine text-on-dark md:px-6 md:pt-3"
      className="board"
    >
      <div className="grid gap-8 px-4 pt-9 pb-12 md:p-10">
        <div className="flex flex-wrap items-center gap-8">
          <p className="notice flex-[1_1_22rem] max-w-[42rem]">{town.dropOff}</p>
          <PictureSlip town={town} />
        </div>
        {/* Without any, the sheet above says whom to ask. */}
        {kinds.some((use) => dropOffSitesFor(town, use).length > 0) && <DropOffs town={town} />}
      </div>
    </Section>
  )

/** The place with our truck in it, and on a tag what one job there costs. */
export const TownPicture = ({ town }: { readonly town: Town }) => (
  <>
    <Drawing name={stripOf(town)} alt={say.town.picture(sceneInWords(town))} className="w-full h-auto rounded" eager />
    {town.example && (
      <p className="relative max-w-[24rem] -mt-6 mr-auto ml-4 px-4 py-3 bg-marigold text-night leading-[1.35]">
        <strong className="font-head text-[1.625rem] leading-none">{say.town.usually(town.example.price)}</strong>{' '}
        {say.town.forLoad(town.example.load)}
      </p>
    )}
  </>
)

/** When a hauler earns its price in this town, as lines of a work order. */
export const WorthIt = ({ town: { name, worthIt } }: { readonly town: Town }) => (
  <Section id="worth" heading={say.town.worth(name)} className="wrap pt-14 md:pt-20">
    <ul className={`mt-6 grid lg:gap-x-12 ${worthIt.length % 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
      {worthIt.map(({ when, text }) => (
        <li key={when} className="py-5 md:py-6 border-t-2 border-ink">
          <h3 className="font-head font-bold text-[1.625rem] md:text-[1.875rem] leading-tight">{when}</h3>
          <p className="mt-1.5 max-w-[38rem]">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

const Neighbors = ({ town }: Props) => (
  <Section as="nav" id="neighbors" heading={say.town.nearbyTowns} level={3} className="mt-8">
    <LinkRow
      links={neighborsOf(town).map(({ slug, name }) => ({ href: paths.town(slug), label: name }))}
      className="mt-2"
    />
  </Section>
)

/** The map with the town's dot lit, its ZIP codes, neighborhoods and counties, and the nearest towns. */
export const Around = ({ town }: Props) => (
  <Section id="around" heading={say.town.neighborhoods(town.name)} className="wrap py-14 md:py-20">
    <div className="mt-6 grid gap-8 lg:grid-cols-[1.35fr_1fr] lg:gap-14 lg:items-start">
      {hasMap && <ServiceMap current={town.slug} />}
      <div>
        <ul aria-label={say.town.zips} className="flex flex-wrap gap-2 mt-4">
          {town.zips.map((zip) => (
            <li
              key={zip}
              className="px-3 py-0.5 border-2 border-ink rounded bg-card font-head font-bold text-[1.375rem] leading-[1.3]"
            >
              {zip}
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[36rem]">{town.around}</p>
        {towns.length > 1 && <Neighbors town={town} />}
      </div>
    </div>
  </Section>
)

const { calculator, dropOffs } = site.features

/** Links to the parts of the page that this town has. */
function Contents({ town: { curb, permit } }: { readonly town: Town }) {
  const words = say.town.contents
  return (
    <nav aria-label={sentences.service.onThisPage} className="bg-card border-b border-line">
      <LinkRow
        links={[
          ...(curb ? [{ href: '#curb', label: words.curb }] : []),
          ...(permit && permitRules() ? [{ href: '#permits', label: words.permits }] : []),
          ...(calculator ? [{ href: '#prices', label: words.prices }] : []),
          ...(dropOffs ? [{ href: '#drop-offs', label: words.dropOffs }] : []),
          { href: '#worth', label: words.worth },
          { href: '#around', label: hasMap ? words.map : words.nearby },
        ]}
        className="wrap"
      />
    </nav>
  )
}

export const areaPage = (town: Town): Page => ({
  kind: 'area',
  head: {
    ...townHead(town),
    crumb: town.name,
    structuredData: (siteUrl) => [townData(town, siteUrl), ...townNumbers(town)],
  },
  body: () => {
    const known = { town: town.slug }
    const rules = permitRules()
    const hasRules = Boolean(town.curb || town.permit)
    return (
      <>
        <PageHead
          crumbs={[{ path: paths.serviceAreas, label: say.serviceAreas.crumb }]}
          here={town.name}
          heading={say.places.removalIn(town.name)}
          lead={town.lead}
          picture={<TownPicture town={town} />}
        >
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="price-tag">
              <strong>{say.town.from(inDollars(site.price.from))}</strong>
            </p>
            <SameDayClock />
          </div>
          <HeadActions known={known} />
        </PageHead>
        <Contents town={town} />
        {(hasRules || calculator) && (
          <div
            className={`wrap py-12 lg:py-[4.5rem] grid gap-8 ${hasRules ? 'lg:grid-cols-2 lg:gap-x-12 lg:items-start' : ''}`}
          >
            {town.curb && <CurbTicket town={town} curb={town.curb} />}
            {town.permit && rules && <PermitTicket name={town.name} permit={town.permit} rules={rules} />}
            {calculator && <TownPrices town={town} />}
          </div>
        )}
        <NoticeBoard town={town} />
        <JobsHere path={paths.town(town.slug)} />
        <WorthIt town={town} />
        <Around town={town} />
        <ClosingCall heading={say.town.closing(town.name)} text={town.closing} known={known} />
      </>
    )
  },
})
