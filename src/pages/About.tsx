import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const about: Page = {
  kind: 'text',
  head: {
    title: 'About Tallgrass Hauling',
    description:
      'A hauling crew for the western and southern suburbs of Chicago: who we are, how we price, and what we do with what you give us.',
  },
  body: () => (
    <>
      <PageHead
        here="About"
        heading="A good neighbor with a truck"
        lead="We haul what the curb will not take, for people in 19 suburbs west and south of Chicago."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <p className="max-w-[40rem]">
          {site.claims.jobs} jobs in {site.claims.years} years have taught us that people want three things: a price
          before the work, a crew that shows up, and to know where their things go. So we name the price first, we come
          in the window we gave you, and we donate and recycle before we dispose.
        </p>
        <p className="mt-4 max-w-[40rem]">We are fully licensed, bonded and insured.</p>
      </div>
      <ClosingCall />
    </>
  ),
}
