import { site } from '#site/site.ts'
import { quoteFor } from '../../content/quote.ts'
import type { ReadText } from '../../document/page.ts'
import type { Values } from '../../forms/form.ts'
import type { Catalog } from '../../sites/item.ts'
import { listWords, priceWords } from '../../ui/price/estimateWords.ts'
import { logFailure } from '../log.ts'

/**
 * Answers with the price that the visitor was shown for the list that they bring along, and the list in words. Both are
 * worked out here, whatever the form says. Without the catalog the booking goes on without them.
 */
export async function quoteAnswers(answers: Values, read: ReadText): Promise<Values> {
  const said = { list: '', estimate: '' }
  if (!answers.items || !site.parts.calculator) return { ...answers, ...said }
  try {
    const quote = quoteFor(answers, await read<Catalog>('/items'))
    return quote
      ? { ...answers, list: listWords(quote.counted), estimate: priceWords(quote.estimate) }
      : { ...answers, ...said }
  } catch (error) {
    logFailure('list-not-priced', error)
    return { ...answers, ...said }
  }
}
