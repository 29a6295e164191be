import type { Service } from '../content/services.ts'
import { services } from '../content/services.ts'
import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { PageHead } from '../ui/PageHead.tsx'

const overview = { path: '/services', label: 'Services' }

export const servicePage = (service: Service): Page => ({
  kind: 'service',
  head: { title: service.title, description: service.description },
  body: () => (
    <>
      <PageHead
        crumbs={[overview]}
        here={service.name}
        heading={service.heading}
        lead={service.lead}
        picture={<Drawing name={service.slug} alt={service.picture} className="w-full h-auto rounded" eager />}
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16 grid gap-10 md:grid-cols-2">
        <section aria-labelledby="price">
          <h2 id="price" className="h2">
            What it costs
          </h2>
          <p className="mt-4 max-w-[36rem]">
            From ${site.price.from} for a small load to ${site.price.to} for a full truck, by the space it takes. You
            agree to the price before we lift. Call us and take ${site.price.callDiscount} off.
          </p>
        </section>
        <nav aria-labelledby="more">
          <h2 id="more" className="h2">
            While we are there
          </h2>
          <ul className="mt-4">
            {services
              .filter(({ slug }) => slug !== service.slug)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <a href={`/services/${slug}`} className="link inline-flex items-center min-h-11 md:min-h-8">
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </div>
      <ClosingCall />
    </>
  ),
})
