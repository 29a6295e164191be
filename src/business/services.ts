import { services as es } from '#site/es.ts'
import { services as en } from '#site/services.ts'
import { recordsByLanguage } from '../language/texts.ts'

/** The services that have a page. */
export const services = recordsByLanguage(en, { es })
