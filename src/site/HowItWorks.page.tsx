import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { cutoff } from '../business/places.ts'
import { howItWorksTexts } from '../business/siteTexts.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { palette as p } from '../shared/drawings/palette.ts'
import { Drawing } from '../shared/parts/Drawing.tsx'
import { boldTo } from '../shared/parts/Link.tsx'
import { HeadActions, PageHead } from '../shared/parts/PageHead.tsx'
import { TickList } from '../shared/parts/Proof.tsx'
import { Band, Section } from '../shared/parts/Section.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'
import type { Prose, Shot, Stop } from '../sites/schema/texts.ts'

/** A job down the road: our work on its right, yours on its left. On phones both stand on the right. */
export const RoadTimeline = ({ stops }: { readonly stops: readonly Stop[] }) => (
  <div className="road">
    <p
      className="hidden md:grid relative grid-cols-[var(--left)_1fr] font-head font-bold text-[1.375rem] leading-[1.2] text-brick"
      aria-hidden="true"
    >
      <span className="pr-14 text-right">{sentences.howItWorks.you}</span>
      <span className="pl-14">{sentences.howItWorks.us}</span>
    </p>
    <ol className="grid gap-10 pt-8 pb-12 md:gap-13">
      {stops.map(({ title, us, you, picture }, index) => (
        <li key={title} className="road-stop">
          <span className="road-sign" aria-hidden="true">
            {index + 1}
          </span>
          <div className="road-us">
            <h3 className="h3">{title}</h3>
            <p className="mt-1">{us}</p>
          </div>
          <p className="road-you">
            <span className="font-bold md:sr-only">{sentences.howItWorks.yourPart}</span>
            {you}
          </p>
          {picture && (
            <div className="road-picture">
              <Drawing
                name={picture.drawing}
                alt={picture.alt}
                className="w-full aspect-[3/2] object-cover"
                sizes="20rem"
              />
            </div>
          )}
        </li>
      ))}
    </ol>
    <div className="road-truck" aria-hidden="true">
      <Drawing name="truck-piled" alt="" className="w-full h-auto" />
    </div>
  </div>
)

const line = { stroke: p.ink, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** What the three finders show: everything, one piece next to a door, stairs with a landing. */
const views = [
  <g key="pile" {...line}>
    <path fill={p.brickLight} d="M30 104V78q0-8 8-8h62q8 0 8 8v26Z" />
    <path fill={p.brick} d="M24 92q0-6 6-6t6 6v12H24zM102 92q0-6 6-6t6 6v12h-12z" />
    <path fill={p.wheat} d="M112 76h40v28h-40zM120 50h34v26h-34z" />
    <path fill="none" d="M132 76v9M137 50v8" />
    <path fill={p.steel} d="M156 42h34v62h-34z" />
    <path fill="none" d="M156 64h34M162 50v8M162 70v12" />
    <path fill={p.pineLight} d="M56 70 64 46h24l6 24Z" />
  </g>,
  <g key="piece" {...line}>
    <path fill={p.card} d="M142 22h42v82h-42z" />
    <circle cx="150" cy="64" r="2.5" fill={p.ink} />
    <path fill={p.pineLight} d="M32 104V66q0-10 10-10h70q10 0 10 10v38Z" />
    <path fill={p.pine} d="M24 84q0-7 7-7t7 7v20H24zM116 84q0-7 7-7t7 7v20h-14z" />
    <path fill="none" d="M77 56v32M38 88h78" />
  </g>,
  <g key="way" {...line}>
    <path fill={p.wheat} d="M20 104h30V90h24V76h24V62h24V48h72v56Z" />
    <path fill="none" d="M50 90h70M74 76h48M98 62h24M122 48v56" stroke={p.sand} />
    <path fill="none" strokeWidth="3.5" d="M34 78 126 22h64" />
    <path fill="none" d="M42 74v26M78 52v24M114 30v20M150 22v26M182 22v26" />
  </g>,
]

const room = [p.steel, p.skyDeep, p.pineMist]

/** Three photos to take before the call, each in its finder. */
export const PhotoCoach = ({ shots }: { readonly shots: readonly Shot[] }) => (
  <ol className="grid gap-8 mt-8 lg:grid-cols-[1.7fr_1fr_1fr] lg:gap-x-10 lg:items-end">
    {shots.map(({ title, text }, index) => (
      <li
        key={title}
        className="sm:max-lg:grid sm:max-lg:grid-cols-[min(12rem,45%)_1fr] sm:max-lg:gap-6 sm:max-lg:items-center lg:grid lg:grid-rows-[auto_8.5rem]"
      >
        <svg
          viewBox="0 0 214 124"
          aria-hidden="true"
          className="w-full mb-3.5 border-6 border-ink rounded sm:max-lg:m-0"
        >
          <path fill={room[index]} d="M0 0h214v124H0z" />
          <path fill={p.road} d="M0 100h214v24H0z" opacity=".45" />
          {views[index]}
          <path fill="none" stroke={p.card} strokeWidth="4" d="M10 28V10h18M186 10h18v18M204 96v18h-18M28 114H10V96" />
        </svg>
        <div>
          <h3 className="h3">{title}</h3>
          <p className="mt-1">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)

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
        <PageHead here={crumb} heading={heading} lead={lead(cutoff())} truck="truck-piled">
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
