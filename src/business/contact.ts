import { site } from '#site/site.ts'
import { say } from '#words'
import { withExtension } from '../domain/contact/ourPhone.ts'
import { listed } from '../language/texts.ts'
import { waysToPay } from '../sites/schema/phrases.ts'
import { textNumber } from '../sites/schema/texting.ts'
import { howItWorksTexts, siteWords } from './siteTexts.ts'

export const challengeOrigin = 'https://challenges.cloudflare.com'

export const telHref = `tel:${withExtension(site.phone)}`

/**
 * Where somebody writes to us with an optional message: a text, or an email where no number takes texts. `?&body=` is read by
 * both iOS and Android.
 */
export const writeHref = (message?: string): string => {
  const [to, mark] = textNumber ? [`sms:${textNumber}`, '?&'] : [`mailto:${site.email}`, '?']
  return message ? `${to}${mark}body=${encodeURIComponent(message)}` : to
}

/** Where WhatsApp opens a chat with us; undefined for a business that isn't there. */
export const whatsappHref = site.phone.whatsapp && `https://wa.me/${site.phone.whatsapp.slice(1)}`

export const mailHref = `mailto:${site.email}`

/** "Pay by cash, credit card or check." */
export const payBy = (): string => say.business.payBy(listed(waysToPay(siteWords()), 'disjunction'))

/** What to do before we come, in the business's own words, and what to have ready: in mails, on the page and on paper. */
export function beforeWeCome(): string {
  const [first = []] = howItWorksTexts().nightBefore
  return `${first.map((part) => (typeof part === 'string' ? part : part.label)).join('')} ${payBy()}`.trim()
}

/** What it costs where nobody's there, as customers read it; empty where it costs nothing. */
export const tripFee = (): string => (site.tripFee ? say.message.tripFee(`$${site.tripFee}`) : '')

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
