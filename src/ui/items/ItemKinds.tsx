import type { AcceptedItem, Category, Disposal, DisposalName } from '../../content/items.ts'
import { categories, disposals, items } from '../../content/items.ts'
import { dollars, rungs } from '../../content/prices.ts'
import { loadPrice } from '../../domain/loadPrice.ts'
import { Ways } from './Ways.tsx'

const taken = items.filter((item): item is AcceptedItem => item.accepted)
const left = items.filter(({ accepted }) => !accepted)
const kinds = (Object.keys(categories) as Category[]).filter((kind) => taken.some(({ category }) => category === kind))

const bannedSince = (way: DisposalName) => {
  const { ban }: Disposal = disposals[way]
  return ban === 'none' ? undefined : ban
}

/** The kind under which a rule is told; the others refer to it. Bans are told in their own ledger. */
const toldUnder = (way: DisposalName): Category | undefined =>
  bannedSince(way) ? undefined : taken.find(({ goes }) => goes === way)?.category

/** Tags without classes, names as bare text: there are over 150 of these. The search reads them back. */
const Row = ({ item: { id, label, cubicFeet, extra } }: { readonly item: AcceptedItem }) => (
  <li id={`item-${id}`}>
    {`${label} `}
    <b>{dollars(loadPrice(cubicFeet, rungs))}</b>
    {extra && <small>{` + ${extra.from ? 'from ' : ''}${dollars(extra.cents)} ${extra.reason}`}</small>}
  </li>
)

const Group = ({ kind, way }: { readonly kind: Category; readonly way: DisposalName }) => {
  const told = toldUnder(way) === kind
  return (
    <div id={told ? `goes-${way}` : undefined}>
      {told ? (
        <>
          <h4>{disposals[way].name}</h4>
          <Ways way={way} />
        </>
      ) : (
        <a href={`#goes-${way}`}>{disposals[way].name}</a>
      )}
      <ul>
        {taken
          .filter(({ category, goes }) => category === kind && goes === way)
          .map((item) => (
            <Row key={item.id} item={item} />
          ))}
      </ul>
    </div>
  )
}

const Kind = ({ kind }: { readonly kind: Category }) => (
  <details>
    <summary>{categories[kind]}</summary>
    {[...new Set(taken.flatMap(({ category, goes }) => (category === kind ? [goes] : [])))].map((way) => (
      <Group key={way} kind={kind} way={way} />
    ))}
  </details>
)

const LeftWithYou = () => (
  <details>
    <summary>{categories['not-accepted']}</summary>
    <ul>
      {left.map(({ id, label, goes }) => {
        const ban = bannedSince(goes)
        return (
          <li key={id} id={`item-${id}`}>
            <h4>{label}</h4>
            {ban && <p>{`${ban.what}: banned from Illinois landfills since ${ban.since}.`}</p>}
            <Ways way={goes} />
          </li>
        )
      })}
    </ul>
  </details>
)

/**
 * All items by kind, and within a kind by where they go. A link to an item opens the kind that it is in. The two columns
 * open and close by themselves.
 */
export const ItemKinds = () => (
  <div className="item-kinds">
    <div>
      {kinds.slice(0, 7).map((kind) => (
        <Kind key={kind} kind={kind} />
      ))}
    </div>
    <div>
      {kinds.slice(7).map((kind) => (
        <Kind key={kind} kind={kind} />
      ))}
      <LeftWithYou />
    </div>
  </div>
)
