import { site } from '#site/site.ts'
import { say } from '#words'
import { yardsOf } from '../domain/prices/price.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { ClosingCall } from '../shared/parts/CallsToAction.tsx'
import { JobsHere } from '../shared/parts/JobCards.tsx'
import { PlainHead } from '../shared/parts/PageHead.tsx'

/** All jobs that their customers let us show, in the language of the moment. */
export const jobsDone = (): Page => ({
  kind: 'jobs',
  head: {
    title: say.jobs.title,
    crumb: say.jobs.crumb,
    description: say.jobs.description,
  },
  body: () => (
    <>
      <PlainHead here={say.jobs.crumb} heading={say.jobs.heading} lead={say.jobs.lead(yardsOf(site.price.cubicFeet))} />
      <JobsHere path={paths.jobsDone} />
      <ClosingCall heading={say.jobs.closingHeading} text={say.jobs.closing} />
    </>
  ),
})
