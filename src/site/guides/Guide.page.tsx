import { sentences } from '#sentences'
import { guidesNow } from '../../business/guides.ts'
import { areaWords } from '../../business/places.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { guideData } from '../../shared/document/structuredData/records.ts'
import { Breadcrumbs } from '../../shared/parts/Breadcrumbs.tsx'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { CallLink, LinkRow, TapLink, TextLink } from '../../shared/parts/Link.tsx'
import { PaperHead } from '../../shared/parts/PaperHead.tsx'
import { PriceWays } from '../../shared/parts/PriceWays.tsx'
import { CalendarDate } from '../../shared/parts/Proof.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import { TicketLine } from '../../shared/parts/Ticket.tsx'
import type { Guide } from '../../sites/schema/guide.ts'
import { GuidePart } from './GuidePart.tsx'

type Props = { readonly guide: Guide }

const loadOf = ({ load }: Guide): string => (load ? `items=${load}` : '')

/** A sheet from the crew's pad: the question, the answer, and its figures. */
const Head = ({ guide }: Props) => {
  const { name, heading, answer, lead, figures, picture, parts } = guide
  return (
    <div className="guide-head">
      <div className="wrap">
        <Breadcrumbs crumbs={[{ path: paths.guides, label: sentences.guides.crumb }]} here={name} />
        <div className="guide-top">
          <div>
            <h1 className="h1 text-balance">{heading}</h1>
            <p className="guide-answer">{answer}</p>
            <p className="mt-3 max-w-[38rem]">{lead}</p>
            <PriceWays load={loadOf(guide)} className="mt-5" />
          </div>
          <div className="guide-slip">
            {picture && <Drawing name={picture.drawing} alt={picture.alt} className="w-full h-auto rounded" eager />}
            <dl className={picture ? 'mt-2' : ''}>
              {figures.map((line) => (
                <TicketLine key={line.label} {...line} />
              ))}
            </dl>
          </div>
        </div>
        <nav aria-label={sentences.service.onThisPage} className="mt-5 print:hidden">
          <LinkRow links={parts.map(({ id, heading: label }) => ({ href: `#${id}`, label }))} />
        </nav>
      </div>
    </div>
  )
}

const Sources = ({ guide: { sources, checked } }: Props) => (
  <Section id="sources" heading={sentences.guides.sources} level={3}>
    <p className="mt-2">
      {sentences.guides.checked(sources.length > 0)}
      <CalendarDate day={checked} />.
    </p>
    {sources.length > 0 && (
      <ul className="mt-2">
        {sources.map(({ label, href, asOf }) => (
          <li key={href + label} className="py-1.5 border-t border-line-strong">
            <a href={href} className="link">
              {label}
            </a>
            {`, ${asOf}`}
          </li>
        ))}
      </ul>
    )}
  </Section>
)

const Others = ({ guide: { slug } }: Props) => (
  <Section as="nav" id="guides" heading={sentences.guides.others} level={3}>
    <ul className="mt-2">
      {guidesNow()
        .filter((other) => other.slug !== slug)
        .map((other) => (
          <li key={other.slug} className="border-t border-line-strong">
            <TapLink href={paths.guide(other.slug)}>{other.name}</TapLink>
          </li>
        ))}
    </ul>
  </Section>
)

/** The last sheet: what to do next, and where everything is from. */
const End = ({ guide }: Props) => (
  <div className="guide-end">
    <div className="wrap">
      <Section id="next" heading={guide.closing.title} className="guide-next">
        <p className="mt-2 max-w-[34rem]">{guide.closing.text}</p>
        <PriceWays load={loadOf(guide)} className="mt-4" />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <CallLink className="link tap font-bold" />
          <TextLink className="link tap font-bold" />
        </p>
      </Section>
      {guidesNow().length > 1 && <Others guide={guide} />}
      <Sources guide={guide} />
    </div>
  </div>
)

export const guidePage = (guide: Guide): Page => ({
  kind: 'guide',
  head: {
    title: guide.title,
    crumb: guide.name,
    description: guide.description,
    structuredData: (siteUrl) => [guideData(guide, siteUrl)],
  },
  body: ({ path, siteUrl }) => (
    <article className="guide">
      <PaperHead {...{ path, siteUrl }} query={new URLSearchParams()} now={undefined} />
      <Head guide={guide} />
      {guide.parts.map((part) => (
        <GuidePart key={part.id} part={part} />
      ))}
      <End guide={guide} />
    </article>
  ),
})

export function guideIndex(): Page {
  const { title, crumb, description, lead } = sentences.guides
  return {
    kind: 'guides',
    head: { title, crumb, pageType: 'CollectionPage', description: description(areaWords().region) },
    body: () => (
      <div className="guide-index wrap">
        <Breadcrumbs here={crumb} />
        <h1 className="h1 mt-2">{crumb}</h1>
        <p className="mt-3 max-w-[36rem] text-[1.1875rem]">{lead}</p>
        <ol className="mt-8">
          {guidesNow().map(({ slug, heading, answer }) => (
            <li key={slug}>
              <h2 className="h3">
                <a href={paths.guide(slug)} className="link tap">
                  {heading}
                </a>
              </h2>
              <p>{answer}</p>
            </li>
          ))}
        </ol>
        <PriceWays className="mt-8" />
      </div>
    ),
  }
}
