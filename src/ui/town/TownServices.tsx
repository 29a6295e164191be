import { services } from '#site/services.ts'
import { paths } from '../../routes.ts'
import type { Town } from '../../sites/schema/town.ts'
import { Band } from '../shared/Section.tsx'

/** What we do here, each with its page. */
export const TownServices = ({ town: { name } }: { readonly town: Town }) => (
  <Band
    id="services"
    heading={`Our services in ${name}`}
    className="bg-card border-y border-solid border-line py-10 md:py-14"
  >
    <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
      {services.map(({ slug, name: service }) => (
        <li key={slug} className="border-t border-solid border-line">
          <a href={paths.service(slug)} className="link font-bold inline-flex items-center min-h-12">
            {service}
          </a>
        </li>
      ))}
    </ul>
  </Band>
)
