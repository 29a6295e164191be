import type { ItemNames } from '../domain/items/readNames.ts'
import type { Catalog } from '../sites/item.ts'

/** The static file of a business's items, with what people call them. */
export type ItemFile = Catalog & { readonly names: ItemNames }
