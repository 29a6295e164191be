import { testimonials } from '#site/home.ts'
import { ratings } from '#site/reviews.ts'
import { Byline } from '../shared/Byline.tsx'
import { Stars } from '../shared/icons.tsx'

/** One voice that fills the screen, and the others below it like notes in the margin. */
export const Voices = () => (
  <section aria-labelledby="voices-title" className="wrap py-14 md:py-24">
    <h2 id="voices-title" className="sr-only">
      In their words
    </h2>
    <ul className="grid gap-10 md:grid-cols-2 md:gap-x-6 md:gap-y-16 lg:gap-x-16">
      {testimonials.map((testimonial) => (
        <li key={testimonial.author} className="voice">
          <figure>
            <blockquote className="voice-words">
              <p>{testimonial.quote}</p>
            </blockquote>
            <figcaption className="voice-name">
              <Stars className="shrink-0" />
              <span className="sr-only">Five stars.</span>
              <span>
                <Byline of={testimonial} />
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
)

/** The business's ratings, each with what it counts. */
export const FigureLedger = () => (
  <ul className="figures">
    {ratings.map(({ value, label }) => (
      <li key={label} className="figures-row">
        <p className="figures-value">{value}</p>
        <h3 className="h3 flex-[1_1_8rem]">{label}</h3>
      </li>
    ))}
  </ul>
)
