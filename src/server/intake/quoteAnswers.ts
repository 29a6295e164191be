import { listWords, priceWords } from '../../business/quote.ts'
import type { ReadText } from '../../document/page.ts'
import { quoteOf } from '../../document/quoteOf.ts'
import type { Values } from '../../forms/form.ts'
import { logFailure } from '../lib/log.ts'

/**
 * Answers with the price that the visitor was shown for the list that they bring along, and the list in words. Both are
 * worked out here, whatever the form says. Without the catalog the booking goes on without them.
 */
export async function quoteAnswers(answers: Values, read: ReadText): Promise<Values> {
  const unquoted = { ...answers, list: '', estimate: '' }
  try {
    const quote = await quoteOf(answers, read)
    return quote ? { ...answers, list: listWords(quote.counted), estimate: priceWords(quote.estimate) } : unquoted
  } catch (error) {
    logFailure('list-not-priced', error)
    return unquoted
  }
}
