import { sentences } from '#sentences'
import { type LoadPrice, loadPrice, percentOf, relatedPages } from '../../business/itemPages.ts'
import { callDiscountTerms } from '../../business/pricing.ts'
import { towns } from '../../business/siteTexts.ts'
import { rangeWords } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { itemData } from '../../shared/document/structuredData/records.ts'
import { Truck } from '../../shared/drawings/truck/Truck.tsx'
import { Breadcrumbs } from '../../shared/parts/Breadcrumbs.tsx'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { JobsHere } from '../../shared/parts/JobCards.tsx'
import { bold, TapLink } from '../../shared/parts/Link.tsx'
import { PriceWays } from '../../shared/parts/PriceWays.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import type { ItemPage, TakenItemPage } from '../../sites/schema/itemPage.ts'
import { LoadTable } from '../prices/LoadTable.tsx'
import { cargo } from '../prices/TruckTotal.tsx'
import { ItemEnd, ItemFree, ItemOut } from './ItemFree.tsx'
import { ItemLinks, NameLinks } from './ItemGuide.tsx'

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
            <PriceWays load={load.query} className="mt-6" />
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

/** Every size with the calculator's price, and what changes it. */
export const ItemPrices = ({ page: { thing, sizes, moves } }: { readonly page: TakenItemPage }) => (
  <Section id="prices" heading={sentences.itemPage.costs(thing)} className="wrap py-12 md:py-16">
    <div className="item-sizes">
      <LoadTable loads={sizes} />
      <dl className="item-moves">
        {moves.map(({ what, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <p className="mt-5 max-w-[38rem] text-[1rem] text-soft">{sentences.itemPage.estimates(callDiscountTerms())}</p>
  </Section>
)

/** Three more things, and the towns where none of the page's parts has them. */
const Related = ({ page }: { readonly page: ItemPage }) => (
  <div className="wrap pb-14 md:pb-20">
    <Section id="related" heading={sentences.itemPage.related}>
      <ItemLinks pages={relatedPages(page)} />
      <p className="mt-2">
        <TapLink href={paths.items}>{sentences.itemPage.all}</TapLink>
      </p>
    </Section>
    {!page.curb && (
      <Section id="towns" heading={sentences.itemPage.pickUp} level={3} className="mt-6">
        <NameLinks of={towns()} hrefOf={paths.town} />
      </Section>
    )}
  </div>
)

export const itemPage = (page: ItemPage): Page => ({
  kind: 'item',
  head: {
    title: page.title,
    crumb: page.name,
    description: page.description,
    structuredData: (siteUrl) => (page.accepted ? [itemData(page, siteUrl)] : []),
  },
  body: () => (
    <>
      <ItemHead page={page} />
      {page.accepted && <ItemPrices page={page} />}
      {!page.accepted && <ItemFree page={page} />}
      <ItemOut page={page} />
      {page.accepted && <ItemFree page={page} />}
      <JobsHere path={paths.itemPage(page.slug)} />
      <ItemEnd page={page} />
      <Related page={page} />
      {page.accepted ? <ClosingCall /> : <ClosingCall heading={sentences.itemPage.closing} />}
    </>
  ),
})
