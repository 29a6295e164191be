import { site } from '#site/site.ts'
import { ownPrivacy, textsChapter } from '../business/privacy.ts'
import type { Page } from '../shared/document/page.ts'
import { PageHead } from '../shared/parts/PageHead.tsx'
import { CalendarDate } from '../shared/parts/Proof.tsx'
import type { Chapter } from '../sites/schema/texts.ts'
import { Essay } from './Essay.tsx'

type Legal = {
  readonly head: Page['head'] & { readonly crumb: string }
  readonly heading: string
  readonly lead: string
  /** The date since which it's in effect. */
  readonly since: string | undefined
  readonly chapters: readonly Chapter[]
}

const legal = ({ head, heading, lead, since, chapters }: Legal): Page => ({
  kind: 'legal',
  head,
  body: () => (
    <>
      <PageHead here={head.crumb} heading={heading} lead={lead} truck="truck-half">
        {since && (
          <p className="mt-4">
            In effect since <CalendarDate day={since} />
          </p>
        )}
      </PageHead>
      <Essay chapters={chapters} />
    </>
  ),
})

export const privacy = legal({
  head: {
    title: 'Privacy: what we keep and for how long',
    crumb: 'Privacy',
    description:
      'What this website keeps about you, for how long, who gets it, and how to have it deleted. We don’t sell any of it.',
  },
  heading: 'Your privacy',
  lead: `What ${site.name} keeps about you on this website, for how long, who gets it, and how to have it deleted.`,
  since: site.privacy?.since,
  chapters: ownPrivacy ?? [],
})

export const terms = legal({
  head: {
    title: 'Terms: what you and we agree to',
    crumb: 'Terms',
    description: `What you and ${site.name} agree to when you book a pickup, get a price from us, or get our texts.`,
  },
  heading: 'Our terms',
  lead: `What you and ${site.name} agree to when you book a pickup with us.`,
  since: site.terms?.since,
  chapters: [...(site.terms?.chapters ?? []), ...textsChapter],
})
