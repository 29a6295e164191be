import { sentences } from '#sentences'
import { groupsIn, takenIn } from '../../business/indexedItems.ts'
import { type ItemFile, itemPrice, spaceWords } from '../../business/pricing.ts'
import { rangeWords } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import type { Catalog, Category, DisposalName, Item } from '../../sites/schema/item.ts'
import { BanWords, Ways } from './ItemAnswer.tsx'

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
