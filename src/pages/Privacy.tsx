import { site } from '#site/site.ts'
import { ownPrivacy } from '../business/privacy.ts'
import type { Page } from '../document/page.ts'
import { Essay } from '../ui/about/Essay.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { CalendarDate } from '../ui/shared/Proof.tsx'

export const privacy: Page = {
  kind: 'privacy',
  head: {
    title: 'Privacy: what we keep and for how long',
    crumb: 'Privacy',
    description:
      'What this website keeps about you, for how long, who gets it, and how to have it deleted. We don’t sell any of it.',
  },
  body: () => (
    <>
      <PageHead
        here="Privacy"
        heading="Your privacy"
        lead={`What ${site.name} keeps about you on this website, for how long, who gets it, and how to have it deleted.`}
        truck="truck-half"
      >
        {site.privacy && (
          <p className="mt-4">
            In effect since <CalendarDate day={site.privacy.since} />
          </p>
        )}
      </PageHead>
      <Essay chapters={ownPrivacy ?? []} />
    </>
  ),
}
