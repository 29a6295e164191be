/**
 * Prices that the services' texts print, from the same items and rungs as the price calculator, so that a changed price
 * changes the texts. Lists are written as in the calculator's addresses: `sofa_loveseat`, `cubicle.3`.
 */
import { parseItemList } from '../../domain/items/itemList.ts'
import { loadPrice, toFiveDollars } from '../../domain/prices/loadPrice.ts'
import type { AcceptedItem, Item } from '../item.ts'
import type { ExtraId } from '../price.ts'
import { items } from './items.ts'
import { extras, rungs } from './prices.ts'

type Counted = { readonly item: AcceptedItem; readonly count: number }

const isAccepted = (item: Item): item is AcceptedItem => item.accepted

const accepted = new Map(items.filter(isAccepted).map((item) => [item.id, item]))

function counted(list: string): Counted[] {
  const found = parseItemList(list, (id) => accepted.has(id)).flatMap(({ id, count }) => {
    const item = accepted.get(id)
    return item ? [{ item, count }] : []
  })
  if (found.length !== list.split('_').length) throw new Error(`No price for ${list}: it has an unknown item`)
  return found
}

const spaceCents = (list: string): number =>
  loadPrice(
    counted(list).reduce((sum, { item, count }) => sum + item.cubicFeet * count, 0),
    rungs,
  )

const extraCents = (list: string): number =>
  counted(list).reduce((sum, { item, count }) => sum + (item.extra?.cents ?? 0) * count, 0)

/** Integer dollars as text: "$1,280". */
export const inDollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

/** About what a list costs in integer dollars: its space, and its items' extras at their least. */
export function guideDollars(list: string): number {
  const [space, added] = [spaceCents(list), extraCents(list)]
  return (added > 0 ? toFiveDollars(space + added) : space) / 100
}

/** The same as text: "$455". */
export const guidePrice = (list: string): string => inDollars(guideDollars(list))

/** What a list's space in the truck alone costs: "$305". */
export const spacePrice = (list: string): string => inDollars(spaceCents(list) / 100)

/** What a list's items cost on top of their space: "$150". */
export const addedPrice = (list: string): string => inDollars(extraCents(list) / 100)

/** One unit of a general extra: "$25". */
export function extraPrice(id: ExtraId): string {
  const found = extras.find((extra) => extra.id === id)
  if (!found) throw new Error(`No extra named ${id}`)
  return inDollars(found.cents / 100)
}
