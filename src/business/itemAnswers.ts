import { site } from '#site/site.ts'
import { TRUCK_CUBIC_FEET } from '../domain/prices/truckload.ts'
import type { ItemAnswer, ItemsAnswer } from '../forms/answers.ts'
import type { Catalog, Item } from '../sites/schema/item.ts'
import { itemHref } from './itemPages.ts'
import { itemPrice } from './pricing.ts'

/** An item as programs read it, with the calculator's price of one. */
export function itemAnswerOf(item: Item, { categories, disposals }: Catalog, siteUrl: string): ItemAnswer {
  const { id, label: name, category, accepted: taken, goes } = item
  const said = { id, name, kind: categories[category], taken, goes: disposals[goes].goes, page: siteUrl + itemHref(id) }
  if (!item.accepted) return said
  const { low, high } = itemPrice(item).total
  return { ...said, price: { low: low / 100, high: high / 100 }, cubicFeet: item.cubicFeet, pounds: item.pounds }
}

/** All of them. */
export const itemsAnswerOf = (catalog: Catalog, siteUrl: string): ItemsAnswer => ({
  currency: site.price.currency,
  truck: { cubicFeet: TRUCK_CUBIC_FEET, price: { low: site.price.from, high: site.price.to } },
  items: catalog.items.map((item) => itemAnswerOf(item, catalog, siteUrl)),
})
