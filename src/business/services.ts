import { services as en } from '#site/services.ts'
import { texts } from '#texts'
import { recordsByLanguage } from '../language/texts.ts'

/** The services that have a page. */
export const services = recordsByLanguage(en, () => texts.services)
