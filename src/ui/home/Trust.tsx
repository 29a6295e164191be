import { sentences } from '#sentences'
import { homeTexts } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import { Byline } from '../shared/Byline.tsx'
import { Stars } from '../shared/icons.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Band } from '../shared/Section.tsx'

/** One voice large, two next to it. */
export const Testimonials = () => (
  <Band
    id="testimonials-title"
    heading={sentences.home.testimonials}
    look="sr-only"
    className="[--height:29rem] md:[--height:35rem] py-6 md:py-24"
  >
    <ul className="grid gap-2 md:gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-x-16">
      {homeTexts().testimonials.map((testimonial, index) => (
        <li key={testimonial.author} className={index === 0 ? 'lg:row-span-2' : 'slip'}>
          <figure className={index === 0 ? 'lg:flex lg:flex-col lg:justify-between lg:h-full' : ''}>
            <Stars className={index === 0 ? '' : 'hidden md:block'} />
            <blockquote
              className={
                index === 0
                  ? 'mt-3 font-head font-bold text-[clamp(1.6875rem,0.5rem+4vw,4rem)] leading-[1.12] text-balance'
                  : 'md:mt-3 md:text-[1.1875rem] leading-snug md:leading-normal'
              }
            >
              <p>{testimonial.quote}</p>
            </blockquote>
            <figcaption className="mt-1 md:mt-4">
              <Byline of={testimonial} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
    {sentences.home.translated && <p className="mt-4 text-soft">{sentences.home.translated}</p>}
    <p className="md:mt-8">
      <TapLink href={paths.reviews}>{sentences.home.allReviews}</TapLink>
    </p>
  </Band>
)

/** Why choose us: three lines of a work order. */
export const Reasons = () => (
  <section aria-labelledby="reasons-title" className="[--height:23rem] md:[--height:20rem] bg-sky py-6 md:py-20">
    <div className="wrap grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <h2 id="reasons-title" className="h2">
        {sentences.home.reasons}
      </h2>
      <ul>
        {homeTexts().reasons.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-1 md:grid-cols-[min(15rem,41%)_1fr] md:gap-6 py-1.5 md:py-5 border-t-2 border-ink last:border-b-2"
          >
            <h3 className="font-head font-bold text-[1.375rem] md:text-[1.75rem] leading-tight">{title}</h3>
            <p className="max-w-[34rem] leading-snug md:leading-normal">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** Figures of the business, large. */
export const Statistics = () => (
  <Band
    id="statistics-title"
    heading={sentences.home.numbers}
    look="sr-only"
    className="bg-marigold text-night py-4 md:py-12"
  >
    <dl className="grid grid-cols-2 lg:grid-cols-4 gap-x-6 gap-y-4">
      {homeTexts().statistics.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="leading-snug">{label}</dt>
          <dd className="font-head font-bold text-[2.75rem] md:text-[4.5rem] leading-none">{figure}</dd>
        </div>
      ))}
    </dl>
  </Band>
)
