import { site } from '#site/site.ts'
import type { Quote } from '../business/quote.ts'
import { quoteFor } from '../business/quote.ts'
import type { Values } from '../forms/form.ts'
import type { Catalog } from '../sites/schema/item.ts'
import type { ReadText } from './page.ts'

/** The price of the list in a request's values, if there is one; only then is the catalog read. */
export const quoteOf = async (values: Values, read: ReadText): Promise<Quote | undefined> =>
  site.parts.calculator && values.items ? quoteFor(values, await read<Catalog>('/items')) : undefined
