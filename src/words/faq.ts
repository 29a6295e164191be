import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/faq.tsx'
import { words as es } from './es/faq.tsx'

export const faqWords = byLanguage(en, { es })
