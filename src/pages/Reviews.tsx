import { testimonials } from '#site/home.ts'
import { aboutFigures, figuresHeading } from '#site/reviews.ts'
import { site } from '#site/site.ts'
import { spelled } from '../content/hours.ts'
import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Fold } from '../ui/StyleLinks.tsx'
import { FigureLedger } from '../ui/text/FigureLedger.tsx'
import { Voices } from '../ui/text/Voices.tsx'

const Figures = () => (
  <section aria-labelledby="figures-title" className="bg-sky py-14 md:py-24">
    <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.5fr] lg:gap-20">
      <div>
        <h2 id="figures-title" className="h2">
          {figuresHeading}
        </h2>
        {aboutFigures.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[32rem]">
            {paragraph}
          </p>
        ))}
      </div>
      <FigureLedger />
    </div>
  </section>
)

const YourReview = () => (
  <section aria-labelledby="yours-title" className="wrap py-14 md:py-24 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.5fr]">
    <h2 id="yours-title" className="h2">
      How was yours?
    </h2>
    <div className="max-w-[38rem] grid gap-4">
      <p>
        Tell us, good or bad.{' '}
        <a href="/contact" className="link font-bold">
          Write to us on the contact page
        </a>
        , call, or text. If something went wrong, say so first of all. A broken lamp or a missed corner is ours to put
        right, and we would like to hear it from you.
      </p>
      <p>
        We give nothing for a review: no discount, no gift, no place in a raffle. And we do not ask for five stars.
        {site.parts.referrals && (
          <>
            {' Our '}
            <a href="/referral-program" className="link">
              referral program
            </a>{' '}
            is a separate thing, and has nothing to do with what you say about us in public.
          </>
        )}
      </p>
      <p>
        New here? See{' '}
        <a href="/how-it-works" className="link">
          how a pickup works
        </a>{' '}
        or read{' '}
        <a href="/faq" className="link">
          the questions people ask
        </a>{' '}
        before they call.
      </p>
    </div>
  </section>
)

export const reviews: Page = {
  kind: 'reviews',
  head: {
    title: 'Reviews and what our figures mean',
    crumb: 'Reviews',
    description:
      'What customers say about our junk removal, and what stands behind each rating and figure that you find on this site.',
  },
  body: () => (
    <>
      <PageHead
        here="Reviews"
        heading="What people say"
        lead={`${site.claims.headerRating} is our rating, from ${site.claims.heroReviews} reviews online. Below are ${spelled(testimonials.length)} voices, and what each figure on this site counts.`}
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <Fold />
      <Voices />
      <Figures />
      <YourReview />
      <ClosingCall />
    </>
  ),
}
