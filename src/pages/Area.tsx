import map from '#build/map.json'
import { services } from '../content/services.ts'
import type { Town } from '../content/towns.ts'
import { towns } from '../content/towns.ts'
import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { ServiceMap } from '../ui/ServiceMap.tsx'
import { TownList } from '../ui/TownList.tsx'

const overview = { path: '/service-areas', label: 'Service areas' }

const list = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)

export const areaPage = (town: Town): Page => ({
  kind: 'area',
  head: {
    title: `Junk removal in ${town.name}, IL from $${site.price.from}`,
    description: `Junk removal and hauling in ${town.name}, ${town.counties[0]} County, ZIP ${list(town.zips.slice(0, 2))}. From $${site.price.from}, same or next day, price agreed before we lift.`,
  },
  body: () => (
    <>
      <PageHead
        crumbs={[overview]}
        here={town.name}
        heading={`Junk removal in ${town.name}`}
        lead={`From one couch to a whole house, anywhere in ${town.name}. Call before 2 PM and we can usually come today.`}
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16 grid gap-10 md:grid-cols-2">
        <section aria-labelledby="where">
          <h2 id="where" className="h2">
            Where we drive here
          </h2>
          <p className="mt-4">
            The {town.kind} of {town.name} lies in {list(town.counties.map((county) => `${county} County`))}. We cover
            ZIP {list(town.zips)}.
          </p>
        </section>
        <section aria-labelledby="what">
          <h2 id="what" className="h2">
            What we haul in {town.name}
          </h2>
          <ul className="mt-4">
            {services.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`/services/${slug}`} className="link inline-flex items-center min-h-11 md:min-h-8">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="others" className="wrap pb-16">
        <h2 id="others" className="h2 mb-6">
          All our towns
        </h2>
        <div className="grid gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-14">
          <ServiceMap map={map} towns={towns} current={town.slug} />
          <TownList towns={towns} current={town.slug} />
        </div>
      </section>
      <ClosingCall heading={`What has to go in ${town.name}?`} />
    </>
  ),
})
