import { sentences } from '#sentences'
import { loadPrice, percentOf } from '../../business/itemPages.ts'
import { callDiscountTerms } from '../../business/pricing.ts'
import { rangeWords } from '../../domain/prices/words.ts'
import { paths } from '../../routes.ts'
import type { PricedLoad, TakenItemPage } from '../../sites/schema/itemPage.ts'
import { Section } from '../shared/Section.tsx'

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
        <a href={`${paths.calculator}?${query}`}>{label}</a>
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

/** Every size with the calculator's price, and what changes it. */
export const ItemPrices = ({ page: { thing, sizes, moves } }: { readonly page: TakenItemPage }) => (
  <Section id="prices" heading={sentences.itemPage.costs(thing)} className="wrap py-12 md:py-16">
    <div className="item-sizes">
      <div>
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
            {sizes.map((size) => (
              <Row key={size.items} {...size} />
            ))}
          </tbody>
        </table>
      </div>
      <dl className="item-moves">
        {moves.map(({ what, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <p className="mt-5 max-w-[46rem] text-[1rem] text-soft">{sentences.itemPage.estimates(callDiscountTerms())}</p>
  </Section>
)
