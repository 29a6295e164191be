import { sentences } from '#sentences'
import { type LoadPrice, loadPrice, percentOf } from '../../business/itemPages.ts'
import { rangeWords } from '../../domain/prices/words.ts'
import { paths } from '../../routes.ts'
import type { ItemPage } from '../../sites/schema/itemPage.ts'
import { cargo } from '../calculator/TruckTotal.tsx'
import { Truck } from '../drawings/truck/Truck.tsx'
import { Breadcrumbs } from '../shared/Breadcrumbs.tsx'
import { HeadActions } from '../shared/HeadActions.tsx'
import { bold, TapLink } from '../shared/Link.tsx'

/** The truck with the load in it, to scale, on a road that ends the head. */
const LoadedTruck = ({ load: { counted, estimate }, label }: { readonly load: LoadPrice; readonly label: string }) => {
  const share = percentOf(estimate)
  return (
    <figure className="item-truck">
      <figcaption>{sentences.itemPage.fills(share, bold)}</figcaption>
      <Truck load={cargo(counted)} title={sentences.itemPage.truck(share, label)} />
    </figure>
  )
}

/** The answer first: what it costs, or who takes it. */
export const ItemHead = ({ page }: { readonly page: ItemPage }) => {
  const load = page.accepted ? loadPrice(page.usual.items) : undefined
  return (
    <div className="item-head">
      <div className="wrap">
        <div>
          <Breadcrumbs crumbs={[{ path: paths.items, label: sentences.itemPage.crumb }]} here={page.name} />
          <h1 className="h1 mt-3 max-w-[16ch] text-balance">{page.name}</h1>
          <p className="item-answers">
            {page.accepted
              ? load && sentences.itemPage.usually(page.name, rangeWords(load.estimate.total), page.usual.label, bold)
              : page.answer}
          </p>
          <p className="mt-3 max-w-[34rem] text-[1.125rem] leading-relaxed">{page.lead}</p>
          {load ? (
            <HeadActions load={load.query} />
          ) : (
            <p className="mt-6">
              <a href="#free" className="btn-main">
                {sentences.itemPage.whereToTake}
              </a>
            </p>
          )}
          {load && (
            <p className="mt-1">
              <TapLink href="#free">{sentences.itemPage.orFree}</TapLink>
            </p>
          )}
        </div>
        {page.accepted && load && <LoadedTruck load={load} label={page.usual.label} />}
      </div>
    </div>
  )
}
