import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { paths } from '../../routes.ts'
import type { Town } from '../../sites/schema/town.ts'
import { TapLink } from '../shared/Link.tsx'
import { Band } from '../shared/Section.tsx'

/** When a hauler earns its price in this town: three cases, as lines of a work order. */
export const WorthIt = ({ town: { name, worthIt } }: { readonly town: Town }) => (
  <section aria-labelledby="worth" className="wrap py-14 md:py-20 grid gap-8 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
    <div>
      <h2 id="worth" className="h2">
        When to call us in {name}
      </h2>
      <p className="mt-4 max-w-[30rem]">
        Loads run from ${site.price.from} to ${site.price.to}.
      </p>
      {site.features.calculator && (
        <p className="mt-4">
          <TapLink href={paths.calculator}>Use the price calculator</TapLink>
        </p>
      )}
    </div>
    <ul>
      {worthIt.map(({ when, text }) => (
        <li key={when} className="py-5 md:py-6 border-t-2 border-ink last:border-b-2">
          <h3 className="font-head font-bold text-[1.625rem] md:text-[1.875rem] leading-tight">{when}</h3>
          <p className="mt-1.5 max-w-[38rem]">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** What we do here, each with its page. */
export const TownServices = ({ town: { name } }: { readonly town: Town }) => (
  <Band id="services" heading={`Our services in ${name}`} className="bg-card border-y border-line py-10 md:py-14">
    <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
      {services.map(({ slug, name: service }) => (
        <li key={slug} className="border-t border-line">
          <a href={paths.service(slug)} className="link font-bold inline-flex items-center min-h-12">
            {service}
          </a>
        </li>
      ))}
    </ul>
  </Band>
)
