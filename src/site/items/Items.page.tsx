import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { groupsIn, searchIn, takenIn } from '../../business/indexedItems.ts'
import { itemPagesNow } from '../../business/itemPages.ts'
import { items } from '../../business/items.ts'
import { type ItemFile, itemPrice, spaceWords } from '../../business/pricing.ts'
import { readSearch } from '../../domain/items/itemList.ts'
import { dollars, rangeWords } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import type { Page, PageRequest } from '../../shared/document/page.ts'
import { Breadcrumbs } from '../../shared/parts/Breadcrumbs.tsx'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import type { Catalog, Category, DisposalName, Item } from '../../sites/schema/item.ts'
import { BanWords, Ways } from './ItemAnswer.tsx'
import { ItemLinks, SearchItems } from './ItemGuide.tsx'

type Props = { readonly catalog: ItemFile }
type ItemProps<T extends Item> = Props & { readonly item: T }

/** The kind under which a rule is printed; the others link to it. Bans are on the FAQ. */
const kindWithRule = (way: DisposalName, catalog: Catalog): Category | undefined =>
  catalog.disposals[way].ban ? undefined : takenIn(catalog).find(({ goes }) => goes === way)?.category

/** The item's name, as a link where it has a page. */
const Label = ({ item: { id, label }, catalog: { pages } }: ItemProps<Item>) => {
  const slug = pages[id]
  return slug ? <a href={paths.itemPage(slug)}>{label}</a> : label
}

/** It has no classes, since there are over 150 of these. */
const AcceptedRow = ({ item, catalog }: ItemProps<ReturnType<typeof takenIn>[number]>) => {
  const { extra } = itemPrice(item)
  return (
    <li id={`item-${item.id}`}>
      <span>
        <Label item={item} catalog={catalog} />{' '}
      </span>
      <b>{spaceWords(item.cubicFeet)}</b>
      {extra && <small>{sentences.itemGuide.extra(rangeWords(extra), item.extra?.reason ?? '')}</small>}
      {item.first && <small>{` ${item.first}`}</small>}
    </li>
  )
}

/** A kind's items by where they go; each rule is printed once. */
const Groups = ({ kind, catalog }: Props & { readonly kind: Category }) =>
  groupsIn(kind, catalog).map(({ way, items }) => {
    const { name, ban } = catalog.disposals[way]
    const showsRule = kindWithRule(way, catalog) === kind
    return (
      <div key={way} id={showsRule ? `goes-${way}` : undefined}>
        {showsRule ? (
          <>
            <h3>{name}</h3>
            <Ways way={catalog.disposals[way]} />
          </>
        ) : (
          <a href={`${ban ? paths.faq : ''}#goes-${way}`}>{name}</a>
        )}
        <ul>
          {items.map((item) => (
            <AcceptedRow key={item.id} item={item} catalog={catalog} />
          ))}
        </ul>
      </div>
    )
  })

const LeftWithYou = ({ catalog }: Props) => (
  <ul>
    {catalog.items.map((item) => {
      if (item.accepted) return null
      const way = catalog.disposals[item.goes]
      return (
        <li key={item.id} id={`item-${item.id}`}>
          <h3>
            <Label item={item} catalog={catalog} />
          </h3>
          {way.ban && <BanWords ban={way.ban} isTaken={false} />}
          <Ways way={way} />
        </li>
      )
    })}
  </ul>
)

/** Every item under its kind, folded: a link to one, or searching in the page, opens it. The two columns open independently. */
export const ItemKinds = ({ catalog }: Props) => {
  const taken = takenIn(catalog)
  const kinds = (Object.keys(catalog.categories) as Category[]).filter((kind) =>
    taken.some(({ category }) => category === kind),
  )
  const columns = [kinds.slice(0, 7), [...kinds.slice(7), 'not-accepted' as const]]
  return (
    <div className="item-kinds">
      {columns.map((column) => (
        <div key={column[0]}>
          {column.map((kind) => (
            <details key={kind} id={`kind-${kind}`}>
              <summary>{catalog.categories[kind]}</summary>
              {kind === 'not-accepted' ? <LeftWithYou catalog={catalog} /> : <Groups kind={kind} catalog={catalog} />}
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Every item: whether we take it, about what it costs, where it goes. */
export const WholeList = ({ catalog }: { readonly catalog: ItemFile }) => (
  <Section id="list" heading={sentences.itemGuide.all(catalog.items.length)} className="item-guide wrap pt-6">
    <p className="mt-2 max-w-[40rem]">{sentences.itemGuide.each(dollars(site.price.from * 100))}</p>
    <ItemKinds catalog={catalog} />
  </Section>
)

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
        <div className="wrap item-top mb-0 pt-4 pb-8">
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
