import { nightBefore, promises, shots, stops } from '#site/howItWorks.ts'
import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { paths } from '../routes.ts'
import type { Prose } from '../sites/schema/texts.ts'
import { PhotoCoach } from '../ui/howItWorks/PhotoCoach.tsx'
import { RoadTimeline } from '../ui/howItWorks/RoadTimeline.tsx'
import { HeadActions } from '../ui/shared/HeadActions.tsx'
import { BoldLink } from '../ui/shared/Link.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { Band, Section } from '../ui/shared/Section.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'
import { Ticket } from '../ui/shared/Ticket.tsx'
import { TickList } from '../ui/shared/TickList.tsx'

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

const PhotoTips = () => (
  <Band id="photos-title" heading="Three photos that get you a closer price" className="bg-sky py-14 md:py-20">
    <p className="mt-3 max-w-[38rem]">
      You don’t have to send any, but with photos we can tell how much of the truck you’ll fill, so there are no
      surprises at the door.
    </p>
    <PhotoCoach shots={shots} />
  </Band>
)

const NightBefore = () => (
  <Section id="before-title" heading="What to do the night before">
    <div className="mt-4 max-w-[38rem] grid gap-4">
      {nightBefore.map((parts) => (
        <p key={String(parts[0])}>
          <Sentence parts={parts} />
        </p>
      ))}
    </div>
    <p className="mt-6">
      <a href={paths.schedule()} className="btn-main">
        Book a pickup
      </a>
    </p>
  </Section>
)

export const howItWorks: Page = {
  kind: 'how-it-works',
  head: {
    title: 'How our junk removal works, step by step',
    crumb: 'How it works',
    description:
      'Call or book, get one price at your door, and we’ll load up and sweep. Here’s what happens at each step of a junk pickup, and what you need to do.',
  },
  body: () => (
    <>
      <PageHead
        here="How it works"
        heading="How a pickup works"
        lead="You call, and we come the same day or the next day we’re open. You get the price, then we load up and sweep. You don’t lift a thing."
        truck="truck-piled"
      >
        <HeadActions />
      </PageHead>
      <Section id="job-title" heading="One job from start to finish" className="wrap pt-14 md:pt-20">
        <p className="mt-3 max-w-[38rem]">
          We do most of the work.
          {site.features.calculator && (
            <>
              {' Not sure what it’ll cost? Our '}
              <BoldLink href={paths.calculator}>price calculator</BoldLink> gives you a range before you talk to
              anybody: pick your items and watch the truck fill up.
            </>
          )}
        </p>
        <Fold />
        <RoadTimeline stops={stops} />
      </Section>
      <PhotoTips />
      <div className="wrap py-14 md:py-20 grid gap-10 lg:grid-cols-[1fr_min(26rem,44%)] lg:gap-[min(5rem,7.9vw)] lg:items-start">
        <NightBefore />
        <Ticket number="On every job" title="What we promise" level={2}>
          <TickList items={promises} className="grid gap-2" />
        </Ticket>
      </div>
    </>
  ),
}
