import { site } from '#site/site.ts'
import { say } from '#words'
import type { Range } from '../domain/prices/price.ts'
import { dollars, rangeWords } from '../domain/prices/words.ts'
import type { PriceExtra } from '../sites/schema/price.ts'

/** "$35", or "$2 to $3" where we know only after a look. */
export const extraAmount = ({ cents, upToCents }: Pick<PriceExtra, 'cents' | 'upToCents'>): string =>
  rangeWords({ low: cents, high: upToCents ?? cents })

/** "From $95": the smallest load. */
export const fromPrice = (): string => say.prices.from(dollars(site.price.from * 100))

/**
 * What a service's example costs, on a tag: "From $95" for what's about the business's own smallest load, otherwise
 * "Usually $425 to $650".
 */
export const costWords = (cost: Range): string =>
  cost.low === site.price.from * 100 ? fromPrice() : say.prices.usually(rangeWords(cost))
