import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { milesBetween, milesLabel, type Spot } from '../../domain/places/neighbors.ts'

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

/** How wide and how tall the service area is, measured on the map. */
export const HowFar = () => (
  <section aria-labelledby="how-far" className="bg-marigold text-night py-14 md:py-20">
    <div className="wrap grid gap-8 lg:grid-cols-[1fr_1fr] lg:gap-16 lg:items-start">
      <div>
        <h2 id="how-far" className="h2">
          {say.serviceAreas.far}
        </h2>
        <p className="mt-4 max-w-[34rem]">{say.serviceAreas.pastTheLine}</p>
        <p className="mt-3 max-w-[34rem]">
          {say.serviceAreas.noTripCharge(towns.length === 1, `$${site.price.from}`, `$${site.price.to}`)}
        </p>
      </div>
      <dl className="grid gap-6 sm:grid-cols-2">
        {spans.map(([from, to]) => (
          <div key={from.name} className="border-t-2 border-night pt-3 flex flex-col-reverse justify-end">
            <dt className="mt-1">{say.serviceAreas.straightLine(from.name, to.name)}</dt>
            <dd className="font-head font-bold text-[3.25rem] md:text-[4.5rem] leading-none">
              {milesLabel(milesBetween(from, to))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
