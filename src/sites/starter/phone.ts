import type { OurPhone } from '../../domain/contact/ourPhone.ts'
import answers from './answers/site.json' with { type: 'json' }

/** The number that customers call. By itself, since all words depend on whether it takes texts. */
export const phone: OurPhone = answers.phone
