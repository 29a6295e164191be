// The price of a request, worked out of its answers: as it's sent, and again for another day.
import { inLanguage, language } from '#language'
import { reward } from '#site/referral.ts'
import { say } from '#words'
import { hasDatedPrices } from '../business/codes.ts'
import { quoteOf } from '../business/items.ts'
import { priceRules, priceWords, type Quote, quoteWords } from '../business/pricing.ts'
import { adjustmentLines, adjustmentsFor, withLines } from '../domain/prices/adjustments.ts'
import { listWords } from '../domain/prices/price.ts'
import type { QuotedPrice } from '../domain/prices/quoted.ts'
import { ownerLanguage } from '../language/owner.ts'
import { quoteForm } from '../shared/forms/forms.ts'
import type { Values } from './event.ts'
import type { CustomerRequest } from './evolve.ts'

/** A price and the lines that it comes to, in integer cents. */
type Price = Pick<QuotedPrice, 'cents' | 'lines'>

/**
 * Answers with the price that the visitor was shown for their list, and the list in words. Both are worked out here,
 * whatever the form says. The discount is for calls: it's in a quote, and not in what was booked online.
 */
export function withPriceList(form: string, answers: Values): Values {
  const words = form === quoteForm.name ? quoteWords : priceWords
  const said = () => {
    const quote = quoteOf(answers)
    return quote ? { list: listWords(quote.counted), estimate: words(quote.estimate) } : { list: '', estimate: '' }
  }
  const forOwner = { ...answers, ...inLanguage(ownerLanguage, said) }
  const { list, estimate } = said()
  // The owner reads it in the first language, and its customer as they saw it.
  return language() === ownerLanguage || !list
    ? forOwner
    : { ...forOwner, 'said-list': list, 'said-estimate': estimate }
}

const priceOf = (lines: Price['lines']): Price => ({ cents: withLines(0, lines), lines })

/** A firm price, line by line: for the list, what its day or a code changes, and what a friend's code takes off. */
export function firmLines({ firm = 0, firmLines }: Quote, list: string, isReferred: boolean): Price {
  const base = { what: list, cents: firm - withLines(0, firmLines) }
  const friends = { id: '', words: say.message.friendsDiscount, cents: -(reward ?? 0) * 100 }
  const off = isReferred && reward ? adjustmentLines([friends], firm) : []
  return priceOf([base, ...firmLines, ...off.map(({ what, cents }) => ({ what, cents }))])
}

type Named = Partial<Pick<CustomerRequest, 'price' | 'proposed'>>
type Priced = Named & Pick<CustomerRequest, 'answers' | 'language' | 'form'>

/** Whether a firm price is the one that was booked, which goes by the day: what somebody has named stays. */
export const goesByDay = ({ price, proposed }: Named): boolean =>
  hasDatedPrices && price?.isFirm === true && price.agreed === 'page' && !price.acceptedBy && !proposed

/**
 * A firm price in another window: what depends on the day is worked out again, and all else stays as it was booked. Undefined where
 * it's the same, or doesn't go by the day.
 */
export function firmOn(request: Priced, slot: string): Price | undefined {
  const { price, answers, language } = request
  const [base, ...rest] = price?.lines ?? []
  if (!base || !goesByDay(request)) return undefined
  const rules = inLanguage(language, () => adjustmentsFor(priceRules().adjustments, { slot, code: answers.code ?? '' }))
  const moved = priceOf([base, ...adjustmentLines(rules, base.cents), ...rest.filter(({ rule }) => rule === undefined)])
  return JSON.stringify(moved.lines) === JSON.stringify(price?.lines) ? undefined : moved
}

/** What another window changes in answers: the price that was shown. Nothing where it doesn't depend on the day. */
export function pricedOn({ answers, language, form }: Priced, slot: string): { readonly answers?: Values } {
  const { estimate, 'said-estimate': said } = answers
  if (!hasDatedPrices || !estimate) return {}
  const then = inLanguage(language, () => withPriceList(form, { ...answers, slot }))
  if (then.estimate === estimate) return {}
  return { answers: { estimate: then.estimate ?? '', ...(said && { 'said-estimate': then['said-estimate'] ?? '' }) } }
}
