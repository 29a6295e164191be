import { quoteOf } from '../../business/items.ts'
import { listWords, priceWords } from '../../business/quote.ts'
import type { Values } from '../../forms/form.ts'

/**
 * Answers with the price that the visitor was shown for the list that they bring along, and the list in words. Both are
 * worked out here, whatever the form says.
 */
export function quoteAnswers(answers: Values): Values {
  const quote = quoteOf(answers)
  return { ...answers, list: quote ? listWords(quote.counted) : '', estimate: quote ? priceWords(quote.estimate) : '' }
}
