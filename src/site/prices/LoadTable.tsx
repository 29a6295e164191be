import { sentences } from '#sentences'
import { loadPrice, percentOf } from '../../business/itemPages.ts'
import { rangeWords } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import type { PricedLoad } from '../../sites/schema/itemPage.ts'

/** How much of the truck's length a load takes, as a bar. */
const ShareBar = ({ share }: { readonly share: number }) => (
  <svg viewBox="0 0 100 8" className="item-bar" aria-hidden="true">
    <path d="M0 0H100V8H0Z" />
    <path d={`M0 0H${Math.max(1, Math.round(share * 100))}V8H0Z`} />
  </svg>
)

const Row = ({ items, label, note }: PricedLoad) => {
  const { estimate, query } = loadPrice(items)
  return (
    <tr>
      <th scope="row">
        <a href={`${paths.calculator}?${query}`} className="link tap">
          {label}
        </a>
        {note && <small>{note}</small>}
      </th>
      <td>{sentences.itemPage.pounds(estimate.pounds.toLocaleString('en-US'))}</td>
      <td>
        <ShareBar share={estimate.share} />
        {percentOf(estimate)}
      </td>
      <td>{rangeWords(estimate.total)}</td>
    </tr>
  )
}

/** Loads with the calculator's weight, space and price; each leads to the calculator with it in the truck. */
export const LoadTable = ({ loads }: { readonly loads: readonly PricedLoad[] }) => (
  <div className="load-table">
    <table>
      <thead>
        <tr>
          <th scope="col">{sentences.itemPage.columns.what}</th>
          <th scope="col">{sentences.itemPage.columns.weight}</th>
          <th scope="col">{sentences.itemPage.columns.truck}</th>
          <th scope="col">{sentences.itemPage.columns.usually}</th>
        </tr>
      </thead>
      <tbody>
        {loads.map((load) => (
          <Row key={load.items} {...load} />
        ))}
      </tbody>
    </table>
  </div>
)
