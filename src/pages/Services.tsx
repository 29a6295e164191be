import { services } from '../content/services.ts'
import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const servicesOverview: Page = {
  kind: 'text',
  head: {
    title: 'Junk removal services and what we take',
    description:
      'Eight services for homes and businesses in 19 Chicago suburbs: from one couch to a whole house, a shed, a hot tub or an office floor.',
  },
  body: () => (
    <>
      <PageHead
        here="Services"
        heading="What we haul"
        lead="From one couch to a whole house. If two people can carry it, we take it."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {services.map(({ slug, name, summary, picture }) => (
            <li key={slug}>
              <a href={`/services/${slug}`} className="block text-ink no-underline hover:underline">
                <Drawing name={slug} alt={picture} className="w-full h-auto rounded" />
                <span className="block mt-3 h3">{name}</span>
              </a>
              <p className="mt-1">{summary}</p>
            </li>
          ))}
        </ul>
      </div>
      <ClosingCall />
    </>
  ),
}
