import { site } from '#site/site.ts'
import { ownPrivacy } from '../business/privacy.ts'
import type { Page } from '../shared/document/page.ts'
import { PageHead } from '../shared/parts/PageHead.tsx'
import { CalendarDate } from '../shared/parts/Proof.tsx'
import { Essay } from './Essay.tsx'

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
