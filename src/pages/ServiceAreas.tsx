import map from '#build/map.json'
import { towns } from '../content/towns.ts'
import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { ServiceMap } from '../ui/ServiceMap.tsx'
import { TownList } from '../ui/TownList.tsx'

export const serviceAreas: Page = {
  kind: 'text',
  head: {
    title: 'Service areas: 19 Chicago suburbs',
    description:
      'We haul junk in 19 suburbs west and south of Chicago, from Elmhurst to Joliet and from Batavia to Tinley Park. Find your town.',
  },
  body: () => (
    <>
      <PageHead
        here="Service areas"
        heading="Where we drive"
        lead="19 towns west and south of Chicago. On the edge of one? Call us, we will know."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <h2 className="sr-only">Our towns</h2>
        <div className="grid gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-14">
          <ServiceMap map={map} towns={towns} />
          <TownList towns={towns} />
        </div>
      </div>
      <ClosingCall />
    </>
  ),
}
