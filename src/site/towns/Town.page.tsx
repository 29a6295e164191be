import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { townHead } from '../../business/places.ts'
import { permitRules } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { townData, townNumbers } from '../../shared/document/structuredData/records.ts'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { TapLink } from '../../shared/parts/Link.tsx'
import { HeadActions, PageHead } from '../../shared/parts/PageHead.tsx'
import { SameDayClock } from '../../shared/parts/SameDay.tsx'
import { hasMap } from '../../shared/parts/ServiceMap.tsx'
import type { Town } from '../../sites/schema/town.ts'
import { Around, TownPicture, WorthIt } from './Around.tsx'
import { NoticeBoard } from './NoticeBoard.tsx'
import { CurbTicket, PermitTicket, PriceTicket } from './TownTickets.tsx'

const { calculator, dropOffs } = site.features

/** Links to the parts of the page that this town has. */
function Contents({ town: { curb, permit } }: { readonly town: Town }) {
  const words = say.town.contents
  return (
    <nav aria-label={sentences.service.onThisPage} className="bg-card border-b border-line">
      <ul className="wrap flex flex-wrap gap-x-6">
        {[
          ...(curb ? [['curb', words.curb] as const] : []),
          ...(calculator ? [['prices', words.prices] as const] : []),
          ...(permit && permitRules() ? [['permits', words.permits] as const] : []),
          ...(dropOffs ? [['drop-offs', words.dropOffs] as const] : []),
          ['worth', words.worth] as const,
          ['around', hasMap ? words.map : words.nearby] as const,
        ].map(([id, label]) => (
          <li key={id}>
            <TapLink href={`#${id}`}>{label}</TapLink>
          </li>
        ))}
      </ul>
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
              <strong>{say.town.from(`$${site.price.from}`)}</strong>
            </p>
            <SameDayClock />
          </div>
          <HeadActions known={known} />
        </PageHead>
        <Contents town={town} />
        {(hasRules || calculator) && (
          <div
            className={`wrap py-12 lg:py-[4.5rem] grid gap-8 ${hasRules ? 'lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:items-start' : ''}`}
          >
            {town.curb && <CurbTicket town={town} curb={town.curb} />}
            {calculator && <PriceTicket town={town} isAlone={!hasRules} />}
            {town.permit && rules && <PermitTicket permit={town.permit} rules={rules} />}
          </div>
        )}
        <NoticeBoard town={town} />
        <WorthIt town={town} />
        <Around town={town} />
        <ClosingCall heading={say.town.closing(town.name)} text={town.closing} known={known} />
      </>
    )
  },
})
