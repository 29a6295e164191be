import { testimonials } from '#site/home.ts'
import { Stars } from '../icons.tsx'

/** One voice large, two beside it. */
export const Testimonials = () => (
  <section aria-labelledby="testimonials-title" className="py-16 md:py-24">
    <div className="wrap">
      <h2 id="testimonials-title" className="sr-only">
        What customers say
      </h2>
      <ul className="grid gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-x-16">
        {testimonials.map(({ quote, author, place }, index) => (
          <li key={author} className={index === 0 ? 'lg:row-span-2' : 'slip'}>
            <figure>
              <Stars />
              <blockquote className={index === 0 ? 'quote-large' : 'mt-3 text-[1.1875rem] leading-normal'}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className="mt-4 font-bold">
                {author}, <span className="font-normal">{place}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a href="/reviews" className="link tap font-bold">
          Read all our reviews
        </a>
      </p>
    </div>
  </section>
)
