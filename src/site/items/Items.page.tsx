import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { searchIn } from '../../business/indexedItems.ts'
import { itemPagesNow } from '../../business/itemPages.ts'
import { items } from '../../business/items.ts'
import { readSearch } from '../../domain/items/itemList.ts'
import type { Page, PageRequest } from '../../shared/document/page.ts'
import { Breadcrumbs } from '../../shared/parts/Breadcrumbs.tsx'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { ItemLinks, SearchItems, WholeList } from './ItemGuide.tsx'

/** The pages by the kind of their first item, in the catalog's order. */
function pagesByKind() {
  const catalog = items()
  const kindOf = (id: string) => catalog?.items.find((item) => item.id === id)?.category
  return Object.entries(catalog?.categories ?? {}).flatMap(([kind, name]) => {
    const pages = itemPagesNow().filter(({ items: [first = ''] }) => kindOf(first) === kind)
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
  const catalog = items()
  if (!catalog) return null
  const asked = readSearch(query)
  const { crumb, heading, lead, lookUp, picture, closingHeading, closing } = sentences.itemGuide
  return (
    <>
      <div className="item-guide bg-sky border-b border-line">
        <div className="wrap item-top item-lookup">
          <div>
            <Breadcrumbs here={crumb} />
            <h1 className="h1 mt-3 max-w-[14ch]">{heading}</h1>
            <p className="mt-3 max-w-[34rem] text-[1.125rem] leading-relaxed">{lead(catalog.items.length)}</p>
          </div>
          {/* The answer's ticket has a heading below this one. */}
          <h2 className="sr-only">{lookUp}</h2>
          <SearchItems asked={asked} start={asked ? searchIn(catalog) : undefined} />
          <div className="item-picture max-md:hidden" hidden={asked !== ''}>
            <Drawing name="home-sorting" alt={picture} className="w-full h-auto rounded" eager />
          </div>
        </div>
      </div>
      {itemPagesNow().length > 0 && <Asked />}
      <WholeList catalog={catalog} />
      <ClosingCall heading={closingHeading} text={closing} />
    </>
  )
}

export function itemIndex(): Page {
  const { title, crumb, description } = sentences.itemGuide
  return {
    kind: 'items',
    head: { title: title(site.name), crumb, pageType: 'CollectionPage', description },
    body: () => <ItemsBody />,
    variant: { reads: (query) => query.has('q'), body: ({ query }) => <ItemsBody query={query} /> },
  }
}
