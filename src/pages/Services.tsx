import { refused } from '#site/items.ts'
import { site } from '#site/site.ts'
import { items } from '../business/items.ts'
import { pageTexts } from '../business/pageTexts.ts'
import type { Page } from '../document/page.ts'
import { Limits } from '../ui/serviceList/Limits.tsx'
import { ServiceGroups } from '../ui/serviceList/ServiceGroups.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { HeadActions } from '../ui/shared/HeadActions.tsx'
import { HeadPicture, PageHead } from '../ui/shared/PageHead.tsx'
import { servicesWords } from '../words/services.ts'

export const servicesOverview = (): Page => ({
  kind: 'services',
  head: {
    title: pageTexts().servicesTitle,
    crumb: servicesWords().crumb,
    pageType: 'CollectionPage',
    description: pageTexts().servicesDescription,
  },
  body: () => (
    <>
      <PageHead
        here={servicesWords().crumb}
        heading={servicesWords().heading}
        lead={servicesWords().lead(`$${site.price.from}`)}
        picture={<HeadPicture name="home-loading" alt={servicesWords().picture} />}
      >
        <HeadActions />
      </PageHead>
      <ServiceGroups />
      <Limits refused={items()?.items.flatMap(({ accepted, label }) => (accepted ? [] : [label])) ?? refused} />
      <ClosingCall heading={servicesWords().closing} text={servicesWords().closingText} />
    </>
  ),
})
