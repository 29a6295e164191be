import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Spot } from '../../domain/places/neighbors.ts'
import { milesBetween } from '../../domain/places/neighbors.ts'

type End = Spot & { readonly name: string }

const furthest = (of: (town: End) => number): End => towns.reduce((best, town) => (of(town) > of(best) ? town : best))

const ends: readonly (readonly [End, End])[] = [
  [furthest(({ lng }) => -lng), furthest(({ lng }) => lng)],
  [furthest(({ lat }) => lat), furthest(({ lat }) => -lat)],
]

/** A single town has no span, and two may be each other's both times. */
const spans = ends.filter(
  ([from, to], at) => from !== to && !ends.slice(0, at).some((span) => span.includes(from) && span.includes(to)),
)

const isOne = towns.length === 1

/** How wide and how tall the service area is, measured on the map. */
export const HowFar = () => (
  <section aria-labelledby="how-far" className="bg-marigold text-night py-14 md:py-20">
    <div className="wrap grid gap-8 lg:grid-cols-[1fr_1fr] lg:gap-16 lg:items-start">
      <div>
        <h2 id="how-far" className="h2">
          How far we travel
        </h2>
        <p className="mt-4 max-w-[34rem]">
          We don’t stop at the town line. If you live a mile past it, call us with your street, and we’ll tell you right
          on the phone whether we can come.
        </p>
        <p className="mt-3 max-w-[34rem]">
          {`There’s no trip charge in ${isOne ? 'town' : 'any of these towns'}. The space in the truck costs ${isOne ? '' : 'the same in all of them, '}from $${site.price.from} to $${site.price.to}, and you decide before we lift anything.`}
        </p>
      </div>
      <dl className="grid gap-6 sm:grid-cols-2">
        {spans.map(([from, to]) => (
          <div key={from.name} className="border-t-2 border-night pt-3 flex flex-col-reverse justify-end">
            <dt className="mt-1">{`${from.name} to ${to.name}, in a straight line`}</dt>
            <dd className="font-head font-bold text-[3.25rem] md:text-[4.5rem] leading-none">
              {`${Math.round(milesBetween(from, to))} miles`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
