import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { items } from '../business/items.ts'
import { cutoff } from '../business/places.ts'
import { questionGroups } from '../business/siteTexts.ts'
import type { Page } from '../shared/document/page.ts'
import { ClosingCall } from '../shared/parts/CallsToAction.tsx'
import { PageHead } from '../shared/parts/PageHead.tsx'
import { FaqContents, QuestionLedger } from './Faq.tsx'
import { ItemGuide, LandfillBans } from './items/ItemGuide.tsx'

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
        lead={lead(`$${site.price.from}`, `$${site.price.to}`, cutoff())}
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
