import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { answered } from '../business/calendar.ts'
import { items } from '../business/items.ts'
import { cutoff } from '../business/places.ts'
import { questionGroups } from '../business/siteTexts.ts'
import { inDollars } from '../domain/prices/price.ts'
import type { Page } from '../shared/document/page.ts'
import { ClosingCall } from '../shared/parts/CallsToAction.tsx'
import { boldCall, boldText, LinkRow } from '../shared/parts/Link.tsx'
import { PageHead } from '../shared/parts/PageHead.tsx'
import type { Question, QuestionGroup } from '../sites/schema/texts.ts'
import { ItemGuide, LandfillBans } from './items/ItemGuide.tsx'

type Props = {
  readonly groups: readonly QuestionGroup[]
  /** Other sections of the page: fragments and names. */
  readonly more: readonly (Pick<QuestionGroup, 'id' | 'name'> & { readonly questions?: undefined })[]
}

/** The contents of the ledger: on top on phones, next to it and always in sight on wide screens. */
export const FaqContents = ({ groups, more }: Props) => (
  <nav aria-labelledby="contents-title" className="lg:sticky lg:top-36 print:hidden">
    <p id="contents-title" className="font-head font-bold text-[1.375rem] leading-tight">
      {sentences.faq.contents}
    </p>
    <ul className="mt-1 border-t-2 border-ink max-lg:grid max-lg:grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] max-lg:gap-x-[min(2.5rem,6vw)]">
      {[...groups, ...more].map(({ id, name, questions }) => (
        <li key={id} className="border-b border-line">
          <a
            href={`#${id}`}
            className="link flex items-center justify-between gap-3 min-h-11 no-underline hover:underline"
          >
            {name}
            {questions && (
              <span className="font-head font-bold text-[1.25rem] leading-none text-brick">
                {questions.length}
                <span className="sr-only">{sentences.faq.questions}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
    <p className="hidden lg:block mt-6 text-[1rem] leading-normal">
      {sentences.faq.notYours(boldCall, boldText, answered())}
    </p>
  </nav>
)

/** One line of the ledger. The address of a question is its answer's, since a browser opens what hides a fragment. */
const LedgerEntry = ({ id, question, answer, links = [] }: Question) => (
  <details className="ledger-entry">
    <summary className="question ledger-question">
      <h3>{question}</h3>
    </summary>
    <div id={id} className="ledger-answer">
      <p>{answer}</p>
      {links.length > 0 && (
        <LinkRow links={links.map(({ href, label, asOf }) => ({ href, label: asOf ? `${label}, ${asOf}` : label }))} />
      )}
    </div>
  </details>
)

/** All questions, folded: searching in the page and a link to one open it, with or without a script. */
export const QuestionLedger = ({ groups }: { readonly groups: readonly QuestionGroup[] }) => (
  <div className="ledger">
    {groups.map(({ id, name, questions }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id} className="ledger-group">
          {name}
        </h2>
        {questions.map((question) => (
          <LedgerEntry key={question.id} {...question} />
        ))}
      </section>
    ))}
  </div>
)

function FaqBody() {
  const catalog = items()
  const groups = questionGroups()
  const { crumb, heading, lead, closingHeading, closing } = sentences.faq
  const guide = { id: 'where-does-it-go', name: sentences.itemGuide.where }
  return (
    <>
      <PageHead
        here={crumb}
        heading={heading}
        lead={lead(inDollars(site.price.from), inDollars(site.price.to), cutoff())}
        truck="truck-half"
      />
      <div className="wrap py-8 grid gap-8 lg:py-16 lg:grid-cols-[min(13.5rem,23%)_minmax(0,1fr)] lg:items-start">
        <FaqContents groups={groups} more={catalog ? [guide] : []} />
        <QuestionLedger groups={groups} />
      </div>
      {catalog && (
        <>
          <ItemGuide catalog={catalog} />
          <LandfillBans catalog={catalog} />
        </>
      )}
      <ClosingCall heading={closingHeading} text={closing} />
    </>
  )
}

export function faq(): Page {
  const { title, crumb, description } = sentences.faq
  return {
    kind: 'faq',
    head: { title, crumb, description },
    body: () => <FaqBody />,
  }
}
