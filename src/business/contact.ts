import { site } from '#site/site.ts'
import { say } from '#words'
import { listed } from '../language/texts.ts'
import { waysToPay } from '../sites/schema/phrases.ts'
import { howItWorksTexts, siteWords } from './siteTexts.ts'

export const challengeOrigin = 'https://challenges.cloudflare.com'

export const telHref = `tel:${site.phone.e164}`

/** `sms:` address with an optional message; `?&body=` is read by both iOS and Android. */
export const smsHref = (message?: string): string =>
  message ? `sms:${site.phone.e164}?&body=${encodeURIComponent(message)}` : `sms:${site.phone.e164}`

export const mailHref = `mailto:${site.email}`

/** "Pay by cash, credit card or check." */
export const payBy = (): string => say.business.payBy(listed(waysToPay(siteWords()), 'disjunction'))

/** What to do before we come, in the business's own words, and what to have ready: in mails, on the page and on paper. */
export function beforeWeCome(): string {
  const [first = []] = howItWorksTexts().nightBefore
  return `${first.map((part) => (typeof part === 'string' ? part : part.label)).join('')} ${payBy()}`.trim()
}

/** Where somebody pays so many cents online, at the business's own service; undefined where it has none. */
export const payUrl = (cents: number, reference: string, link = site.payLink): string | undefined =>
  link?.replaceAll('{amount}', (cents / 100).toFixed(2)).replaceAll('{reference}', reference)

/** What can be checked about the business before it's let in. */
export function credentials(): readonly { readonly label: string; readonly href?: string }[] {
  const { license, insurance } = siteWords()
  return [
    license ? { label: license } : undefined,
    site.insurance && insurance ? { ...site.insurance, label: insurance } : undefined,
    site.bureau,
  ].filter((credential) => credential !== undefined)
}
