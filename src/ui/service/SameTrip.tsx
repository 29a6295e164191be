import { sentences } from '#sentences'
import { towns } from '#site/towns.ts'
import { allTowns, services } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import type { Service } from '../../sites/schema/service.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { LanguageNote, TapLink } from '../shared/Link.tsx'
import { Section } from '../shared/Section.tsx'

type Props = { readonly service: Service }

const Related = ({ service: { related } }: Props) => (
  <Section as="nav" id="related" heading={sentences.service.related}>
    <ul className="mt-5">
      {related.flatMap(({ slug, why }) =>
        services()
          .filter((other) => other.slug === slug)
          .map(({ name, drawing }) => (
            <li key={slug}>
              <a href={paths.service(slug)} className="trip">
                <Drawing name={drawing} alt="" className="flex-[0_1_7rem] w-28 h-auto rounded" sizes="7rem" />
                <span>
                  <span className="block">{why}</span>
                  <span className="trip-name">{name}</span>
                </span>
              </a>
            </li>
          )),
      )}
    </ul>
  </Section>
)

const Towns = ({ service }: Props) => (
  <Section as="nav" id="towns" heading={sentences.service.towns}>
    <dl className="mt-5">
      {service.towns.flatMap(({ slug, note }) =>
        towns
          .filter((town) => town.slug === slug)
          .map(({ name }) => (
            <div
              key={slug}
              className="py-2 border-t border-line-strong md:grid md:grid-cols-[9.5rem_1fr] md:gap-4 md:items-baseline"
            >
              <dt>
                <a href={paths.town(slug)} className="link font-bold tap md:min-h-8">
                  {name}
                  <LanguageNote path={paths.town(slug)} />
                </a>
              </dt>
              <dd>{note}</dd>
            </div>
          )),
      )}
    </dl>
    <p className="mt-3">
      <TapLink href={paths.serviceAreas}>{allTowns()}</TapLink>
    </p>
  </Section>
)

/** Other services for the same trip, and what to know about this job in a few towns; nothing where there's neither. */
export function SameTrip({ service }: Props) {
  const [related, known] = [service.related.length > 0, service.towns.length > 0]
  if (!(related || known)) return null
  return (
    <div className="bg-card border-t border-line py-14 md:py-20">
      <div className={`wrap ${related && known ? 'grid gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-16' : ''}`}>
        {related && <Related service={service} />}
        {known && <Towns service={service} />}
      </div>
    </div>
  )
}
