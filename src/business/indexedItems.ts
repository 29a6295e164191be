import { itemSearch } from '../domain/items/itemSearch.ts'
import type { AcceptedItem, Catalog, Category, Disposal, Item } from '../sites/schema/item.ts'
import type { ItemFile } from './pricing.ts'

export const takenIn = ({ items }: Catalog) => items.filter((item): item is AcceptedItem => item.accepted)

/** A kind's items by where they go, in the order in which they're listed. */
export function groupsIn(kind: Category, catalog: Catalog) {
  const items = takenIn(catalog).filter(({ category }) => category === kind)
  const ways = [...new Set(items.map(({ goes }) => goes))]
  return ways.map((way) => ({ way, items: items.filter(({ goes }) => goes === way) }))
}

export type IndexedItem = Item & {
  readonly heading: string
  readonly disposal: Disposal
  /** Slug of the page that it's on. */
  readonly page?: string | undefined
}

/** In the order of the list. */
const indexed = (catalog: ItemFile): IndexedItem[] => {
  const kinds = Object.keys(catalog.categories) as Category[]
  const taken = kinds.flatMap((kind) => groupsIn(kind, catalog).flatMap(({ items }) => items))
  const left = catalog.items.filter(({ accepted }) => !accepted)
  return [...taken, ...left].map((item) => ({
    ...item,
    heading: catalog.categories[item.category],
    disposal: catalog.disposals[item.goes],
    page: catalog.pages[item.id],
  }))
}

/** The search in the whole list; the server has the list already. */
export function searchIn(file: ItemFile) {
  const items = indexed(file)
  // Something that isn't on the list is about as big as one of these.
  const sizes = items.flatMap((item) => (item.accepted && item.size ? [{ ...item, size: item.size }] : []))
  return { search: itemSearch(file, items), sizes, file }
}

export type LoadedSearch = ReturnType<typeof searchIn>
