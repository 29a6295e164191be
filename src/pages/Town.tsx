import { site } from '#site/site.ts'
import { townHead } from '../business/places.ts'
import type { Page } from '../document/page.ts'
import { townData } from '../document/structuredData/service.ts'
import { paths } from '../routes.ts'
import type { Town } from '../sites/schema/town.ts'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { ContactActions } from '../ui/shared/ContactActions.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { SameDayClock } from '../ui/shared/SameDay.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'
import { Around } from '../ui/town/Around.tsx'
import { CurbTicket } from '../ui/town/CurbTicket.tsx'
import { NoticeBoard } from '../ui/town/NoticeBoard.tsx'
import { TownPicture } from '../ui/town/TownPicture.tsx'
import { TownServices, WorthIt } from '../ui/town/WorthIt.tsx'

const overview = { path: paths.serviceAreas, label: 'Service areas' }

export const areaPage = (town: Town): Page => ({
  kind: 'area',
  head: { ...townHead(town), crumb: town.name, structuredData: (siteUrl) => [townData(town, siteUrl)] },
  body: () => {
    const known = { town: town.slug }
    return (
      <>
        <PageHead
          crumbs={[overview]}
          here={town.name}
          heading={`Junk removal in ${town.name}`}
          lead={town.lead}
          picture={<TownPicture town={town} />}
        >
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="price-tag">
              <strong>From ${site.price.from}</strong>
            </p>
            <SameDayClock />
          </div>
          <ContactActions className="head-actions mt-6" known={known} />
        </PageHead>
        <Fold />
        {town.curb && (
          <div className="wrap py-12 lg:py-[4.5rem]">
            <CurbTicket town={town} curb={town.curb} />
          </div>
        )}
        <WorthIt town={town} />
        <NoticeBoard town={town} />
        <Around town={town} />
        <TownServices town={town} />
        <ClosingCall heading={`What needs to go in ${town.name}?`} known={known} />
      </>
    )
  },
})
