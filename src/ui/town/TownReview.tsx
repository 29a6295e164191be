import { testimonials } from '#site/home.ts'
import { towns } from '#site/towns.ts'
import { milesBetween, milesLabel } from '../../domain/places/neighbors.ts'
import type { Town } from '../../sites/schema/town.ts'
import { Byline } from '../shared/Byline.tsx'
import { Stars } from '../shared/icons.tsx'

/** The review from the town itself, or from the town nearest to it. */
const nearestReview = (town: Town) =>
  testimonials
    .flatMap((testimonial) => {
      const from = towns.find(({ name }) => name === testimonial.place)
      return from ? [{ testimonial, isHere: from.slug === town.slug, miles: milesBetween(town, from) }] : []
    })
    .sort((a, b) => a.miles - b.miles)[0]

/** What a customer from here or nearby said. */
export const TownReview = ({ town }: { readonly town: Town }) => {
  const found = nearestReview(town)
  if (!found) return null
  const { testimonial, isHere, miles } = found
  return (
    <figure>
      <Stars />
      <blockquote className="mt-3 font-head font-bold text-[1.75rem] lg:text-[2.5rem] leading-[1.15] text-balance">
        <p>{testimonial.quote}</p>
      </blockquote>
      <figcaption className="mt-3">
        <Byline of={testimonial}>{!isHere && `, ${milesLabel(miles)} from ${town.name}`}</Byline>
      </figcaption>
    </figure>
  )
}
