import { formatUsPhone } from './contact.ts'

export type OurPhone = {
  readonly e164: string
  readonly extension?: string | undefined
  readonly label?: string | undefined
  /** "yes", "no", or a number of its own. */
  readonly texts?: string | undefined
  readonly whatsapp?: string | undefined
}

const isTollFree = (e164: string) => /^\+18(?:00|33|44|55|66|77|88)/.test(e164)

/**
 * The number that takes texts; undefined where none does. A toll-free number, or one with an extension, takes some only where
 * the business says so.
 */
export function textsTo({ e164, extension, texts = extension || isTollFree(e164) ? 'no' : 'yes' }: OurPhone) {
  if (texts === 'no') return undefined
  return texts === 'yes' ? e164 : texts
}

/** The number as RFC 3966 writes it: `+12025550123;ext=4`. */
export const withExtension = ({ e164, extension }: OurPhone): string => (extension ? `${e164};ext=${extension}` : e164)

/** The number as people read it: "(202) 555-0123 ext. 4". */
export const phoneLabel = (phone: OurPhone): string => phone.label ?? formatUsPhone(withExtension(phone))
