import { towns } from '#site/towns.ts'
import { say } from '#words'
import { paths } from '../../routes.ts'
import type { Town } from '../../sites/schema/town.ts'
import { LanguageNote, TapLink } from '../shared/Link.tsx'
import { neighborsOf } from '../shared/neighbors.ts'
import { Section } from '../shared/Section.tsx'
import { hasMap, ServiceMap } from '../shared/ServiceMap.tsx'

type Props = { readonly town: Town }

const Neighbors = ({ town }: Props) => (
  <Section as="nav" id="neighbors" heading={say.town.nearbyTowns} level={3} className="mt-8">
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {neighborsOf(town).map(({ slug, name }) => (
        <li key={slug}>
          <TapLink href={paths.town(slug)}>
            {name}
            <LanguageNote path={paths.town(slug)} />
          </TapLink>
        </li>
      ))}
    </ul>
  </Section>
)

/** The map with the town's dot lit, its ZIP codes, neighborhoods and counties, and the nearest towns. */
export const Around = ({ town }: Props) => (
  <Section id="around" heading={say.town.neighborhoods(town.name)} className="wrap py-14 md:py-20">
    <div className="mt-6 grid gap-8 lg:grid-cols-[1.35fr_1fr] lg:gap-14 lg:items-start">
      {hasMap && <ServiceMap current={town.slug} />}
      <div>
        <ul aria-label={say.town.zips} className="flex flex-wrap gap-2 mt-4">
          {town.zips.map((zip) => (
            <li
              key={zip}
              className="px-3 py-0.5 border-2 border-ink rounded bg-card font-head font-bold text-[1.375rem] leading-[1.3]"
            >
              {zip}
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[36rem]">{town.around}</p>
        {towns.length > 1 && <Neighbors town={town} />}
      </div>
    </div>
  </Section>
)
