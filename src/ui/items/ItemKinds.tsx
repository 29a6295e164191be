import { itemPrice, spaceWords } from '../../business/pricing.ts'
import { rangeWords } from '../../domain/prices/words.ts'
import { paths } from '../../routes.ts'
import type { AcceptedItem, Catalog, Category, DisposalName } from '../../sites/schema/item.ts'
import { groupsIn, takenIn } from './indexedItems.ts'
import { BanWords, Ways } from './Ways.tsx'

type Props = { readonly catalog: Catalog }

/** What to show of the list: one kind, all of it, or only the kinds. */
export type Asked = Category | 'all' | undefined

/** The kind in a query; undefined for one that isn't known. */
export const askedKind = (kind: string, { categories }: Catalog): Asked => {
  return kind === 'all' || Object.hasOwn(categories, kind) ? (kind as Asked) : undefined
}

/** The kind under which a rule is printed; the others link to it. Bans have their own list. */
const kindWithRule = (way: DisposalName, catalog: Catalog): Category | undefined =>
  catalog.disposals[way].ban ? undefined : takenIn(catalog).find(({ goes }) => goes === way)?.category

/** It has no classes, since there are over 150 of these. */
const AcceptedRow = ({ item }: { readonly item: AcceptedItem }) => {
  const { extra } = itemPrice(item)
  return (
    <li id={`item-${item.id}`}>
      {`${item.label} `}
      <b>{spaceWords(item.cubicFeet)}</b>
      {extra && <small>{` + ${rangeWords(extra)} ${item.extra?.reason}`}</small>}
    </li>
  )
}

type KindProps = Props & { readonly kind: Category; readonly asked: Asked }
type GroupProps = KindProps & { readonly way: DisposalName; readonly items: readonly AcceptedItem[] }

const Group = ({ kind, asked, way, items, catalog }: GroupProps) => {
  const first = kindWithRule(way, catalog)
  const showsRule = asked === 'all' ? first === kind : first !== undefined
  const { name } = catalog.disposals[way]
  return (
    <div id={showsRule ? `goes-${way}` : undefined}>
      {showsRule ? (
        <>
          <h4>{name}</h4>
          <Ways way={catalog.disposals[way]} />
        </>
      ) : (
        <a href={`#goes-${way}`}>{name}</a>
      )}
      <ul>
        {items.map((item) => (
          <AcceptedRow key={item.id} item={item} />
        ))}
      </ul>
    </div>
  )
}

const Groups = (props: KindProps) =>
  groupsIn(props.kind, props.catalog).map((group) => <Group key={group.way} {...props} {...group} />)

const LeftWithYou = ({ catalog: { disposals, items } }: Props) => (
  <ul>
    {items.map(({ id, label, goes, accepted }) => {
      if (accepted) return null
      const { ban } = disposals[goes]
      return (
        <li key={id} id={`item-${id}`}>
          <h4>{label}</h4>
          {ban && <BanWords ban={ban} isTaken={false} />}
          <Ways way={disposals[goes]} />
        </li>
      )
    })}
  </ul>
)

/** A kind's items if it's asked for, otherwise a link to them. */
const Kind = (props: KindProps) => {
  const { kind, asked, catalog } = props
  const name = catalog.categories[kind]
  const id = `kind-${kind}`
  if (asked !== 'all' && asked !== kind) return <a href={`${paths.itemKinds(kind)}#${id}`}>{name}</a>
  return (
    <details id={id} open={asked === kind}>
      <summary>{name}</summary>
      {kind === 'not-accepted' ? <LeftWithYou catalog={catalog} /> : <Groups {...props} />}
    </details>
  )
}

/**
 * The kinds of items; for the ones that are asked for, their items by where they go. With all of it, a link to an item
 * opens its kind. The two columns open and close independently.
 */
export const ItemKinds = ({ catalog, asked }: Props & { readonly asked: Asked }) => {
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
            <Kind key={kind} kind={kind} asked={asked} catalog={catalog} />
          ))}
        </div>
      ))}
    </div>
  )
}
