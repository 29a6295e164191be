import { sentences } from '#sentences'
import { refused } from '#site/items.ts'
import { site } from '#site/site.ts'
import { items } from '../../business/items.ts'
import { pageTexts } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { serviceData } from '../../shared/document/structuredData/records.ts'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { HeadActions, HeadPicture, PageHead } from '../../shared/parts/PageHead.tsx'
import type { Service } from '../../sites/schema/service.ts'
import { FirstAnswer, SameTrip, Thread } from './SameTrip.tsx'
import { Limits, ServiceGroups } from './ServiceGroups.tsx'
import { WorkOrder } from './WorkOrder.tsx'

export const servicePage = (service: Service): Page => ({
  kind: 'service',
  head: {
    title: service.title,
    crumb: service.name,
    description: service.description,
    structuredData: (siteUrl) => [serviceData(service, siteUrl)],
  },
  body: () => (
    <>
      <PageHead
        crumbs={[{ path: paths.services, label: sentences.services.crumb }]}
        here={service.name}
        heading={service.heading}
        lead={service.lead}
        picture={<HeadPicture name={service.drawing} alt={service.picture} />}
      >
        <FirstAnswer service={service} />
      </PageHead>
      <WorkOrder service={service} />
      <Thread service={service} />
      <SameTrip service={service} />
      <ClosingCall heading={service.closing} known={{ service: service.slug }} message={service.message} />
    </>
  ),
})

export const servicesOverview = (): Page => ({
  kind: 'services',
  head: {
    title: pageTexts().servicesTitle,
    crumb: sentences.services.crumb,
    pageType: 'CollectionPage',
    description: pageTexts().servicesDescription,
  },
  body: () => (
    <>
      <PageHead
        here={sentences.services.crumb}
        heading={sentences.services.heading}
        lead={sentences.services.lead(`$${site.price.from}`)}
        picture={<HeadPicture name="home-loading" alt={sentences.services.picture} />}
      >
        <HeadActions />
      </PageHead>
      <ServiceGroups />
      <Limits refused={items()?.items.flatMap(({ accepted, label }) => (accepted ? [] : [label])) ?? refused} />
      <ClosingCall heading={sentences.services.closing} text={sentences.services.closingText} />
    </>
  ),
})
