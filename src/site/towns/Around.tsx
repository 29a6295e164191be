import { towns } from '#site/towns.ts'
import { say } from '#words'
import { paths } from '../../routes.ts'
import { sceneInWords, stripOf } from '../../shared/drawings/town/scene.ts'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { LanguageNote, TapLink } from '../../shared/parts/Link.tsx'
import { neighborsOf } from '../../shared/parts/neighbors.ts'
import { Section } from '../../shared/parts/Section.tsx'
import { hasMap, ServiceMap } from '../../shared/parts/ServiceMap.tsx'
import type { Town } from '../../sites/schema/town.ts'

/** The place with our truck in it, and on a tag what one job there costs. */
export const TownPicture = ({ town }: { readonly town: Town }) => (
  <>
    <Drawing name={stripOf(town)} alt={say.town.picture(sceneInWords(town))} className="w-full h-auto rounded" eager />
    {town.example && (
      <p className="relative max-w-[24rem] -mt-6 mr-auto ml-4 px-4 py-3 bg-marigold text-night leading-[1.35]">
        <strong className="font-head text-[1.625rem] leading-none">{say.town.usually(town.example.price)}</strong>{' '}
        {say.town.forLoad(town.example.load)}
      </p>
    )}
  </>
)

/** When a hauler earns its price in this town, as lines of a work order. */
export const WorthIt = ({ town: { name, worthIt } }: { readonly town: Town }) => (
  <Section id="worth" heading={say.town.worth(name)} className="wrap pt-14 md:pt-20">
    <ul className={`mt-6 grid lg:gap-x-12 ${worthIt.length % 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
      {worthIt.map(({ when, text }) => (
        <li key={when} className="py-5 md:py-6 border-t-2 border-ink">
          <h3 className="font-head font-bold text-[1.625rem] md:text-[1.875rem] leading-tight">{when}</h3>
          <p className="mt-1.5 max-w-[38rem]">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

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
