import { questionGroups } from '#site/faq.ts'
import { site } from '#site/site.ts'
import { itemsUrl } from '../assets.ts'
import { items } from '../business/items.ts'
import { cutoff } from '../business/places.ts'
import type { Page, PageRequest } from '../document/page.ts'
import { readSearch } from '../domain/items/itemList.ts'
import { FaqContents, QuestionLedger } from '../ui/faq/Faq.tsx'
import { ItemGuide } from '../ui/items/ItemGuide.tsx'
import { askedKind } from '../ui/items/ItemKinds.tsx'
import { searchIn } from '../ui/items/indexedItems.ts'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { Link } from '../ui/shared/Link.tsx'
import { NotUnderstood } from '../ui/shared/NotUnderstood.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'

const guide = { id: 'where-does-it-go', name: 'Where does it go?' }

/** What the query asks of the list; without the script it's answered here. */
function listAsked(query: URLSearchParams) {
  const asked = readSearch(query)
  return { asked, start: items && asked ? searchIn(items) : undefined }
}

const FaqBody = ({ query = new URLSearchParams() }: Partial<Pick<PageRequest, 'query'>>) => {
  const named = query.get('kind') ?? ''
  const kind = items && askedKind(named, items)
  return (
    <>
      <PageHead
        here="FAQ"
        heading="Frequently asked questions"
        lead={`From $${site.price.from} to $${site.price.to} by the space you fill. Usually the same day, if you call before ${cutoff}, and you don’t lift a thing. Here’s the rest.`}
        truck="truck-half"
      />
      {items && named !== '' && !kind && (
        <div className="wrap">
          <NotUnderstood words={[named]}>
            It isn’t one of the kinds on our list. <Link href="#where-does-it-go">See all kinds</Link>
          </NotUnderstood>
        </div>
      )}
      <Fold />
      <div className="wrap py-8 grid gap-8 lg:py-16 lg:grid-cols-[min(13.5rem,23%)_minmax(0,1fr)] lg:items-start">
        <FaqContents groups={questionGroups} more={items ? [guide] : []} />
        <QuestionLedger groups={questionGroups} />
      </div>
      {items && <ItemGuide catalog={items} asked={kind} search={{ items: itemsUrl, ...listAsked(query) }} />}
      <ClosingCall
        heading="Didn’t find your question?"
        text="Call or text us, and a person who does this work will answer."
      />
    </>
  )
}

export const faq: Page = {
  kind: 'faq',
  head: {
    title: 'Junk removal questions and answers',
    crumb: 'FAQ',
    description:
      'How much junk removal costs, how soon we can come, what we take and where it goes. Straight answers to the questions people ask before they book.',
  },
  body: () => <FaqBody />,
  variant: {
    reads: (query) => query.has('kind') || query.has('q'),
    body: ({ query }) => <FaqBody query={query} />,
  },
}
