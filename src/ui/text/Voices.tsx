import { testimonials } from '#site/home.ts'
import { Stars } from '../icons.tsx'

/** One voice that fills the screen, and the others below it like notes in the margin. */
export const Voices = () => (
  <section aria-labelledby="voices-title" className="wrap py-14 md:py-24">
    <h2 id="voices-title" className="sr-only">
      In their words
    </h2>
    <ul className="voices">
      {testimonials.map(({ quote, author, place }) => (
        <li key={author} className="voice">
          <figure>
            <blockquote className="voice-words">
              <p>{quote}</p>
            </blockquote>
            <figcaption className="voice-name">
              <Stars className="shrink-0" />
              <span className="sr-only">Five stars.</span>
              <span>
                <strong>{author}</strong>, {place}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
)
