import { site } from '#site/site.ts'
import { say } from '#words'
import { listed } from '../language/list.ts'
import { siteWords } from './siteWords.ts'

/** "Pay by cash, credit card or check." */
export const payBy = (): string => say.business.payBy(listed(siteWords().payment, 'disjunction'))

/** What can be checked about the business before it's let in. */
export function credentials(): readonly { readonly label: string; readonly href?: string }[] {
  const { license, insurance } = siteWords()
  return [
    license ? { label: license } : undefined,
    site.insurance && insurance ? { ...site.insurance, label: insurance } : undefined,
    site.bureau,
  ].filter((credential) => credential !== undefined)
}
