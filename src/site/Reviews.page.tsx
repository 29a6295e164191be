import { sentences } from '#sentences'
import { reward } from '#site/referral.ts'
import { site } from '#site/site.ts'
import { hasReviews, reviewsLabel } from '../business/navigation.ts'
import { areaWords } from '../business/places.ts'
import { homeTexts, reviewTexts, serviceList } from '../business/siteTexts.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { Stars } from '../shared/parts/icons.tsx'
import { BoldLink, boldTo, linkTo } from '../shared/parts/Link.tsx'
import { HeadActions, PlainHead } from '../shared/parts/PageHead.tsx'
import { Byline, Proof } from '../shared/parts/Proof.tsx'
import { Band, Section } from '../shared/parts/Section.tsx'

const voices = () => [...homeTexts().testimonials, ...reviewTexts().moreReviews]

const large = {
  voice: 'md:col-span-full md:max-w-[62rem]',
  words: 'text-[clamp(2.375rem,1.2rem+5vw,5rem)] leading-[1.02] tracking-[-0.01em] text-balance',
  name: 'md:mt-7',
}
const wide = {
  voice: 'md:col-span-full pt-6 border-t-2 border-ink',
  words: 'text-[1.625rem] leading-[1.2] md:text-[2.5rem] md:leading-[1.1] md:max-w-[26ch] text-balance',
  name: '',
}
const other = { ...wide, voice: 'pt-6 border-t-2 border-ink', words: 'text-[1.625rem] leading-[1.2]' }

/** After the first, every third one has a row of its own. */
const lookOf = (index: number) => {
  if (index === 0) return large
  return index % 3 === 0 ? wide : other
}

/** The groups of services that somebody speaks of, each with who does. */
const spokenOf = () =>
  Object.values(serviceList().groups).flatMap(({ id, name, services }) => {
    const own = voices().filter(({ service }) => service && services.includes(service))
    return own.length > 0 ? [{ id, name, voices: own }] : []
  })

type FilterProps = { readonly chosen: string | undefined }

/** The voices of one group of services: links, since each is an address that can be sent. */
const Filter = ({ chosen }: FilterProps) => (
  <nav aria-label={sentences.reviews.byKind} className="wrap mt-6">
    <ul className="flex flex-wrap gap-2">
      {[{ id: undefined, name: sentences.reviews.all, voices: voices() }, ...spokenOf()].map(
        ({ id, name, voices: own }) => (
          <li key={name}>
            <a
              href={paths.reviewsOf(id)}
              aria-current={id === chosen ? 'true' : undefined}
              className={`review-kind ${id === chosen ? 'review-kind-chosen' : ''}`}
            >
              {name} <span>{own.length}</span>
            </a>
          </li>
        ),
      )}
    </ul>
  </nav>
)

/** One voice that fills the screen, and the others below it like notes in the margin. */
export const Voices = ({ chosen }: FilterProps) => (
  <Section id="voices-title" heading={sentences.reviews.voices} look="sr-only" className="wrap py-10 md:py-16">
    <ul className="grid gap-10 md:grid-cols-2 md:gap-x-6 md:gap-y-16 lg:gap-x-16">
      {(spokenOf().find(({ id }) => id === chosen)?.voices ?? voices()).map((testimonial, index) => {
        const look = lookOf(index)
        return (
          <li key={testimonial.author} className={look.voice}>
            <figure>
              <blockquote className={`font-head font-bold ${look.words}`}>
                <p>{testimonial.quote}</p>
              </blockquote>
              <figcaption className={`flex flex-wrap items-center gap-x-3.5 gap-y-1 mt-4 ${look.name}`}>
                <Stars className="shrink-0" />
                <span className="sr-only">{sentences.reviews.fiveStars}</span>
                <span>
                  <Byline of={testimonial} />
                </span>
              </figcaption>
            </figure>
          </li>
        )
      })}
    </ul>
  </Section>
)

/** The business's ratings, each with what it counts. */
export const FigureLedger = () => (
  <ul className="border-t-2 border-ink">
    {reviewTexts().ratings.map(({ value, label }) => (
      <li
        key={label}
        className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-[1.125rem] border-b border-ink-faint md:py-5"
      >
        <p className="flex-[0_0_5.5rem] font-head font-bold text-[3rem] leading-[0.95] text-link md:basis-[9rem] md:text-[4rem]">
          {value}
        </p>
        <h3 className="h3 flex-[1_1_8rem]">{label}</h3>
      </li>
    ))}
  </ul>
)

const Ratings = () => (
  <Band
    id="ratings-title"
    heading={sentences.reviews.ratings}
    className="bg-sky py-14 md:py-24"
    inside="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]"
  >
    <FigureLedger />
  </Band>
)

const YourReview = () => (
  <Section
    id="yours-title"
    heading={sentences.reviews.yours}
    className="wrap py-14 md:py-24 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.5fr]"
  >
    <div className="max-w-[38rem] grid gap-4">
      <p>{sentences.reviews.howItWent(boldTo(paths.contact))}</p>
      {site.reviewUrl && (
        <p>
          <BoldLink href={site.reviewUrl}>{sentences.reviews.listing}</BoldLink>
        </p>
      )}
      <p>
        {sentences.reviews.nothingGiven}
        {site.features.referrals && reward && sentences.reviews.notReferrals(linkTo(paths.referralProgram))}
      </p>
      <p>{sentences.reviews.newHere(linkTo(paths.howItWorks), linkTo(paths.faq))}</p>
      <HeadActions />
    </div>
  </Section>
)

/** How we're rated, and how many customers speak for us; a new business has neither yet. */
const lead = () =>
  [
    site.claims && sentences.reviews.rated(site.claims.headerRating, site.claims.heroReviews),
    sentences.reviews.told(voices().length),
    voices().length > 0 && sentences.home.translated,
  ]
    .filter(Boolean)
    .join(' ')

const ReviewsBody = ({ chosen }: Partial<FilterProps>) => (
  <>
    <PlainHead here={reviewsLabel()} heading={sentences.reviews.heading(voices().length > 0)} lead={lead()} />
    {spokenOf().length > 1 && <Filter chosen={chosen} />}
    {voices().length > 0 ? <Voices chosen={chosen} /> : <div className="pt-10 md:pt-16" />}
    <Proof />
    {reviewTexts().ratings.length > 0 && <Ratings />}
    <YourReview />
  </>
)

export const reviews = (): Page => ({
  kind: 'reviews',
  head: {
    title: sentences.reviews.title(hasReviews),
    crumb: reviewsLabel(),
    description: sentences.reviews.description(areaWords().region, hasReviews),
  },
  body: () => <ReviewsBody />,
  variant: {
    reads: (query) => query.has('kind'),
    body: ({ query }) => <ReviewsBody chosen={spokenOf().find(({ id }) => id === query.get('kind'))?.id} />,
  },
})
