import { sentences } from '#sentences'
import type { Page } from '../document/page.ts'
import { serviceData } from '../document/structuredData/records.ts'
import { paths } from '../routes.ts'
import type { Service } from '../sites/schema/service.ts'
import { FirstAnswer } from '../ui/service/FirstAnswer.tsx'
import { SameTrip } from '../ui/service/SameTrip.tsx'
import { Thread } from '../ui/service/Thread.tsx'
import { WorkOrder } from '../ui/service/WorkOrder.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { HeadPicture, PageHead } from '../ui/shared/PageHead.tsx'

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
