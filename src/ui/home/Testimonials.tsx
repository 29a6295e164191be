import { testimonials } from '#site/home.ts'
import { paths } from '../../routes.ts'
import { Byline } from '../shared/Byline.tsx'
import { Stars } from '../shared/icons.tsx'
import { TapLink } from '../shared/Link.tsx'

/** One voice large, two next to it. */
export const Testimonials = () => (
  <section aria-labelledby="testimonials-title" className="py-6 md:py-24">
    <div className="wrap">
      <h2 id="testimonials-title" className="sr-only">
        What customers say
      </h2>
      <ul className="grid gap-2 md:gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-x-16">
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.author} className={index === 0 ? 'lg:row-span-2' : 'slip'}>
            <figure>
              <Stars className={index === 0 ? '' : 'hidden md:block'} />
              <blockquote
                className={index === 0 ? 'quote-large' : 'md:mt-3 md:text-[1.1875rem] leading-snug md:leading-normal'}
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
      <p className="md:mt-8">
        <TapLink href={paths.reviews}>Read all our reviews</TapLink>
      </p>
    </div>
  </section>
)
