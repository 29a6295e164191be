import { towns } from '#site/towns.ts'
import { alphabetical } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import type { Town } from '../../sites/schema/town.ts'
import { Section } from '../shared/Section.tsx'

type Edge = { readonly zip: string; readonly place: string; readonly towns: readonly Town[] }

const isOurs = (place: string) => towns.some(({ name }) => name === place)

/** Places that share a mailing ZIP with our towns, each once; our own towns are left out. */
export const edges: readonly Edge[] = towns
  .flatMap(({ sharedZips = [] }) => sharedZips)
  .filter(({ place }, at, all) => all.findIndex((other) => other.place === place) === at && !isOurs(place))
  .map(({ zip, place }): Edge => {
    const sharing = towns.filter(({ sharedZips = [] }) => sharedZips.some((shared) => shared.place === place))
    return { zip, place, towns: sharing }
  })
  .sort((a, b) => alphabetical(a.place, b.place))

const TownLink = ({ town: { slug, name } }: { readonly town: Town }) => (
  <a href={paths.town(slug)} className="link tap md:min-h-8">
    {name}
  </a>
)

/** Places where a ZIP code doesn't decide whether we come. */
export const SharedZips = () => (
  <Section id="edges" heading="Places just outside our towns">
    <p className="mt-4 max-w-[34rem]">
      ZIP codes don’t follow town lines. If you live in one of these places, we can probably come. Call us with your
      street and we’ll let you know.
    </p>
    <dl className="mt-5 max-w-[34rem] border-b-2 border-solid border-ink">
      {edges.map(({ zip, place, towns }) => (
        <div key={place} className="pairs gap-x-4 items-center py-1.5 border-t border-solid border-line">
          <dt>
            <strong>{place}</strong> <span className="whitespace-nowrap">{zip}</span>
          </dt>
          <dd className="flex flex-wrap items-center gap-x-2">
            <span className="text-soft">next to</span>
            {towns.map((town) => (
              <TownLink key={town.slug} town={town} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
)
