import { questionGroups } from '#site/faq.ts'
import { site } from '#site/site.ts'
import { items } from '../business/items.ts'
import { cutoff } from '../business/places.ts'
import type { Page } from '../document/page.ts'
import { FaqContents, QuestionLedger } from '../ui/faq/Faq.tsx'
import { ItemGuide, LandfillBans } from '../ui/items/ItemGuide.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'

const guide = { id: 'where-does-it-go', name: 'Where does it go?' }

const FaqBody = () => (
  <>
    <PageHead
      here="FAQ"
      heading="Frequently asked questions"
      lead={`From $${site.price.from} to $${site.price.to} by the space you fill. Usually the same day, if you call before ${cutoff()}, and you don’t lift a thing. Here’s the rest.`}
      truck="truck-half"
    />
    <Fold />
    <div className="wrap py-8 grid gap-8 lg:py-16 lg:grid-cols-[min(13.5rem,23%)_minmax(0,1fr)] lg:items-start">
      <FaqContents groups={questionGroups} more={items ? [guide] : []} />
      <QuestionLedger groups={questionGroups} />
    </div>
    {items && (
      <>
        <ItemGuide catalog={items} />
        <LandfillBans catalog={items} />
      </>
    )}
    <ClosingCall
      heading="Didn’t find your question?"
      text="Call or text us, and a person who does this work will answer."
    />
  </>
)

export const faq: Page = {
  kind: 'faq',
  head: {
    title: 'Junk removal questions and answers',
    crumb: 'FAQ',
    description:
      'How much junk removal costs, how soon we can come, what we take and where it goes. Straight answers to the questions people ask before they book.',
  },
  body: () => <FaqBody />,
}
