import { say } from '#words'
import { formatLoad, loadFields, readLoad } from '../domain/items/itemList.ts'
import { type Counted, counted, type Estimate, estimate, type ProjectReason } from '../domain/prices/price.ts'
import { rangeWords } from '../domain/prices/words.ts'
import type { Catalog } from '../sites/schema/item.ts'
import { pricedItemsOf, priceRules } from './pricing.ts'

/** A list from the price calculator with its price, as the calculator shows it. */
export type Quote = {
  readonly counted: readonly Counted[]
  readonly estimate: Estimate
  /** The list in its canonical short form, for addresses. */
  readonly query: string
}

/** The price of the list in some answers; undefined without one. */
export function quoteFor(answers: Readonly<Record<string, string>>, { items, disposals }: Catalog): Quote | undefined {
  const named = new Set(answers.items?.split(/[_.]/))
  // All others have a price that nobody asks for.
  const pricedItems = pricedItemsOf({ disposals, items: items.filter(({ id }) => named.has(id)) })
  const carried = new URLSearchParams(loadFields.map((name) => [name, answers[name] ?? '']))
  const load = readLoad(carried, (id) => pricedItems.has(id))
  const list = counted(load.list, pricedItems)
  if (list.length === 0) return undefined
  return { counted: list, estimate: estimate(list, load.place, priceRules()), query: formatLoad(load) }
}

/** Why there is no price. */
export const projectWords = (reason: ProjectReason): string => say.prices.project(priceRules().trip.tires)[reason]

/** The price in a few words, as stored and sent: "$125 to $160". Empty for an empty list. */
export function priceWords(estimate: Estimate): string {
  if (estimate.kind === 'empty') return ''
  return estimate.kind === 'price' ? rangeWords(estimate.total) : say.prices.projectPrice(projectWords(estimate.reason))
}

/** The same for who may still book by phone: "$125 to $160, or $100 to $135 booked by phone" where the discount holds. */
export function quoteWords(estimate: Estimate): string {
  const words = priceWords(estimate)
  if (estimate.kind !== 'price' || !estimate.callDiscount) return words
  const { total, callDiscount } = estimate
  const called = rangeWords({ low: total.low - callDiscount, high: total.high - callDiscount })
  return say.prices.byPhone(words, called)
}
