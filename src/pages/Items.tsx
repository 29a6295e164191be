import { site } from '#site/site.ts'
import { itemPages } from '../business/itemPages.ts'
import { items } from '../business/items.ts'
import type { Page, PageRequest } from '../document/page.ts'
import { readSearch } from '../domain/items/itemList.ts'
import { SearchItems, WholeList } from '../ui/items/ItemGuide.tsx'
import { ItemLinks } from '../ui/items/ItemList.tsx'
import { searchIn } from '../ui/items/indexedItems.ts'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { PlainHead } from '../ui/shared/PageHead.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'

/** The pages by the kind of their first item, in the catalog's order. */
function pagesByKind() {
  const kindOf = (id: string) => items?.items.find((item) => item.id === id)?.category
  return Object.entries(items?.categories ?? {}).flatMap(([kind, name]) => {
    const pages = itemPages.filter(({ items: [first = ''] }) => kindOf(first) === kind)
    return pages.length > 0 ? [{ kind, name, pages }] : []
  })
}

/** What people ask about most: the things that have a page. */
const Asked = () => (
  <div className="wrap item-asked">
    {pagesByKind().map(({ kind, name, pages }) => (
      <section key={kind} aria-labelledby={`pages-${kind}`}>
        <h2 id={`pages-${kind}`} className="h3">
          {name}
        </h2>
        <ItemLinks pages={pages} />
      </section>
    ))}
  </div>
)

function ItemsBody({ query = new URLSearchParams() }: Partial<Pick<PageRequest, 'query'>>) {
  if (!items) return null
  const asked = readSearch(query)
  return (
    <>
      <PlainHead here="Items" heading="What junk removal costs, item by item" />
      <div className="wrap item-guide">
        <div className="item-top">
          <p className="mt-2 max-w-[34rem]">
            {`Look up any of ${items.items.length} things: what it costs to have it hauled away, where it goes, and who takes it for free.`}
          </p>
          <SearchItems asked={asked} start={asked ? searchIn(items) : undefined} />
        </div>
      </div>
      <Fold />
      {itemPages.length > 0 && <Asked />}
      <WholeList catalog={items} />
      <ClosingCall heading="Don’t see yours?" text="Text us a photo, and we’ll tell you what it costs." />
    </>
  )
}

export const itemIndex: Page = {
  kind: 'items',
  head: {
    title: `Junk removal prices by item | ${site.name}`,
    crumb: 'Items',
    pageType: 'CollectionPage',
    description:
      'What it costs to have a couch, a mattress, a fridge or a hot tub hauled away, where each of them goes, and who takes it for free.',
  },
  body: () => <ItemsBody />,
  variant: { reads: (query) => query.has('q'), body: ({ query }) => <ItemsBody query={query} /> },
}
