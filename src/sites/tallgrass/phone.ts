import type { OurPhone } from '../../domain/contact/ourPhone.ts'

/** The number that customers call. By itself, since all words depend on whether it takes texts. */
export const phone: OurPhone = { e164: '+16305550147' }
