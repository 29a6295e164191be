import { site } from '#site/site.ts'
import { itemsUrl } from '../assets.ts'
import { itemPages } from '../business/itemPages.ts'
import { items } from '../business/items.ts'
import type { Page, PageRequest } from '../document/page.ts'
import { readSearch } from '../domain/items/itemList.ts'
import { paths } from '../routes.ts'
import type { Category } from '../sites/schema/item.ts'
import { ItemLinks } from '../ui/items/ItemList.tsx'
import { formId, ItemSearch } from '../ui/items/ItemSearch.tsx'
import { searchIn } from '../ui/items/indexedItems.ts'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { Island } from '../ui/shared/Island.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { Section } from '../ui/shared/Section.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'

/** The pages by the kind of their first item, in the catalog's order. */
function pagesByKind() {
  const kindOf = (id: string) => items?.items.find((item) => item.id === id)?.category
  return Object.entries(items?.categories ?? {}).flatMap(([kind, name]) => {
    const pages = itemPages.filter(({ items: [first = ''] }) => kindOf(first) === kind)
    return pages.length > 0 ? [{ kind: kind as Category, name, pages }] : []
  })
}

function ItemsBody({ query = new URLSearchParams() }: Partial<Pick<PageRequest, 'query'>>) {
  if (!items) return null
  const asked = readSearch(query)
  return (
    <>
      <PageHead
        here="Items"
        heading="What junk removal costs, item by item"
        lead={`Prices for ${items.items.length} things, where each one goes, and how to get rid of it for free if you can.`}
        truck="truck-quarter"
      />
      <Fold />
      <div className="wrap item-guide py-10">
        <div className="item-top">
          <Island
            name="ItemSearch"
            component={ItemSearch}
            props={{
              items: itemsUrl,
              ...(asked && { asked }),
              label: 'What needs to go?',
              action: `${paths.items}#${formId}`,
            }}
            own={{ start: asked ? searchIn(items) : undefined }}
          />
        </div>
        {pagesByKind().map(({ kind, name, pages }) => (
          <Section key={kind} id={`pages-${kind}`} heading={name} className="mt-8">
            <ItemLinks pages={pages} />
          </Section>
        ))}
      </div>
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
