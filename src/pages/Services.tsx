import { sentences } from '#sentences'
import { refused } from '#site/items.ts'
import { site } from '#site/site.ts'
import { items } from '../business/items.ts'
import { pageTexts } from '../business/siteTexts.ts'
import type { Page } from '../document/page.ts'
import { Limits } from '../ui/serviceList/Limits.tsx'
import { ServiceGroups } from '../ui/serviceList/ServiceGroups.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { HeadActions } from '../ui/shared/HeadActions.tsx'
import { HeadPicture, PageHead } from '../ui/shared/PageHead.tsx'

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
