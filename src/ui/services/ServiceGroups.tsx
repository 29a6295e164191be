import { alsoHauled, beforeTeardown, oneThing, somethingBuilt, wholeRoom } from '#site/serviceGroups.ts'
import { services } from '../../content/serviceIndex.ts'
import type { ServiceFacts, ServiceGroup } from '../../sites/service.ts'
import { Drawing } from '../Drawing.tsx'
import { Fold } from '../StyleLinks.tsx'

const servicesOf = (group: ServiceGroup): ServiceFacts[] =>
  group.services.flatMap((slug) => services.filter((service) => service.slug === slug))

const GroupHead = ({ group: { id, name, text } }: { readonly group: ServiceGroup }) => (
  <div>
    <h2 id={id} className="h2">
      {name}
    </h2>
    <p className="mt-3 max-w-[36rem]">{text}</p>
  </div>
)

const Picture = ({
  service: { slug, name, picture },
  eager,
}: {
  readonly service: ServiceFacts
  readonly eager?: boolean
}) => (
  <a href={`/services/${slug}`} className="service-link">
    <Drawing name={slug} alt={picture} className="w-full h-auto rounded" eager={eager} />
    <span className="service-name">{name}</span>
  </a>
)

/** Two pieces side by side, and what comes along without a page of its own. */
export const OneThing = () => (
  <section aria-labelledby={oneThing.id} className="wrap py-14 md:py-20">
    <GroupHead group={oneThing} />
    <Fold />
    <div className="service-one">
      {servicesOf(oneThing).map((service) => (
        <div key={service.slug}>
          <Picture service={service} eager />
          <p className="mt-1">{service.summary}</p>
        </div>
      ))}
      <ul className="service-also">
        {alsoHauled.map(({ name, text, item }) => (
          <li key={name}>
            <h3 className="h3">{name}</h3>
            <p className="mt-1">{text}</p>
            <a href={`/faq?kind=all#item-${item}`} className="link tap font-bold">
              Price and where it goes
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** The big jobs: one large picture, two beside it. */
export const WholeRoom = () => (
  <section aria-labelledby={wholeRoom.id} className="on-dark bg-pine text-paper py-14 md:py-20">
    <div className="wrap">
      <GroupHead group={wholeRoom} />
      <ul className="service-rooms">
        {servicesOf(wholeRoom).map((service) => (
          <li key={service.slug}>
            <Picture service={service} />
            <p className="mt-1 max-w-[30rem]">{service.summary}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** A work order: what comes down, and what has to be done before. */
export const SomethingBuilt = () => (
  <section aria-labelledby={somethingBuilt.id} className="wrap py-14 md:py-20">
    <GroupHead group={somethingBuilt} />
    <ul className="service-built">
      {servicesOf(somethingBuilt).map(({ slug, name, summary, picture }) => (
        <li key={slug}>
          <a href={`/services/${slug}`} className="service-row">
            <Drawing name={slug} alt={picture} className="service-thumb" />
            <span>
              <span className="service-name">{name}</span>
              <span className="block mt-1">{summary}</span>
            </span>
          </a>
          <p className="service-before">{beforeTeardown[slug]}</p>
        </li>
      ))}
    </ul>
  </section>
)
