import type { AcceptedItem, Catalogue, Category, Disposal, DisposalName } from '../../content/items.ts'
import { dollars, rungs } from '../../content/prices.ts'
import { loadPrice } from '../../domain/loadPrice.ts'
import { Ways } from './Ways.tsx'

type Props = { readonly catalogue: Catalogue }

const takenIn = ({ items }: Catalogue) => items.filter((item): item is AcceptedItem => item.accepted)

const bannedSince = ({ ban }: Disposal) => (ban === 'none' ? undefined : ban)

/** The kind under which a rule is told; the others refer to it. Bans are told in their own ledger. */
const toldUnder = (way: DisposalName, catalogue: Catalogue): Category | undefined =>
  bannedSince(catalogue.disposals[way]) ? undefined : takenIn(catalogue).find(({ goes }) => goes === way)?.category

/** Tags without classes, names as bare text: there are over 150 of these. The search reads them back. */
const Row = ({ item: { id, label, cubicFeet, extra } }: { readonly item: AcceptedItem }) => (
  <li id={`item-${id}`}>
    {`${label} `}
    <b>{dollars(loadPrice(cubicFeet, rungs))}</b>
    {extra && <small>{` + ${extra.from ? 'from ' : ''}${dollars(extra.cents)} ${extra.reason}`}</small>}
  </li>
)

type GroupProps = Props & { readonly kind: Category; readonly way: DisposalName }

const Group = ({ kind, way, catalogue }: GroupProps) => {
  const told = toldUnder(way, catalogue) === kind
  const { name } = catalogue.disposals[way]
  return (
    <div id={told ? `goes-${way}` : undefined}>
      {told ? (
        <>
          <h4>{name}</h4>
          <Ways way={catalogue.disposals[way]} />
        </>
      ) : (
        <a href={`#goes-${way}`}>{name}</a>
      )}
      <ul>
        {takenIn(catalogue)
          .filter(({ category, goes }) => category === kind && goes === way)
          .map((item) => (
            <Row key={item.id} item={item} />
          ))}
      </ul>
    </div>
  )
}

const Kind = ({ kind, catalogue }: Props & { readonly kind: Category }) => (
  <details>
    <summary>{catalogue.categories[kind]}</summary>
    {[...new Set(takenIn(catalogue).flatMap(({ category, goes }) => (category === kind ? [goes] : [])))].map((way) => (
      <Group key={way} kind={kind} way={way} catalogue={catalogue} />
    ))}
  </details>
)

const LeftWithYou = ({ catalogue: { categories, disposals, items } }: Props) => (
  <details>
    <summary>{categories['not-accepted']}</summary>
    <ul>
      {items.map(({ id, label, goes, accepted }) => {
        if (accepted) return null
        const ban = bannedSince(disposals[goes])
        return (
          <li key={id} id={`item-${id}`}>
            <h4>{label}</h4>
            {ban && <p>{`${ban.what}: banned from Illinois landfills since ${ban.since}.`}</p>}
            <Ways way={disposals[goes]} />
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
export const ItemKinds = ({ catalogue }: Props) => {
  const taken = takenIn(catalogue)
  const kinds = (Object.keys(catalogue.categories) as Category[]).filter((kind) =>
    taken.some(({ category }) => category === kind),
  )
  return (
    <div className="item-kinds">
      <div>
        {kinds.slice(0, 7).map((kind) => (
          <Kind key={kind} kind={kind} catalogue={catalogue} />
        ))}
      </div>
      <div>
        {kinds.slice(7).map((kind) => (
          <Kind key={kind} kind={kind} catalogue={catalogue} />
        ))}
        <LeftWithYou catalogue={catalogue} />
      </div>
    </div>
  )
}
