import { site } from '#site/site.ts'
import { itemPages } from '../business/itemPages.ts'
import { items } from '../business/items.ts'
import type { Page, PageRequest } from '../document/page.ts'
import { readSearch } from '../domain/items/itemList.ts'
import { SearchItems, WholeList } from '../ui/items/ItemGuide.tsx'
import { ItemLinks } from '../ui/items/ItemList.tsx'
import { searchIn } from '../ui/items/indexedItems.ts'
import { Breadcrumbs } from '../ui/shared/Breadcrumbs.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { Drawing } from '../ui/shared/Drawing.tsx'
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
  <div className="wrap item-asked pt-10 md:pt-14">
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
      <div className="item-guide bg-sky border-b border-line">
        <div className="wrap item-top item-lookup">
          <div>
            <Breadcrumbs here="Items" />
            <h1 className="h1 mt-3 max-w-[14ch]">What junk removal costs, item by item</h1>
            <p className="mt-3 max-w-[34rem] text-[1.125rem] leading-relaxed">
              {`Look up any of ${items.items.length} things: what it costs to have it hauled away, where it goes, and who takes it for free.`}
            </p>
          </div>
          {/* The answer's ticket has a heading below this one. */}
          <h2 className="sr-only">Look up an item</h2>
          <SearchItems asked={asked} start={asked ? searchIn(items) : undefined} />
          <div className="item-picture max-md:hidden" hidden={asked !== ''}>
            <Drawing
              name="home-sorting"
              alt="Furniture to donate, metal to recycle and a few trash bags at our yard"
              className="w-full h-auto rounded"
              eager
            />
          </div>
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
