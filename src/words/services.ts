import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/services.tsx'
import { words as es } from './es/services.tsx'

export const servicesWords = byLanguage(en, { es })
