import { site } from '#site/site.ts'

/** Turnstile's origin. */
export const challengeOrigin = 'https://challenges.cloudflare.com'

/** `tel:` address of the business's phone. */
export const telHref = `tel:${site.phone.e164}`

/** `sms:` address with an optional message; `?&body=` is read by both iOS and Android. */
export const smsHref = (message?: string): string =>
  message ? `sms:${site.phone.e164}?&body=${encodeURIComponent(message)}` : `sms:${site.phone.e164}`

export const mailHref = `mailto:${site.email}`
