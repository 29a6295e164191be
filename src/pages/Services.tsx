import { refused } from '#site/items.ts'
import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { Limits } from '../ui/serviceList/Limits.tsx'
import { ServiceGroups } from '../ui/serviceList/ServiceGroups.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { HeadActions } from '../ui/shared/HeadActions.tsx'
import { HeadPicture, PageHead } from '../ui/shared/PageHead.tsx'

export const servicesOverview: Page = {
  kind: 'services',
  head: {
    title: pageWords.servicesTitle,
    crumb: 'Services',
    pageType: 'CollectionPage',
    description: pageWords.servicesDescription,
  },
  body: () => (
    <>
      <PageHead
        here="Services"
        heading="What we haul"
        lead={`From one chair to a whole house, from $${site.price.from}. If two people can carry it, we’ll take it. If they can’t, we’ll take it apart first.`}
        picture={<HeadPicture name="home-loading" alt="Two of the crew swing a couch up into the truck" />}
      >
        <HeadActions />
      </PageHead>
      <ServiceGroups />
      <Limits refused={refused} />
      <ClosingCall
        heading="Don’t see yours?"
        text="Text us a photo, and we’ll tell you if two people can carry it and what it costs."
      />
    </>
  ),
}
