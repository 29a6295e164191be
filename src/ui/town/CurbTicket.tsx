import { testimonials } from '#site/home.ts'
import { towns } from '#site/towns.ts'
import { milesBetween, milesLabel } from '../../domain/places/neighbors.ts'
import type { Curb, CurbLine, CurbMark, Town } from '../../sites/schema/town.ts'
import { Byline } from '../shared/Byline.tsx'
import { Stars } from '../shared/icons.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Ticket } from '../shared/Ticket.tsx'

const marks: Readonly<Record<CurbMark, string>> = { yes: 'Yes', paid: 'Paid', ask: 'Ask', no: 'No' }

const Line = ({ item, mark, note }: CurbLine) => (
  <div className="grid grid-cols-[min(3.5rem,34%)_1fr] gap-x-3.5 items-center py-2 border-t border-line-strong leading-[1.3]">
    <dt className="col-start-2 font-bold">{item}</dt>
    <dd className={`curb-mark curb-${mark}`}>{marks[mark]}</dd>
    <dd className="col-start-2">{note}</dd>
  </div>
)

/** What the town's own hauler takes for free, since when, and where to check. */
export const CurbTicket = ({ town: { name, kind }, curb }: { readonly town: Town; readonly curb: Curb }) => {
  const { hauler = `the ${kind}`, asOf, answer, lines, source } = curb
  return (
    <section aria-labelledby="curb">
      <Ticket
        number={asOf ? `As of ${asOf}` : `Ask ${hauler}`}
        title={`Free curbside pickup in ${name}?`}
        titleId="curb"
      >
        <p className="font-bold text-[1.125rem] leading-snug">{answer}</p>
        <dl className="mt-4 border-b border-line-strong">
          {lines.map((line) => (
            <Line key={line.item} {...line} />
          ))}
        </dl>
        <p className="mt-4 leading-snug">Rules change, so check with {hauler} first.</p>
        {source && (
          <p>
            <TapLink href={source.href}>{source.label}</TapLink>
          </p>
        )}
      </Ticket>
    </section>
  )
}

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
