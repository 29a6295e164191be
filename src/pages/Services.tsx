import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import type { ServicesText } from '../sites/schema/texts.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Limits } from '../ui/services/Limits.tsx'
import { ServiceGroups } from '../ui/services/ServiceGroups.tsx'

export const servicesOverview: Page = {
  kind: 'services',
  head: {
    title: 'Junk removal services in the west suburbs',
    crumb: 'Services',
    pageType: 'CollectionPage',
    description: pageWords.servicesDescription,
  },
  body: async ({ path, read }) => (
    <>
      <PageHead
        here="Services"
        heading="What we haul"
        lead={`From one chair to a whole house, from $${site.price.from}. If two people can carry it, we’ll take it. If they can’t, we’ll take it apart first.`}
        truck="truck-piled"
      >
        <ContactActions className="head-actions mt-6" />
      </PageHead>
      <ServiceGroups />
      <Limits {...(await read<ServicesText>(path))} />
      <ClosingCall />
    </>
  ),
}
