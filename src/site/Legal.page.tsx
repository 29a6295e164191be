import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { ownPrivacy, textsChapter } from '../business/privacy.ts'
import { siteWords } from '../business/siteTexts.ts'
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
            {sentences.legal.since}
            <CalendarDate day={since} />
          </p>
        )}
      </PageHead>
      <Essay chapters={chapters} />
    </>
  ),
})

export function privacy(): Page {
  const { heading, lead, ...head } = sentences.legal.privacy
  return legal({
    head,
    heading,
    lead: lead(site.name),
    since: site.privacy?.since,
    chapters: ownPrivacy(),
  })
}

export function terms(): Page {
  const { heading, lead, description, ...head } = sentences.legal.terms
  return legal({
    head: { ...head, description: description(site.name) },
    heading,
    lead: lead(site.name),
    since: site.terms?.since,
    chapters: [...(siteWords().terms ?? []), ...textsChapter()],
  })
}
