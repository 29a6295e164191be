import { testimonials } from '#site/home.ts'
import { ratings } from '#site/reviews.ts'
import { site } from '#site/site.ts'
import { countOf } from '../business/hours.ts'
import type { Page } from '../document/page.ts'
import { paths } from '../routes.ts'
import { FigureLedger } from '../ui/reviews/FigureLedger.tsx'
import { Voices } from '../ui/reviews/Voices.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { ContactActions } from '../ui/shared/ContactActions.tsx'
import { Drawing } from '../ui/shared/Drawing.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { Proof } from '../ui/shared/Proof.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'

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
  <section aria-labelledby="yours-title" className="wrap py-14 md:py-24 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.5fr]">
    <h2 id="yours-title" className="h2">
      How did we do?
    </h2>
    <div className="max-w-[38rem] grid gap-4">
      <p>
        Tell us how it went, good or bad.{' '}
        <a href={paths.contact} className="link font-bold">
          Send us a message
        </a>
        , call, or text. If something went wrong, let us know first. If we broke a lamp or missed a corner, we’ll make
        it right.
      </p>
      <p>
        We don’t give anything for reviews: no discounts, no gifts, no raffles.
        {site.features.referrals && (
          <>
            {' Our '}
            <a href={paths.referralProgram} className="link">
              referral program
            </a>{' '}
            has nothing to do with them.
          </>
        )}
      </p>
      <p>
        New here? See{' '}
        <a href={paths.howItWorks} className="link">
          how a pickup works
        </a>{' '}
        or read the{' '}
        <a href={paths.faq} className="link">
          questions people ask
        </a>{' '}
        before they call.
      </p>
    </div>
  </section>
)

/** How we're rated, and how many customers speak for us; a new business has neither yet. */
const lead = [
  site.claims && `We’re rated ${site.claims.headerRating} from ${site.claims.heroReviews} reviews online.`,
  testimonials.length > 0
    ? `Here’s what ${countOf(testimonials.length, 'customer')} told us.`
    : 'Had a pickup from us? We’d like to hear how it went.',
]
  .filter(Boolean)
  .join(' ')

export const reviews: Page = {
  kind: 'reviews',
  head: {
    title: 'Customer reviews of our junk removal',
    crumb: 'Reviews',
    description: `Read what customers in the ${site.area.suburbs} say about our junk removal, see our ratings, and leave a review of your own.`,
  },
  body: () => (
    <>
      <PageHead
        here="Reviews"
        heading={testimonials.length > 0 ? 'What our customers say' : 'Tell us how we did'}
        lead={lead}
        picture={
          <Drawing
            name="home-swept"
            alt="An empty, swept garage in evening light with a broom against the wall"
            className="w-full h-auto rounded"
            eager
          />
        }
      >
        <ContactActions className="head-actions mt-6" />
      </PageHead>
      <Fold />
      {testimonials.length > 0 ? <Voices /> : <div className="pt-10 md:pt-16" />}
      <Proof />
      {ratings.length > 0 && <Ratings />}
      <YourReview />
      <ClosingCall />
    </>
  ),
}
