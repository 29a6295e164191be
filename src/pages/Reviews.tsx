import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { Testimonials } from '../ui/home/Testimonials.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const reviews: Page = {
  kind: 'text',
  head: {
    title: 'Reviews and what our figures mean',
    description:
      'What customers say about our junk removal, and what stands behind each rating and figure that you find on this site.',
  },
  body: () => (
    <>
      <PageHead
        here="Reviews"
        heading="What people say"
        lead={`${site.claims.headerRating} from ${site.claims.heroReviews} reviews on a search engine, and ${site.claims.footerReviews} of them with five stars.`}
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <Testimonials />
      <ClosingCall />
    </>
  ),
}
