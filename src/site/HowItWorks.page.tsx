import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { howItWorksTexts } from '../business/siteTexts.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { boldTo } from '../shared/parts/Link.tsx'
import { HeadActions, PageHead } from '../shared/parts/PageHead.tsx'
import { TickList } from '../shared/parts/Proof.tsx'
import { Band, Section } from '../shared/parts/Section.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'
import type { Prose } from '../sites/schema/texts.ts'
import { PhotoCoach, RoadTimeline } from './HowItWorks.tsx'

/** A paragraph's text with its links. */
const Sentence = ({ parts }: { readonly parts: Prose }) =>
  parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href} className="link">
        {part.label}
      </a>
    ),
  )

const WholeJob = () => (
  <Section id="job-title" heading={sentences.howItWorks.job} className="wrap pt-14 md:pt-20">
    <p className="mt-3 max-w-[38rem]">
      {sentences.howItWorks.mostOfIt}
      {site.features.calculator && <> {sentences.howItWorks.calculator(boldTo(paths.calculator))}</>}
    </p>
    <RoadTimeline stops={howItWorksTexts().stops} />
  </Section>
)

const PhotoTips = () => (
  <Band id="photos-title" heading={sentences.howItWorks.photos} className="bg-sky py-14 md:py-20">
    <p className="mt-3 max-w-[38rem]">{sentences.howItWorks.photosLead}</p>
    <PhotoCoach shots={howItWorksTexts().shots} />
  </Band>
)

const NightBefore = () => (
  <Section id="before-title" heading={sentences.howItWorks.before}>
    <div className="mt-4 max-w-[38rem] grid gap-4">
      {howItWorksTexts().nightBefore.map((parts) => (
        <p key={String(parts[0])}>
          <Sentence parts={parts} />
        </p>
      ))}
    </div>
    <p className="mt-6">
      <a href={paths.schedule()} className="btn-main">
        {say.frame.bookPickup}
      </a>
    </p>
  </Section>
)

export function howItWorks(): Page {
  const { title, crumb, description, heading, lead } = sentences.howItWorks
  return {
    kind: 'how-it-works',
    head: { title, crumb, description },
    body: () => (
      <>
        <PageHead here={crumb} heading={heading} lead={lead} truck="truck-piled">
          <HeadActions />
        </PageHead>
        <WholeJob />
        <PhotoTips />
        <div className="wrap py-14 md:py-20 grid gap-10 lg:grid-cols-[1fr_min(26rem,44%)] lg:gap-[min(5rem,7.9vw)] lg:items-start">
          <NightBefore />
          <Ticket number={sentences.howItWorks.onEveryJob} title={sentences.howItWorks.promises} level={2}>
            <TickList items={howItWorksTexts().promises} className="grid gap-2" />
          </Ticket>
        </div>
      </>
    ),
  }
}
