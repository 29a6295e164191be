import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { items } from '../business/items.ts'
import { cutoff } from '../business/places.ts'
import { questionGroups } from '../business/siteTexts.ts'
import type { Page } from '../document/page.ts'
import { FaqContents, QuestionLedger } from '../ui/faq/Faq.tsx'
import { ItemGuide, LandfillBans } from '../ui/items/ItemGuide.tsx'
import { ClosingCall } from '../ui/shared/CallsToAction.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'

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
