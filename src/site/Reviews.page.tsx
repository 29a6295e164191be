import { testimonials } from '#site/home.ts'
import { ratings } from '#site/reviews.ts'
import { site } from '#site/site.ts'
import { hasReviews, reviewsLabel } from '../business/navigation.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { BoldLink, Link } from '../shared/parts/Link.tsx'
import { HeadActions, PlainHead } from '../shared/parts/PageHead.tsx'
import { Proof } from '../shared/parts/Proof.tsx'
import { Section } from '../shared/parts/Section.tsx'
import { counted } from '../words/en/basics.ts'
import { FigureLedger, Voices } from './Reviews.tsx'

const Ratings = () => (
  <section aria-labelledby="ratings-title" className="bg-sky py-14 md:py-24">
    <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
      <h2 id="ratings-title" className="h2">
        Our ratings
      </h2>
      <FigureLedger />
    </div>
  </section>
)

const YourReview = () => (
  <Section
    id="yours-title"
    heading="How did we do?"
    className="wrap py-14 md:py-24 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.5fr]"
  >
    <div className="max-w-[38rem] grid gap-4">
      <p>
        Tell us how it went, good or bad. <BoldLink href={paths.contact}>Send us a message</BoldLink>, call, or text. If
        we broke a lamp or missed a corner, we’ll make it right.
      </p>
      <p>
        We don’t give anything for reviews: no discounts, no gifts, no raffles.
        {site.features.referrals && (
          <>
            {' Our '}
            <Link href={paths.referralProgram}>referral program</Link> has nothing to do with them.
          </>
        )}
      </p>
      <p>
        New here? See <Link href={paths.howItWorks}>how a pickup works</Link> or read the{' '}
        <Link href={paths.faq}>questions people ask</Link> before they call.
      </p>
      <HeadActions />
    </div>
  </Section>
)

/** How we're rated, and how many customers speak for us; a new business has neither yet. */
const lead = [
  site.claims && `We’re rated ${site.claims.headerRating} from ${site.claims.heroReviews} reviews online.`,
  testimonials.length > 0
    ? `Here’s what ${counted(testimonials.length, 'customer')} told us.`
    : 'Had a pickup from us? We’d like to hear how it went.',
]
  .filter(Boolean)
  .join(' ')

export const reviews: Page = {
  kind: 'reviews',
  head: {
    title: hasReviews ? 'Customer reviews of our junk removal' : 'Tell us how your junk pickup went',
    crumb: reviewsLabel(),
    description: hasReviews
      ? `Read what customers in ${site.area.region} say about our junk removal, and see how we’re rated.`
      : `Had a pickup from us in ${site.area.region}? Tell us how it went, good or bad. We read every message.`,
  },
  body: () => (
    <>
      <PlainHead
        here={reviewsLabel()}
        heading={testimonials.length > 0 ? 'What our customers say' : 'Tell us how we did'}
      />
      <p className="wrap mt-2 text-[1.1875rem] leading-relaxed">{lead}</p>
      {testimonials.length > 0 ? <Voices /> : <div className="pt-10 md:pt-16" />}
      <Proof />
      {ratings.length > 0 && <Ratings />}
      <YourReview />
    </>
  ),
}
