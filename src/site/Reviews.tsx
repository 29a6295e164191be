import { testimonials } from '#site/home.ts'
import { ratings } from '#site/reviews.ts'
import { Stars } from '../shared/parts/icons.tsx'
import { Byline } from '../shared/parts/Proof.tsx'
import { Section } from '../shared/parts/Section.tsx'

const first = {
  voice: 'md:col-span-full md:max-w-[62rem]',
  words: 'text-[clamp(2.375rem,1.2rem+5vw,5rem)] leading-[1.02] tracking-[-0.01em] text-balance',
  name: 'md:mt-7',
}
const other = { voice: 'pt-6 border-t-2 border-ink', words: 'text-[1.625rem] leading-[1.2]', name: '' }

/** One voice that fills the screen, and the others below it like notes in the margin. */
export const Voices = () => (
  <Section id="voices-title" heading="In their words" look="sr-only" className="wrap py-14 md:py-24">
    <ul className="grid gap-10 md:grid-cols-2 md:gap-x-6 md:gap-y-16 lg:gap-x-16">
      {testimonials.map((testimonial, index) => {
        const look = index === 0 ? first : other
        return (
          <li key={testimonial.author} className={look.voice}>
            <figure>
              <blockquote className={`font-head font-bold ${look.words}`}>
                <p>{testimonial.quote}</p>
              </blockquote>
              <figcaption className={`flex flex-wrap items-center gap-x-3.5 gap-y-1 mt-4 ${look.name}`}>
                <Stars className="shrink-0" />
                <span className="sr-only">Five stars.</span>
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
    {ratings.map(({ value, label }) => (
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
