import { firstLanguage } from '../routes.ts'
import type { Language } from './language.ts'

/** What the owner and the crew read, at the desk and in mails: the business's first language. */
export const ownerLanguage: Language = firstLanguage
