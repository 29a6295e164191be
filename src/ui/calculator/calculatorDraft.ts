import { countField, formatLoad, type IsKnown, type Load, readLoad, readSearch } from '../../domain/items/itemList.ts'
import type { Catalog, Category } from '../../sites/schema/item.ts'

/** State of the calculator: a load, the open kind, and the text in the search box. */
export type CalculatorDraft = Load & { readonly kind?: Category; readonly typed: string }

const fields = new Set(['items', 'add', 'less', 'flights', 'carry', 'zip', 'category', 'q'])

/** Whether a query has anything that the calculator reads. */
export const asksForPrice = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => fields.has(name) || name.startsWith(countField('')))

/** The kind that a query names, ours or not. The submit button's value comes after the field with the open kind. */
export const namedKind = (query: URLSearchParams): string => query.getAll('category').at(-1) ?? ''

/** Reads a query, or the fields of the calculator's form; used by the server and the script. */
export function readDraft(query: URLSearchParams, { categories }: Catalog, isKnown: IsKnown): CalculatorDraft {
  const asked = namedKind(query)
  return {
    ...readLoad(query, isKnown),
    ...(Object.hasOwn(categories, asked) && { kind: asked as Category }),
    // Once something is added, the search is done.
    typed: query.has('add') ? '' : readSearch(query),
  }
}

/** A draft in one short form, without the question mark. */
export function formatDraft(draft: CalculatorDraft): string {
  const query = new URLSearchParams(formatLoad(draft))
  if (draft.kind) query.set('category', draft.kind)
  if (draft.typed) query.set('q', draft.typed)
  return query.toString()
}
