import { site } from '#site/site.ts'
import { listed } from '../language/list.ts'
import { businessWords } from '../words/business.ts'
import { siteWords } from './siteWords.ts'

/** "Pay by cash, credit card or check." */
export const payBy = (): string => businessWords().payBy(listed(siteWords().payment, 'disjunction'))

/** What can be checked about the business before it's let in. */
export function credentials(): readonly { readonly label: string; readonly href?: string }[] {
  const { license, insurance } = siteWords()
  return [
    license ? { label: license } : undefined,
    site.insurance && insurance ? { ...site.insurance, label: insurance } : undefined,
    site.bureau,
  ].filter((credential) => credential !== undefined)
}
